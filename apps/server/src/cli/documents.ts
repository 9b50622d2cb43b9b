import { once } from "node:events";
import { itemsOf, mergeItems } from "@tc/documents";
import type { DocumentItem, DocumentText } from "@tc/documents";
import { documentRefusalSentences } from "@tc/domain";
import { documentPaths } from "../adapters/documents/document-paths.ts";
import { ProcessReader } from "../adapters/documents/process/process-reader.ts";
import { readDocuments } from "../adapters/documents/read-documents.ts";
import type { DocumentRefusal } from "../ports/document-reader.ts";

/**
 * `npm run documents -- [--llm] PATH…`: one JSON line an item of all files together, which are one tender; then a
 * summary. With `--llm` the configured language model reads them beside the rules.
 */
async function main(words: readonly string[]): Promise<number> {
  const paths = words.filter((word) => word !== "--llm");
  const asksModel = paths.length < words.length;
  if (paths.length === 0) {
    process.stderr.write("Usage: npm run documents -- [--llm] PATH…\n");
    return 2;
  }
  const start = performance.now();
  const texts: DocumentText[] = [];
  const refusals: DocumentRefusal[] = [];
  const removed = { invisible: 0, characters: 0 };
  let pages = 0;
  for await (const reading of readDocuments(documentPaths(paths), new ProcessReader(), {
    onPage,
  })) {
    if (reading.text) texts.push(reading.text);
    refusals.push(...reading.refusals);
    pages += reading.pages;
    removed.invisible += reading.removed.invisible;
    removed.characters += reading.removed.characters;
  }
  const byRules = itemsOf(texts);
  const reading = asksModel ? await readWithModel(texts, byRules) : undefined;
  const items = reading?.items ?? byRules;
  for (const { place, ...item } of items) {
    // `judged` is for the scoring alone.
    await write({ ...item, ...place, judged: undefined });
  }
  await write({
    summary: true,
    seconds: Math.round(performance.now() - start) / 1_000,
    files: texts.length,
    pages,
    items: items.length,
    ...(reading && { model: reading.report }),
    removed,
    refused: refusals.map((refusal) => ({
      ...refusal,
      sentence: documentRefusalSentences[refusal.reason],
    })),
  });
  return texts.length > 0 ? 0 : 1;
}

/** What the rules have read with what the model says besides, and what that took */
async function readWithModel(
  texts: readonly DocumentText[],
  byRules: readonly DocumentItem[],
): Promise<{ items: readonly DocumentItem[]; report: object }> {
  // Loaded only here: the rules alone start in a third of the time.
  const [{ loadConfig }, { plugLanguageModel }, { readByConfiguredModel }] = await Promise.all([
    import("../platform/settings/config.ts"),
    import("../main/ports/language-model.ts"),
    import("./documents-by-model.ts"),
  ]);
  const { languageModel, stop } = await plugLanguageModel(loadConfig());
  if (!languageModel) return { items: byRules, report: { none: "LANGUAGE_MODEL_KEY is not set" } };
  try {
    const { items, report } = await readByConfiguredModel(languageModel, texts);
    return { items: items ? mergeItems(byRules, items, texts) : byRules, report };
  } finally {
    await stop();
  }
}

function onPage(file: string, page: number, of: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${file}: Seite ${page} von ${of}\r`);
}

async function write(line: object): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(line)}\n`)) await once(process.stdout, "drain");
}

// The reader of a pipe may leave early (`| head`): that is no error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

process.exitCode = await main(process.argv.slice(2));
