/** A variant as an address: the numbers themselves, so that nothing is stored for it. */

export const linkTo = (game: string, name: string, values: [path: string, value: unknown][]): string => {
  const parts = new URLSearchParams(name ? { name } : {});
  for (const [path, value] of values) parts.set(path, JSON.stringify(value));
  return `/workshop/${game}${parts.size ? `#${parts}` : ""}`;
};

/** What an address names, whatever the game makes of it. */
export function readLink(hash: string): { name: string; values: [path: string, text: string][] } {
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  return { name: parts.get("name") ?? "", values: [...parts].filter(([path]) => path !== "name") };
}
