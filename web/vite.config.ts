/// <reference types="vitest/config" />
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { fileOfModule } from "./vite/chunks.ts";
import { chunkName, PROGRAM, sentences, wordsAhead } from "./vite/words.ts";

/** The page is built into the Python package, which serves it; while developing, Vite asks that server. */
const SERVER = process.env.STARBOARD_SERVER ?? "http://127.0.0.1:8421";

const OUT = join(import.meta.dirname, "../src/starboard/server/static");
const PACKED = /\.(js|css|html|svg|webmanifest)$/;
const WORTH_IT = 250;

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

const COMPONENTS = readdirSync(join(import.meta.dirname, "src"), { recursive: true })
  .map(String)
  .filter((name) => name.endsWith(".svelte"))
  .toSorted();

/** Classes by the component's number instead of a hash of its path: three letters that are not random. */
const cssHash = ({ filename }: { filename: string }): string =>
  `s${COMPONENTS.indexOf(
    relative("src", filename)
      .replaceAll("\\", "/")
      .replace(/^.*?src\//, ""),
  ).toString(36)}`;

export default defineConfig({
  plugins: [svelte({ compilerOptions: { cssHash } }), sentences(), wordsAhead(), packed()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox121", "safari17.5"], // these know light-dark() and nested rules
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) => chunkName(facadeModuleId),
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: "files of the page", name: fileOfModule() }],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } }, fs: { allow: [".", PROGRAM] } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  // One environment for the files that a process tests: each of its own costs as much as all tests.
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    isolate: false,
    unstubGlobals: true,
    testTimeout: 60_000,
  },
});
