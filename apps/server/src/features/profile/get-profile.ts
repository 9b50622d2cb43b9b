import { profileData } from "@tc/contract";
import type { ProfileAnswer } from "@tc/contract";
import { AppError, profileCompleteness } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import type { SavedProfile } from "./change-profile.ts";
import { findProfile } from "./profile.store.ts";

export async function getProfile(ctx: Context): Promise<ProfileAnswer> {
  const { agencyId } = requireMembership(ctx);
  const row = await inAgency(ctx, agencyId, findProfile);
  if (!row) throw new AppError("not_found");
  const { version, updated_at: updatedAt } = row;
  return profileAnswer(agencyId, { data: profileData.parse(row.data), version, updatedAt });
}

export function profileAnswer(
  agencyId: string,
  { data, version, updatedAt }: SavedProfile,
): ProfileAnswer {
  const { percent, gaps } = profileCompleteness(data);
  return {
    agencyId,
    data,
    version,
    updatedAt: updatedAt.toISOString(),
    completeness: { percent, gaps: [...gaps] },
  };
}
