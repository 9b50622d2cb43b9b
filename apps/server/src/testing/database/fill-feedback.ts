import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";

/** A word of a member to the operator */
export async function fillFeedback(
  t: Transaction<Database>,
  { agencyId, userId }: { readonly agencyId: string; readonly userId: string },
): Promise<{ feedbackId: string }> {
  const secret = `Geheim in ${agencyId}`;
  const { id: feedbackId } = await t
    .insertInto("feedback")
    .values({
      agency_id: agencyId,
      user_id: userId,
      by_name: secret,
      kind: "idea",
      text: secret,
      sent_at: new Date("2026-11-01T08:00:00Z"),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await t
    .insertInto("onboarding_request")
    .values({
      agency_id: agencyId,
      user_id: userId,
      by_name: "Ada",
      tier: "premium",
      wish: `Geheim in ${agencyId}`,
      requested_at: new Date("2026-11-01T08:00:00Z"),
    })
    .execute();
  return { feedbackId };
}
