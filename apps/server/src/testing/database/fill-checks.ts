import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";

/** A check that was finished, with the decision it led to. */
export async function fillCheckTables(
  t: Transaction<Database>,
  { agencyId, tenderId, useId }: { agencyId: string; tenderId: string; useId: string },
  at: Date,
): Promise<string> {
  const tables = { agency_id: agencyId, tender_id: tenderId };
  const byName = "Erika Muster";
  await t
    .insertInto("tender_check")
    .values({
      ...tables,
      state: "done",
      step: "proposal",
      started_at: at,
      started_by_name: byName,
      quota_use_id: useId,
    })
    .execute();
  await t
    .insertInto("bid_decision")
    .values({
      ...tables,
      decision: "go",
      reasons: ["strategic"],
      note: `Geheim in ${agencyId}`,
      decided_at: at,
      decided_by_name: byName,
    })
    .execute();
  const report = await t
    .insertInto("statement_report")
    .values({
      ...tables,
      key: "0123456789abcdef",
      section: "deadlines",
      statement: "Bindefrist 10.03.2027",
      quotes: "[]",
      reported_at: at,
      reported_by_name: byName,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await t
    .insertInto("bid_calculation")
    .values({
      ...tables,
      entered: JSON.stringify({ hours: 47 }),
      weights: JSON.stringify({ time: "ignored" }),
    })
    .execute();
  return report.id;
}
