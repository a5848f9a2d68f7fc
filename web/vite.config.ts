import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** The page is built into the Python package, which serves it; while developing, Vite asks that server. */
const SERVER = process.env.STARBOARD_SERVER ?? "http://127.0.0.1:8765";

const OUT = join(import.meta.dirname, "../src/starboard/server/static");
const PACKED = /\.(js|css|html|svg|webmanifest)$/;
const WORTH_IT = 1000;

/** Leaves a .br and a .gz beside every file that gets smaller by it; the server sends what the browser takes. */
function packed(): Plugin {
  return {
    name: "starboard-packed",
    apply: "build",
    closeBundle() {
      for (const name of readdirSync(OUT, { recursive: true }).map(String)) {
        if (PACKED.test(name)) pack(join(OUT, name));
      }
    },
  };
}

function pack(file: string): void {
  const whole = readFileSync(file);
  if (whole.length < WORTH_IT) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: whole.length };
  writeFileSync(`${file}.br`, brotliCompressSync(whole, { params }));
  writeFileSync(`${file}.gz`, gzipSync(whole, { level: 9 }));
}

/** Names the files with the first page's sentences in every language, for theme.js to fetch one of them early. */
function wordsAhead(): Plugin {
  return {
    name: "starboard-words",
    apply: "build",
    transformIndexHtml(html, { bundle = {}, chunk }) {
      const first = [chunk, ...(chunk?.imports ?? []).map((name) => bundle[name])];
      const modules = first.flatMap((file) => (file?.type === "chunk" ? file.moduleIds : []));
      const parts = modules.flatMap((id) => /\/words\/(\w+)\.ts$/.exec(id)?.[1] ?? []);
      const tongues: Record<string, string[]> = {};
      for (const file of Object.values(bundle)) {
        const [, tongue, part] =
          /\/words\/(\w\w)\/(\w+)\.ts$/.exec((file.type === "chunk" && file.facadeModuleId) || "") ?? [];
        if (parts.includes(part)) (tongues[tongue] ??= []).push(`/${file.fileName}`);
      }
      const told = Object.entries(tongues).map(([tongue, files]) => ` data-${tongue}="${files.join(" ")}"`);
      return html.replace("<html", `<html${told.join("")}`);
    },
  };
}

/** A file with the sentences of one language says so by its name. */
const tongueOf = (module: string | null): string => /\/words\/(\w\w)\//.exec(module ?? "")?.[1].concat("-") ?? "";

export default defineConfig({
  plugins: [svelte(), wordsAhead(), packed()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { chunkFileNames: ({ facadeModuleId }) => `assets/${tongueOf(facadeModuleId)}[name]-[hash].js` },
    },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
