import { createAnalyzer, learnLexicon, seedLexicon } from "@tc/assessment";
import type { Analyzer } from "@tc/assessment";
import type { Kysely } from "kysely";
import type { Database } from "../../platform/schema.ts";

// One analyzer per process and lexicon: its memory of words is worth sharing.
let latest: Analyzer = createAnalyzer(seedLexicon);

/** The analyzer with the newest lexicon this database knows. */
export async function loadAnalyzer(db: Kysely<Database>): Promise<Analyzer> {
  const newest = await db
    .selectFrom("search_lexicon")
    .select((row) => row.fn.max("version").as("version"))
    .executeTakeFirst();
  const version = newest?.version ?? 0;
  if (version === latest.lexicon.version) return latest;
  if (version === 0) return (latest = createAnalyzer(seedLexicon));
  const row = await db
    .selectFrom("search_lexicon")
    .select("words")
    .where("version", "=", version)
    .executeTakeFirstOrThrow();
  return (latest = createAnalyzer(learnLexicon(version, Object.entries(row.words))));
}
