import type { AddressStopReason } from "@tc/domain";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

/** A mail that came back was not accepted after all; one that was called spam had arrived. False: it had its report. */
export async function noteReport(
  t: AgencyTransaction,
  mailId: string,
  reason: AddressStopReason,
): Promise<boolean> {
  const { numUpdatedRows } = await t.db
    .updateTable("mail_message")
    .set({
      reported_at: t.now(),
      reason,
      ...(reason !== "complaint" && { state: "refused" }),
    })
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", mailId)
    .where("reported_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
