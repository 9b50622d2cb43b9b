import type { getOnboardingRequest } from "@tc/contract";
import type { z } from "zod";
import { asOperatorWithin } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { findHandling } from "./onboarding.operator.store.ts";
import { findLastRequest } from "./onboarding.store.ts";

export type OnboardingRequest = NonNullable<
  z.input<typeof getOnboardingRequest.response>["request"]
>;

export async function lastRequest(t: AgencyTransaction): Promise<OnboardingRequest | undefined> {
  const row = await findLastRequest(t);
  if (!row) return undefined;
  // What became of it stands among the enquiries, which only the operator reads.
  const enquiry = await asOperatorWithin(t, (operator) => findHandling(operator, row.id));
  if (!enquiry) return undefined;
  const { handled_at: handledAt } = enquiry;
  return {
    requestedAt: row.requested_at.toISOString(),
    byName: row.by_name,
    ...(handledAt && { handledAt: handledAt.toISOString() }),
  };
}
