import type { Db } from "../../../platform/database/database.ts";
import { loadAnalyzer } from "../lexicon/lexicon.store.ts";
import { normaliseText, tokenise } from "@tc/text";
import type { Analyzer } from "@tc/text";

/** A readable word for a stem: as the first of these tenders writes it, else one of the lexicon, else the stem itself. */
export async function surfaceOf(
  db: Db,
  term: string,
  tenderIds: readonly string[],
): Promise<string> {
  const [id] = tenderIds;
  if (id === undefined) return term;
  const row = await db
    .selectFrom("tender")
    .select(["title", "record"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return term;
  const { description, lots } = row.record;
  const texts = [row.title, description, ...lots.flatMap((lot) => [lot.title, lot.description])];
  const analyzer = await loadAnalyzer(db);
  for (const text of texts) {
    const words = tokenise(normaliseText(text ?? ""));
    for (const word of words) {
      const [analysed] = analyzer.analyse(word);
      if (analysed?.whole === term) return word;
    }
  }
  return wordOfLexicon(analyzer, term) ?? term;
}

/** The term is part of a compound there: the shortest known word with this stem. */
function wordOfLexicon(analyzer: Analyzer, term: string): string | undefined {
  let shortest: string | undefined;
  for (const word of analyzer.lexicon.frequencies.keys()) {
    if (!word.startsWith(term.slice(0, 3)) || word.length >= (shortest?.length ?? Infinity))
      continue;
    if (analyzer.analyse(word)[0]?.whole === term) shortest = word;
  }
  return shortest;
}
