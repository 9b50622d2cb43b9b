import type { ProfileData } from "@tc/contract";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";

const profileColumns = ["agency_id", "data", "version", "updated_at", "onboarding_step"] as const;

export function findProfile(t: AgencyTransaction) {
  return t.db
    .selectFrom("profile")
    .select(profileColumns)
    .where("agency_id", "=", t.agency.id)
    .executeTakeFirst();
}

/** The second of two who save at once waits here and then sees what the first has made of it. */
export function lockProfile(t: AgencyTransaction) {
  return t.db
    .selectFrom("profile")
    .select(profileColumns)
    .where("agency_id", "=", t.agency.id)
    .forUpdate()
    .executeTakeFirst();
}

/** The agency is called what its profile says. */
export async function writeProfile(
  t: AgencyTransaction,
  { data, version }: { data: ProfileData; version: number },
): Promise<void> {
  await t.db
    .updateTable("profile")
    .set({ data: JSON.stringify(data), version, updated_at: t.now() })
    .where("agency_id", "=", t.agency.id)
    .execute();
  await t.db
    .updateTable("agency")
    .set({ name: data.companyName })
    .where("id", "=", t.agency.id)
    .where("name", "!=", data.companyName)
    .execute();
}

export async function writeStep(t: AgencyTransaction, step: number): Promise<void> {
  await t.db
    .updateTable("profile")
    .set({ onboarding_step: step })
    .where("agency_id", "=", t.agency.id)
    .execute();
}

/** The first time counts. */
export async function writeOnboarded(t: AgencyTransaction): Promise<void> {
  await t.db
    .updateTable("profile")
    .set({ onboarded_at: t.now() })
    .where("agency_id", "=", t.agency.id)
    .where("onboarded_at", "is", null)
    .execute();
}

/** Returns whether the person was not active before. Who was deactivated by the owner stays so. */
export async function activateMember(t: AgencyTransaction, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await t.db
    .updateTable("member")
    .set({ active: true })
    .where("agency_id", "=", t.agency.id)
    .where("user_id", "=", userId)
    .where("active", "=", false)
    .where("deactivated_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function isActiveMember(t: AgencyTransaction, userId: string): Promise<boolean> {
  const row = await t.db
    .selectFrom("member")
    .select("active")
    .where("agency_id", "=", t.agency.id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.active ?? false;
}

export async function isOwner(t: AgencyTransaction, userId: string): Promise<boolean> {
  const row = await t.db
    .selectFrom("member")
    .select("role")
    .where("agency_id", "=", t.agency.id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.role === "owner";
}
