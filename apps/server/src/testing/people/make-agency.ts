import { randomUUID } from "node:crypto";
import { profileData } from "@tc/contract";
import { normalizeEmail } from "@tc/domain";
import type { MemberRole, Tier } from "@tc/domain";
import { sql } from "kysely";
import type { Transaction } from "kysely";
import { makeUser } from "./make-user.ts";
import type { MadeUser, UserToMake } from "./make-user.ts";
import type { Actor } from "../../platform/context.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Database } from "../../platform/database/schema.ts";

export interface AgencyToMake {
  readonly name?: string;
  readonly tier?: Tier | null;
  readonly ownerEmail?: string;
  /** False: the owner has not finished the onboarding. */
  readonly active?: boolean;
}

export interface MadeAgency {
  readonly agencyId: string;
  readonly owner: MadeUser;
  /** The owner, as the server knows a signed-in person. */
  readonly actor: Actor & { kind: "user" };
}

export interface MemberToMake extends UserToMake {
  readonly role?: MemberRole;
  readonly active?: boolean;
  readonly deactivated?: boolean;
}

export interface MadeMember extends MadeUser {
  readonly actor: Actor & { kind: "user" };
}

const createdAt = new Date("2026-10-01T08:00:00Z");
const joinedLater = new Date("2026-10-02T08:00:00Z");

/** An agency with its owner and an empty profile. */
export async function makeAgency(
  database: { readonly db: Db },
  { name = "Testagentur", tier = "premium", ownerEmail, active = true }: AgencyToMake = {},
): Promise<MadeAgency> {
  const agencyId = randomUUID();
  await asOperator(database.db, async (t) => {
    await t
      .insertInto("agency")
      .values({ id: agencyId, name, tier, created_at: createdAt })
      .execute();
    await t
      .insertInto("profile")
      .values({
        agency_id: agencyId,
        data: JSON.stringify(emptyProfile(name)),
        updated_at: createdAt,
        onboarded_at: active ? createdAt : null,
      })
      .execute();
  });
  const { actor, ...owner } = await makeMember(database, agencyId, {
    ...(ownerEmail !== undefined && { email: ownerEmail }),
    role: "owner",
    active,
  });
  return { agencyId, owner, actor };
}

/** A further person of an agency; with an account of their own. */
export async function makeMember(
  database: { readonly db: Db },
  agencyId: string,
  { role = "member", active = true, deactivated = false, ...person }: MemberToMake = {},
): Promise<MadeMember> {
  const user = await makeUser(database, person);
  const agency = await asOperator(database.db, async (t) => {
    await t
      .insertInto("member")
      .values({
        user_id: user.userId,
        agency_id: agencyId,
        role,
        active,
        name: user.name,
        email: user.email,
        joined_at: role === "owner" ? createdAt : joinedLater,
        deactivated_at: deactivated ? createdAt : null,
      })
      .execute();
    return t
      .selectFrom("agency")
      .select(["id", "name", "tier"])
      .where("id", "=", agencyId)
      .executeTakeFirstOrThrow();
  });
  return { ...user, actor: actorOf(user, active && !deactivated ? { agency, role } : undefined) };
}

/** Closes a member's account without ending what they have begun, as a deactivation beside it looks to a sign-in. */
export async function deactivate(
  database: { readonly db: Db },
  { userId }: { readonly userId: string },
): Promise<void> {
  await asOperator(database.db, (t) =>
    t
      .updateTable("member")
      .set({ deactivated_at: joinedLater })
      .where("user_id", "=", userId)
      .execute(),
  );
}

function actorOf(
  user: MadeUser,
  membership:
    | { agency: { id: string; name: string; tier: Tier | null }; role: MemberRole }
    | undefined,
): Actor & { kind: "user" } {
  return {
    kind: "user",
    session: {
      id: randomUUID(),
      userId: user.userId,
      email: normalizeEmail(user.email),
      isAdmin: user.isAdmin,
      hasSecondFactor: false,
    },
    ...(membership && {
      membership: {
        agencyId: membership.agency.id,
        role: membership.role,
        tier: membership.agency.tier,
      },
    }),
  };
}

/** What the schema of a profile makes of the least one can say. */
const emptyProfile = (companyName: string) =>
  profileData.parse({ companyName, contactPerson: "Erika Muster", address: {} });

function asOperator<Result>(
  db: Db,
  work: (t: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (t) => {
    await sql`set local role tc_operator`.execute(t);
    return work(t);
  });
}
