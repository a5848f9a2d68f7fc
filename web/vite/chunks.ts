/** In which files the built page comes: what the first page needs, what tables share, and a file for each other page. */
import { join } from "node:path";
import type { Rolldown } from "vite";

type Graph = Rolldown.ChunkingContext;

const FIRST_PAGE = join(import.meta.dirname, "../index.html");
const OF_A_TABLE = /\/(pages\/Table\.svelte|games\/\w+\/room\.ts)$/;
const OF_A_ROOM = /\/games\/\w+\//;

/** The name of the file that a module goes into; null leaves it to the bundler. Fewer files pack better. */
export function fileOfModule(): (module: string, graph: Graph) => string | null {
  let names: Map<string, string> | undefined;
  return (module, graph) => (names ??= named(graph)).get(module) ?? null;
}

function named(graph: Graph): Map<string, string> {
  const first = reached(FIRST_PAGE, graph);
  const names = new Map([...first].map((module) => [module, "first"]));
  const pages = new Map(pagesFrom(FIRST_PAGE, graph).map((page) => [page, reached(page, graph)]));
  for (const [page, modules] of pages) {
    for (const module of OF_A_TABLE.test(page) ? modules : []) {
      const shared = [...pages.values()].filter((others) => others.has(module)).length > 1;
      if (shared && !first.has(module) && !OF_A_ROOM.test(module)) names.set(module, "table");
    }
  }
  return names;
}

/** What is loaded with a page: it, and all that it imports at once. */
function reached(page: string, graph: Graph): Set<string> {
  const found = new Set([page]);
  for (const module of found) for (const next of graph.getModuleInfo(module)?.importedIds ?? []) found.add(next);
  return found;
}

/** Pages and rooms that are loaded when they are opened, from this one or from another of them. */
function pagesFrom(start: string, graph: Graph): string[] {
  const found = new Set([start]);
  for (const page of found) {
    for (const module of reached(page, graph)) {
      for (const next of graph.getModuleInfo(module)?.dynamicallyImportedIds ?? []) found.add(next);
    }
  }
  found.delete(start);
  return [...found];
}
