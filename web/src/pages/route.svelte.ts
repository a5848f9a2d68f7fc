/** Where in the page one is: the address and nothing else decides. */

export type Route =
  | { page: "home" }
  | { page: "table"; id: string; secret: string }
  | { page: "back"; id: string; mark: string; seat: number | null; secret: string }
  | { page: "seen" }
  | { page: "games" }
  | { page: "puzzles"; id: number | null }
  | { page: "lessons" }
  | { page: "learn"; game: string; lesson: string }
  | { page: "rules"; game: string; clause: string; table: string; lesson: string }
  | { page: "workshop"; game: string; numbers: string }
  | { page: "sign-in"; secret: string }
  | { page: "lost" };

export function read(path: string, hash = "", query = ""): Route {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean);
  const secret = hash.replace(/^#/, "");
  if (!first) return { page: "home" };
  if (first === "t" && second && !rest.length) return { page: "table", id: second, secret };
  if (first === "t" && rest[0] === "back" && rest.length <= 3)
    return { page: "back", id: second, mark: rest[1] ?? "", seat: rest[2] ? Number(rest[2]) || 0 : null, secret };
  if (first === "learn" && !second) return { page: "lessons" };
  if (first === "learn" && second && rest.length <= 1) return { page: "learn", game: second, lesson: rest[0] ?? "" };
  if (first === "rules" && second && !rest.length)
    return {
      page: "rules",
      game: second,
      clause: secret,
      table: asked(query, "table"),
      lesson: asked(query, "lesson"),
    };
  if (first === "workshop" && !rest.length) return { page: "workshop", game: second, numbers: secret };
  if (first === "seen" && !second) return { page: "seen" };
  if (first === "games" && !second) return { page: "games" };
  if (first === "puzzles" && !rest.length) return { page: "puzzles", id: /^\d+$/.test(second) ? Number(second) : null };
  if (first === "signin" && !second) return { page: "sign-in", secret };
  return { page: "lost" };
}

/** A word that the address asks for. */
const asked = (query: string, name: string): string => new RegExp(`[?&]${name}=(\\w+)`).exec(query)?.[1] ?? "";

class Address {
  route = $state.raw<Route>(read(location.pathname, location.hash, location.search));

  constructor() {
    const follow = () => (this.route = read(location.pathname, location.hash, location.search));
    addEventListener("popstate", follow);
    addEventListener("hashchange", follow);
  }

  to(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    const url = new URL(path, location.href);
    this.route = read(url.pathname, url.hash, url.search);
    scrollTo(0, 0);
  }
}

export const address = new Address();

/** For links within the page: a plain click changes the address without loading anew. */
export function go(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  address.to(event.currentTarget.getAttribute("href") ?? "/");
}
