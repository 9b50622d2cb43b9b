import type { LegalText } from "@tc/contract";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";

export interface ConcludedContract {
  readonly version: string;
  readonly text: LegalText;
  readonly at: Date;
  readonly byName: string;
}

/** The one that was concluded last. */
export async function findConcluded(t: AgencyTransaction): Promise<ConcludedContract | undefined> {
  return t.db
    .selectFrom("processing_contract")
    .select(["version", "text", "concluded_at as at", "concluded_by_name as byName"])
    .where("agency_id", "=", t.agency.id)
    .orderBy("concluded_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** False: this version was concluded before, and stays as it was. */
export async function insertConcluded(
  t: AgencyTransaction,
  { version, text, byName }: Omit<ConcludedContract, "at">,
): Promise<boolean> {
  const row = await t.db
    .insertInto("processing_contract")
    .values({
      agency_id: t.agency.id,
      version,
      text: JSON.stringify(text),
      concluded_at: t.now(),
      concluded_by_name: byName,
    })
    .onConflict((conflict) => conflict.columns(["agency_id", "version"]).doNothing())
    .returning("version")
    .executeTakeFirst();
  return row !== undefined;
}
