import type { ProfileData } from "@tc/contract";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

/**
 * The pending profile, taken away: of many who ask at once one gets it, the others wait for its end and find nothing.
 * It is bound to the account that registered it, so another's id alone is worth nothing.
 */
export async function takePendingProfile(
  t: AgencyTransaction,
  userId: string,
): Promise<ProfileData | undefined> {
  const row = await t.db
    .deleteFrom("pending_profile")
    .where("id", "=", t.agency.id)
    .where("user_id", "=", userId)
    .returning("data")
    .executeTakeFirst();
  return row?.data;
}

export async function hasPendingProfile(t: AgencyTransaction, userId: string): Promise<boolean> {
  const row = await t.db
    .selectFrom("pending_profile")
    .select("id")
    .where("id", "=", t.agency.id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasProfile(t: AgencyTransaction): Promise<boolean> {
  const row = await t.db
    .selectFrom("profile")
    .select("agency_id")
    .where("agency_id", "=", t.agency.id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasMember(t: AgencyTransaction, userId: string): Promise<boolean> {
  const row = await t.db
    .selectFrom("member")
    .select("user_id")
    .where("agency_id", "=", t.agency.id)
    .where("user_id", "=", userId)
    .where("deactivated_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasAnyMember(t: AgencyTransaction): Promise<boolean> {
  const row = await t.db
    .selectFrom("member")
    .select("user_id")
    .where("agency_id", "=", t.agency.id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertAgency(t: AgencyTransaction, data: ProfileData): Promise<void> {
  await t.db
    .insertInto("agency")
    .values({ id: t.agency.id, name: data.companyName, tier: null, created_at: t.now() })
    .execute();
  await t.db
    .insertInto("profile")
    .values({ agency_id: t.agency.id, data: JSON.stringify(data), updated_at: t.now() })
    .execute();
}

interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** The founder. Not active before the onboarding is finished. */
export async function insertOwner(
  t: AgencyTransaction,
  { id, name, email }: Person,
): Promise<void> {
  await t.db
    .insertInto("member")
    .values({
      user_id: id,
      agency_id: t.agency.id,
      role: "owner",
      active: false,
      name,
      email,
      joined_at: t.now(),
    })
    .execute();
}

/** Role and activity stay as they are. Returns whether the person is a member at all. */
export async function renewMember(
  t: AgencyTransaction,
  { id, name, email }: Person,
): Promise<boolean> {
  const { numUpdatedRows } = await t.db
    .updateTable("member")
    .set({ name, email })
    .where("agency_id", "=", t.agency.id)
    .where("user_id", "=", id)
    .where("deactivated_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
