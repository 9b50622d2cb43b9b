import type { Tier } from "@tc/domain";
import type { Transaction } from "../../../platform/context.ts";

/** Agencies of these plans, by id. */
export async function listAgencies(t: Transaction, tiers: readonly Tier[]): Promise<string[]> {
  const rows = await t.db
    .selectFrom("agency")
    .select("id")
    .where("tier", "in", [...tiers])
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}
