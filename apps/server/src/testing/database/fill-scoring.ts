import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Transaction } from "kysely";
import { makeTender } from "../tenders/make-tender.ts";
import type { Database } from "../../platform/database/schema.ts";

/** Scores, marks and what was learnt, of a tender that this agency alone has anything to do with. */
export async function fillScoringTables(
  t: Transaction<Database>,
  agencyId: string,
  at: Date,
): Promise<{ labelId: string; tenderId: string }> {
  const tenderId = randomUUID();
  await sql`
    insert into tender (id, slug, key, stage, title, cpv, nuts, lot_count, change_count, flags, sources, record,
      record_hash)
    values (${tenderId}, ${`t-${tenderId}`}, ${tenderId}, 'call', 'Kampagne', '{}', '{}', 0, 0, '{}', '{}',
      ${JSON.stringify(makeTender({ title: "Kampagne" }))}, '')`.execute(t);
  const versions = { profile_version: 1, model_version: 1, scored_at: at };
  await t
    .insertInto("fit_score")
    .values({
      agency_id: agencyId,
      tender_id: tenderId,
      tender_version: 1,
      score: 72,
      low: 61,
      high: 80,
      knockout: 1,
      parts: [80, 70, -1, 60, 50],
      chance: 25,
      chance_low: 15,
      chance_high: 35,
      ...versions,
    })
    .execute();
  await t
    .insertInto("scoring_state")
    .values({ agency_id: agencyId, ...versions })
    .execute();
  await t
    .insertInto("agency_learning")
    .values({ agency_id: agencyId, label_count: 0, tried_at: at })
    .execute();
  await t
    .insertInto("agency_key")
    .values({ agency_id: agencyId, key: `name:${agencyId}|hamburg` })
    .execute();
  const label = await t
    .insertInto("tender_label")
    .values({
      agency_id: agencyId,
      tender_id: tenderId,
      kind: "saved",
      source: "user",
      created_at: at,
      prediction: JSON.stringify({ score: 72, chance: 25 }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { labelId: label.id, tenderId };
}
