// Before the first paint: the theme this person chose, if any; else the stylesheet follows the system.
// And the sentences of the first page in this person's language come along with its script.
const told = document.documentElement.dataset;
let chosen = null;
try {
  chosen = localStorage.getItem("starboard.language");
  const theme = localStorage.getItem("starboard.theme");
  if (theme) told.theme = theme;
} catch {}
const spoken = [chosen, ...navigator.languages.map((tag) => tag.slice(0, 2)), "en"].find((code) => told[code]);
for (const href of told[spoken]?.split(" ") ?? []) {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}
