import type { Db } from "../../platform/database.ts";
import { loadAnalyzer } from "./lexicon.store.ts";
import { tokenise, normaliseText } from "@tc/assessment";

/** A readable word for a stem: as one of these tenders writes it, else the stem itself. */
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
  return term;
}
