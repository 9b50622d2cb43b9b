import { createAnalyzer, learnLexicon, seedLexicon } from "@tc/text";
import type { Analyzer } from "@tc/text";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import type { Database } from "../../../platform/database/schema.ts";

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

export interface LexiconState {
  readonly version: number;
  readonly tenderCount: number;
  readonly basis: string;
}

/** The newest lexicon without its words; version 0 is the seed list. */
export async function findLexicon(db: Db): Promise<LexiconState | undefined> {
  const row = await db
    .selectFrom("search_lexicon")
    .select(["version", "tender_count", "basis"])
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && { version: row.version, tenderCount: row.tender_count, basis: row.basis };
}

export async function lexiconWords(db: Db, version: number): Promise<Record<string, number>> {
  const row = await db
    .selectFrom("search_lexicon")
    .select("words")
    .where("version", "=", version)
    .executeTakeFirst();
  return row?.words ?? {};
}

/** Of two workers that learnt at once one wins. Older versions are of no use to anybody. */
export async function saveLexicon(
  db: Db,
  lexicon: LexiconState & { readonly words: Readonly<Record<string, number>>; readonly now: Date },
): Promise<void> {
  await db
    .insertInto("search_lexicon")
    .values({
      version: lexicon.version,
      tender_count: lexicon.tenderCount,
      basis: lexicon.basis,
      words: JSON.stringify(lexicon.words),
      learnt_at: lexicon.now,
    })
    .onConflict((conflict) => conflict.column("version").doNothing())
    .execute();
  await db.deleteFrom("search_lexicon").where("version", "<", lexicon.version).execute();
}

/** Names the labels that documents hold besides their own words; '' without any. */
export async function labelsFingerprint(db: Db): Promise<string> {
  const { rows } = await sql<{ fingerprint: string | null }>`
    select md5(string_agg(code || ' ' || label_de, E'\n' order by code)) as fingerprint
    from code_list_entry where list = 'cpv'`.execute(db);
  return rows[0]?.fingerprint ?? "";
}
