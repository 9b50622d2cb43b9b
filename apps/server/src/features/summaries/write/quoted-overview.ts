import type { Summary, TenderQuote } from "@tc/contract";
import type { ShownExtract } from "../../documents/index.ts";
import { statementKey } from "./statement-key.ts";

type Overview = NonNullable<ShownExtract["byModel"]>["overview"];

/** The sentences of a language model whose documents are all still there; undefined where none is left. */
export function quotedOverview(
  { sentences, mark }: Overview,
  documents: readonly { readonly id: string; readonly name: string }[],
): Summary["overview"] {
  const names = new Map(documents.map(({ id, name }) => [id, name]));
  const shown = sentences.flatMap(({ text, quotes }) => {
    const placed = quotes.flatMap(({ quote, file, place, cell }): TenderQuote[] => {
      const name = names.get(file);
      if (name === undefined) return [];
      return [{ quote, document: { id: file, name, place, ...(cell !== undefined && { cell }) } }];
    });
    if (placed.length < quotes.length) return [];
    return [{ key: statementKey("overview", text), text, quotes: placed }];
  });
  return shown.length > 0 ? { sentences: shown, ai: mark } : undefined;
}
