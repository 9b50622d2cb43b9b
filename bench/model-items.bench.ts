// npm run bench -- model-items [--wrong]: what the rules read on real pages, told by an honest model word by word, must pass
// the verification of a model's items; altered figures must not. And what a model is sent for these pages.
import {
  chunksOf,
  createItemVerifier,
  itemQuestions,
  itemsOf,
  mayAnswer,
  promptOf,
} from "@tc/documents";
import type { DocumentItem, DocumentText, RawItem } from "@tc/documents";
import type { BenchOptions } from "../tools/bench.ts";
import { realPages } from "./quotes/real-pages.ts";

export async function run({ data, args }: BenchOptions): Promise<object> {
  const pages = await realPages(data);
  const told = new Map<
    string,
    { told: number; kept: number; altered: number; alteredKept: number }
  >();
  const refused: RawItem[] = [];
  let milliseconds = 0;
  for (const page of pages) {
    const document = documentOf([page]);
    const [chunk] = chunksOf(document);
    if (!chunk) continue;
    const verify = createItemVerifier(document);
    const isKept = (raw: RawItem) => verify(chunk, [raw]).items.length > 0;
    for (const item of itemsOf([document])) {
      if (item.type === "deadline" && item.relative) continue;
      const row = told.get(item.type) ?? { told: 0, kept: 0, altered: 0, alteredKept: 0 };
      told.set(item.type, row);
      const raw = tellOf(item);
      const start = performance.now();
      row.told += 1;
      if (isKept(raw)) row.kept += 1;
      else refused.push(raw);
      milliseconds += performance.now() - start;
      const altered = alter(raw);
      if (!altered) continue;
      row.altered += 1;
      if (isKept(altered)) row.alteredKept += 1;
    }
  }
  console.table(Object.fromEntries(told));
  if (args.includes("--wrong")) console.log(refused.slice(0, 60));
  const rows = [...told.values()];
  const sum = (name: keyof (typeof rows)[number]) =>
    rows.reduce((total, row) => total + row[name], 0);
  return {
    told: sum("told"),
    kept: sum("kept"),
    altered: sum("altered"),
    alteredKept: sum("alteredKept"),
    millisecondsEach: milliseconds / sum("told"),
    ...sentFor(documentOf(pages.slice(0, 100))),
  };
}

function documentOf(pages: readonly string[]): DocumentText {
  return {
    file: "real.pdf",
    format: "pdf",
    parts: pages.map((text, at) => ({
      place: { page: at + 1 },
      lines: text.split("\n").map((line) => ({ text: line })),
    })),
  };
}

/** The item as a model writes it, with other white space in the quote */
function tellOf(item: DocumentItem): RawItem {
  const { quote, place: _, confidence: __, state: ___, file: ____, ...value } = item;
  const cents = "cents" in value ? value.cents : undefined;
  return {
    ...value,
    quote: quote.replaceAll(/\s+/g, " "),
    page: "p1",
    ...(cents !== undefined && { amount: cents / 100 }),
  };
}

/** One figure more than the document says; undefined where the item has none */
function alter(raw: RawItem): RawItem | undefined {
  if (raw.date !== undefined) return { ...raw, date: raw.date.replace(/^\d{4}/, "2039") };
  for (const name of ["amount", "weightPercent", "points", "count", "months", "days"] as const) {
    const value = raw[name];
    if (value !== undefined) return { ...raw, [name]: value + 7 };
  }
  return undefined;
}

/** Calls for these pages, and letters in them: a token of German has about three. */
function sentFor(document: DocumentText): { calls: number; letters: number } {
  const prompts = chunksOf(document).flatMap((chunk) =>
    itemQuestions
      .filter((question) => mayAnswer(chunk, question))
      .map(({ instructions, schema }) =>
        [instructions, JSON.stringify(schema), promptOf(chunk, "0123456789ab")].join(""),
      ),
  );
  const letters = prompts.reduce((total, prompt) => total + prompt.length, 0);
  return { calls: prompts.length, letters };
}
