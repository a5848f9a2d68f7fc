// Renders what Python sends in lines of JSON, with the page's own renderer (bundled before, and named first).
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const { Sentences } = await import(process.argv[2]);
const known = new Map();

function sentencesOf(language, files) {
  const key = [language, ...files].join(" ");
  if (!known.has(key)) known.set(key, new Sentences(language, ...files.map((file) => readFileSync(file, "utf-8"))));
  return known.get(key);
}

for await (const line of createInterface({ input: process.stdin })) {
  const { language, files, names, figures, said, as } = JSON.parse(line);
  const sentences = sentencesOf(language, files);
  const listener = (seat) => ({ seat, figures, name: (one) => names[one] ?? "" });
  const texts = said.map(([id, parts, seat]) => sentences[as](id, parts, listener(seat)));
  process.stdout.write(JSON.stringify(texts) + "\n");
}
