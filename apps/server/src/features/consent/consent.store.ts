import type { recordConsent } from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";

export type GivenConsent = z.output<NonNullable<(typeof recordConsent)["body"]>>;

/** What arrives twice is noted once. */
export async function insertConsent(
  { db, now }: Pick<Context, "db" | "now">,
  consent: GivenConsent,
): Promise<void> {
  await db
    .insertInto("consent")
    .values({
      consent_id: consent.consentId,
      version: consent.version,
      text_version: consent.textVersion,
      analytics: consent.analytics,
      marketing: consent.marketing,
      analytics_provider: consent.analyticsProvider,
      marketing_provider: consent.marketingProvider,
      chosen_at: consent.timestamp,
      received_at: now(),
    })
    .onConflict((conflict) => conflict.columns(["consent_id", "chosen_at"]).doNothing())
    .execute();
}
