import { randomBytes } from "node:crypto";
import { tierRights } from "@tc/domain";
import type { OnboardingTier } from "@tc/domain";
import type { Transaction } from "../../../platform/context.ts";

export const topicOf = (tier: OnboardingTier) =>
  `Persönliches Onboarding, Tarif ${tierRights(tier).name}`;

/** Puts a request among the enquiries; returns the enquiry's id. */
export async function fileRequest(t: Transaction, requestId: string): Promise<string> {
  const request = await t.db
    .selectFrom("onboarding_request as r")
    .innerJoin("agency as a", "a.id", "r.agency_id")
    .innerJoin("user_account as u", "u.id", "r.user_id")
    .select(["r.by_name", "r.tier", "r.wish", "r.phone", "r.requested_at", "a.name", "u.email"])
    .where("r.id", "=", requestId)
    .executeTakeFirstOrThrow();
  const topic = topicOf(request.tier);
  const space = request.by_name.lastIndexOf(" ");
  const { id } = await t.db
    .insertInto("enquiry")
    .values({
      kind: "contact",
      onboarding_request_id: requestId,
      at: request.requested_at,
      first_name: request.by_name.slice(0, Math.max(space, 0)),
      last_name: request.by_name.slice(space + 1),
      email: request.email,
      phone: request.phone,
      company: request.name,
      subject: "Sonstiges",
      message: request.wish === null ? topic : `${topic}\n\n${request.wish}`,
      // Whether it is a repetition is told by the agency's open request.
      content_hash: randomBytes(32),
      is_confirmation_wanted: true,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** When the operator had dealt with it, null: not yet; undefined where a former release deleted the enquiry alone. */
export function findHandling(
  t: Transaction,
  requestId: string,
): Promise<{ handled_at: Date | null } | undefined> {
  return t.db
    .selectFrom("enquiry")
    .select("handled_at")
    .where("onboarding_request_id", "=", requestId)
    .executeTakeFirst();
}

/** What the operator deletes among the enquiries the agency does not keep either. */
export async function removeRequests(
  t: Transaction,
  requestIds: readonly (string | null)[],
): Promise<void> {
  const ids = requestIds.filter((id) => id !== null);
  if (ids.length === 0) return;
  await t.db.deleteFrom("onboarding_request").where("id", "in", ids).execute();
}
