import type { ProfileAnswer, ProfileChanges } from "@tc/contract";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { changeProfile } from "./change-profile.ts";
import { profileAnswer } from "./get-profile.ts";

export async function saveProfile(
  ctx: Context,
  change: { version: number; changes: ProfileChanges },
): Promise<ProfileAnswer> {
  const { agencyId } = requireMembership(ctx);
  return profileAnswer(agencyId, await inAgency(ctx, agencyId, (t) => changeProfile(t, change)));
}
