import { AppError } from "@tc/domain";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

/** A card to read, by its id. Throws not_found. */
export async function findCard(
  t: AgencyTransaction,
  id: string,
): Promise<{ readonly tenderId: string }> {
  const row = await t.db
    .selectFrom("pipeline_card")
    .select("tender_id")
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new AppError("not_found");
  return { tenderId: row.tender_id };
}
