import { profileData } from "@tc/contract";
import type { ProfileData } from "@tc/contract";
import type { FitWeights } from "@tc/assessment";
import type { Transaction } from "../../../platform/context.ts";
import { profilesOf } from "../scores/score.operator.store.ts";
import type { AgencyVersion } from "../scores/score.operator.store.ts";

export interface ScoredProfile extends AgencyVersion {
  readonly profile: ProfileData;
  /** Learnt from its own labels */
  readonly weights?: FitWeights;
}

/** Profiles of agencies as today's schema reads them; one it cannot read is left out, and the log says so. */
export async function readProfiles(
  t: Transaction,
  agencyIds: readonly string[],
): Promise<ScoredProfile[]> {
  const rows = await profilesOf(t, agencyIds);
  return rows.flatMap(({ id, profileVersion, data, weights }) => {
    const { data: profile, error } = profileData.safeParse(data);
    if (!profile) t.log.error({ err: error, agencyId: id }, "profile cannot be read");
    return profile ? [{ id, profileVersion, profile, ...(weights && { weights }) }] : [];
  });
}
