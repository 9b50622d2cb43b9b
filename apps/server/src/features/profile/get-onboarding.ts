import { profileData } from "@tc/contract";
import type { ProfileData } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { asOperator, inAgency, requireUserId } from "../../platform/tenancy/tenancy.ts";
import { isTrialEligible } from "../billing/index.ts";
import { findAgencyIdOf, hasPendingProfile } from "./own-agency.operator.store.ts";
import { findProfile, isOwner } from "./profile.store.ts";

/** Where the guided set-up was left, with what is known so far. */
export async function getOnboarding(
  ctx: Context,
): Promise<{ step: number; version: number; data: ProfileData; canStartTrial: boolean }> {
  const userId = requireUserId(ctx);
  return inAgency(ctx, await getOwnAgencyId(ctx), async (t) => {
    const row = await findProfile(t);
    if (!row) throw new AppError("no_pending_profile");
    const canStartTrial = (await isOwner(t, userId)) && (await isTrialEligible(t));
    const data = profileData.parse(row.data);
    return { step: row.onboarding_step, version: row.version, data, canStartTrial };
  });
}

/**
 * The agency of the signed-in person, finished with the onboarding or not. Throws no_agency while the registered profile
 * still waits to be made (/setup does that), no_pending_profile when nothing was ever registered.
 */
export async function getOwnAgencyId(ctx: Context): Promise<string> {
  const userId = requireUserId(ctx);
  return asOperator(ctx, async (t) => {
    const agencyId = await findAgencyIdOf(t, userId);
    if (agencyId !== undefined) return agencyId;
    throw new AppError((await hasPendingProfile(t, userId)) ? "no_agency" : "no_pending_profile");
  });
}
