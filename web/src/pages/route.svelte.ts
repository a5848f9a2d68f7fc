/** Where in the page one is: the address and nothing else decides. */

export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "invitation"; token: string }
  | { page: "sign-in"; token: string }
  | { page: "lost" };

export function read(path: string): Route {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean);
  if (!first) return { page: "home" };
  if (rest.length || !second) return { page: "lost" };
  if (first === "t") return { page: "table", id: second };
  if (first === "j") return { page: "invitation", token: second };
  if (first === "s") return { page: "sign-in", token: second };
  return { page: "lost" };
}

class Address {
  route = $state.raw<Route>(read(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.route = read(location.pathname)));
  }

  to(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.route = read(path.split(/[?#]/)[0]);
    scrollTo(0, 0);
  }
}

export const address = new Address();

/** For links within the page: a plain click changes the address without loading anew. */
export function go(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  address.to(event.currentTarget.getAttribute("href") ?? "/");
}
