import type { recordConsent } from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";

export type GivenConsent = z.output<NonNullable<(typeof recordConsent)["body"]>>;

/** What arrives twice is noted once. */
export async function insertConsent(
  { db, now }: Pick<Context, "db" | "now">,
  given: GivenConsent,
): Promise<void> {
  await db
    .insertInto("consent")
    .values({
      consent_id: given.consentId,
      version: given.version,
      text_version: given.textVersion,
      analytics: given.analytics,
      marketing: given.marketing,
      analytics_provider: given.analyticsProvider,
      marketing_provider: given.marketingProvider,
      chosen_at: given.timestamp,
      received_at: now(),
    })
    .onConflict((conflict) => conflict.columns(["consent_id", "chosen_at"]).doNothing())
    .execute();
}
