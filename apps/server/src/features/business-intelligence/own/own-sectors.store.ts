import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

/** Of the caller's profile; none without one */
export async function listOwnSectors(t: AgencyTransaction): Promise<ReadonlySet<string>> {
  const row = await t.db
    .selectFrom("profile")
    .select("data")
    .where("agency_id", "=", t.agency.id)
    .executeTakeFirst();
  return new Set(row?.data.agencySectors);
}
