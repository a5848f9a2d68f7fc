import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** The page is built into the Python package, which serves it; while developing, Vite asks that server. */
const SERVER = process.env.STARBOARD_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/starboard/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
