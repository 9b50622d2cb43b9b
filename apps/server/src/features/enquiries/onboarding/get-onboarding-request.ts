import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import { lastRequest } from "./last-request.ts";
import type { OnboardingRequest } from "./last-request.ts";

/** Whatever the plan is now: a request made under another one stays visible. */
export function getOnboardingRequest(ctx: Context): Promise<{ request?: OnboardingRequest }> {
  return inAgency(ctx, requireMembership(ctx).agencyId, async (t) => {
    const request = await lastRequest(t);
    return request ? { request } : {};
  });
}
