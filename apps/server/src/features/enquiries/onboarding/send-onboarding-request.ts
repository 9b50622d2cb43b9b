import type { sendOnboardingRequest as endpoint } from "@tc/contract";
import { AppError, hasOnboarding } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { countTry } from "../../../platform/http/rate-limit.ts";
import { memberName } from "../../../platform/tenancy/member-name.store.ts";
import {
  asOperatorWithin,
  inAgency,
  requireMembership,
  requireUserId,
} from "../../../platform/tenancy/tenancy.ts";
import { onboardingLimit } from "../enquiries.limits.ts";
import { confirmEnquiryJob, mailEnquiryJob } from "../job-definitions.ts";
import { lastRequest } from "./last-request.ts";
import { fileRequest } from "./onboarding.operator.store.ts";
import { insertRequest, lockRequests } from "./onboarding.store.ts";

type Input = z.output<NonNullable<typeof endpoint.body>>;
type Answer = z.input<typeof endpoint.response>;

/** Keeps it, has it mailed to the operator and confirmed to the member. While one is open nothing is sent. */
export async function sendOnboardingRequest(ctx: Context, input: Input): Promise<Answer> {
  const { agencyId, tier } = requireMembership(ctx);
  const userId = requireUserId(ctx);
  if (!hasOnboarding(tier)) throw new AppError("plan_required", { tier: "premium" });
  await countTry(ctx, onboardingLimit, userId);
  return inAgency(ctx, agencyId, async (t) => {
    await lockRequests(t);
    const last = await lastRequest(t);
    if (last && last.handledAt === undefined) return { request: last, isNew: false };
    const byName = await memberName(t, userId);
    const { wish, phone } = input;
    const requestId = await insertRequest(t, { userId, byName, tier, wish, phone });
    const enquiryId = await asOperatorWithin(t, (operator) => fileRequest(operator, requestId));
    await t.enqueue(mailEnquiryJob, { enquiryId });
    await t.enqueue(confirmEnquiryJob, { enquiryId });
    return { request: { requestedAt: t.now().toISOString(), byName }, isNew: true };
  });
}
