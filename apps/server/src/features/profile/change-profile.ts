import { isDeepStrictEqual } from "node:util";
import { profileData } from "@tc/contract";
import type { ProfileChanges, ProfileData } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import { rescoreAgency } from "../scoring/index.ts";
import { findWinsJob } from "../marks/index.ts";
import * as store from "./profile.store.ts";

export interface SavedProfile {
  readonly data: ProfileData;
  readonly version: number;
  readonly updatedAt: Date;
}

/** Replaces the named parts. Throws stale_version where that would undo what somebody else saved in between. */
export async function changeProfile(
  t: AgencyTransaction,
  { version, changes }: { version: number; changes: ProfileChanges },
): Promise<SavedProfile> {
  const row = await store.lockProfile(t);
  if (!row) throw new AppError("not_found");
  const current = profileData.parse(row.data);
  const data = merge(current, changes);
  if (isDeepStrictEqual(data, current)) {
    // Nothing to undo, whatever the version: a click twice, or a repetition after a lost answer.
    return { data, version: row.version, updatedAt: row.updated_at };
  }
  if (row.version !== version) throw new AppError("stale_version");
  return write(t, current, { data, version: version + 1 });
}

/** Adds to whatever the profile is now; it undoes nothing, so no version is asked for. */
export async function addToProfile(
  t: AgencyTransaction,
  additions: (current: ProfileData) => ProfileChanges,
): Promise<SavedProfile> {
  const row = await store.lockProfile(t);
  if (!row) throw new AppError("not_found");
  const current = profileData.parse(row.data);
  const data = merge(current, additions(current));
  if (isDeepStrictEqual(data, current)) {
    return { data, version: row.version, updatedAt: row.updated_at };
  }
  return write(t, current, { data, version: row.version + 1 });
}

async function write(
  t: AgencyTransaction,
  current: ProfileData,
  saved: Omit<SavedProfile, "updatedAt">,
): Promise<SavedProfile> {
  const { data } = saved;
  await store.writeProfile(t, saved);
  await rescoreAgency(t, t.agency.id);
  if (data.companyName !== current.companyName || data.address.city !== current.address.city) {
    await t.enqueue(findWinsJob, {});
  }
  return { ...saved, updatedAt: t.now() };
}

/** Null takes a part back. */
function merge(current: ProfileData, changes: ProfileChanges): ProfileData {
  const named = Object.entries(changes).filter(([, value]) => value !== undefined);
  const merged = Object.entries({ ...current, ...Object.fromEntries(named) });
  return profileData.parse(Object.fromEntries(merged.filter(([, value]) => value !== null)));
}
