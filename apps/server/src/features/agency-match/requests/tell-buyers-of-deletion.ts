import type { Transaction } from "../../../platform/context.ts";
import { tellBuyerOfWithdrawalJob } from "../job-definitions.ts";

/** Asks the buyers that have the contact of an agency to delete it, before the agency is deleted (Art. 19 GDPR). */
export async function tellBuyersOfDeletion(t: Transaction, agencyId: string): Promise<void> {
  const exchanges = await t.db
    .selectFrom("match_invitation")
    .select(["request_id as requestId", "id as invitationId"])
    .where("agency_id", "=", agencyId)
    .where("state", "=", "exchanged")
    .execute();
  for (const exchange of exchanges) {
    await t.enqueue(tellBuyerOfWithdrawalJob, { ...exchange, agencyId, news: "ended" });
  }
}
