// npm run bench -- questions: milliseconds from a question to its passages, the first time and again, and from texts to their
// items, beside a plain look through all lines for the question's words.
import { loadavg } from "node:os";
import { createPassageIndex, itemsOf } from "@tc/documents";
import type { DocumentText } from "@tc/documents";
import { ProcessReader } from "../apps/server/src/adapters/documents/process/process-reader.ts";
import { textPages } from "./documents/text-pages.ts";

const rounds = 5;
const question = "Welchen Mindestumsatz muss der Bieter nachweisen?";

export async function run(): Promise<object> {
  const rows = [];
  for (const pages of [100, 1_500]) {
    const { text } = await new ProcessReader().read({
      file: "Unterlage.pdf",
      bytes: textPages(pages),
    });
    if (!text) throw new Error("The pages were refused.");
    const index = createPassageIndex([text]);
    rows.push({
      pages,
      firstMs: best(() => createPassageIndex([text]).find(question, 5)),
      againMs: best(() => index.find(question, 5)),
      linesMs: best(() => linesWith(text, question)),
      itemsMs: best(() => itemsOf([text])),
    });
  }
  console.log(`Best of ${rounds}; load ${loadavg()[0]}`);
  console.table(rows);
  return { rows, load: loadavg()[0] };
}

function best(work: () => unknown): number {
  let ms = Infinity;
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    work();
    ms = Math.min(ms, performance.now() - start);
  }
  return Math.round(ms * 10) / 10;
}

function linesWith({ parts }: DocumentText, words: string): string[] {
  const wanted = words.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return parts
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .filter((line) => wanted.some((word) => line.toLowerCase().includes(word)));
}
