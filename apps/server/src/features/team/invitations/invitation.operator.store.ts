import type { Transaction } from "../../../platform/context.ts";
import { deleteTraces } from "../../../platform/tenancy/user-traces.operator.store.ts";

// Whoever opens an invitation belongs to no agency yet: its link is all that names one.

export function findInvitation(t: Transaction, tokenHash: Buffer) {
  return t.db
    .selectFrom("invitation")
    .innerJoin("agency", "agency.id", "invitation.agency_id")
    .innerJoin("member", (join) =>
      join
        .onRef("member.agency_id", "=", "invitation.agency_id")
        .onRef("member.user_id", "=", "invitation.invited_by"),
    )
    .select([
      "invitation.id",
      "invitation.agency_id",
      "invitation.email",
      "agency.name as agency_name",
      "agency.tier",
      "member.name as invited_by",
    ])
    .where("invitation.token_hash", "=", tokenHash)
    .where("invitation.accepted_at", "is", null)
    .where("invitation.revoked_at", "is", null)
    .where("invitation.expires_at", ">", t.now())
    .executeTakeFirst();
}

/** Takes the invitation. Of two simultaneous clicks the second waits here and gets nothing. */
export async function claimInvitation(t: Transaction, id: string): Promise<boolean> {
  const { numUpdatedRows } = await t.db
    .updateTable("invitation")
    .set({ accepted_at: t.now() })
    .where("id", "=", id)
    .where("accepted_at", "is", null)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False: it was deleted after its invitation was found. */
export async function lockInvitingAgency(t: Transaction, agencyId: string): Promise<boolean> {
  const held = await t.db
    .selectFrom("agency")
    .select("id")
    .where("id", "=", agencyId)
    .forUpdate()
    .executeTakeFirst();
  return held !== undefined;
}

export async function countActiveMembers(t: Transaction, agencyId: string): Promise<number> {
  const { count } = await t.db
    .selectFrom("member")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("agency_id", "=", agencyId)
    .where("deactivated_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function findAccount(t: Transaction, email: string) {
  return t.db
    .selectFrom("user_account")
    .select(["id", "email_verified"])
    .where("email", "=", email)
    .forUpdate()
    .executeTakeFirst();
}

/** A registration nobody ever confirmed: whoever holds the link has just proved that the address is theirs. */
export async function deleteUnconfirmedAccount(t: Transaction, userId: string): Promise<void> {
  await t.db
    .deleteFrom("user_account")
    .where("id", "=", userId)
    .where("email_verified", "=", false)
    .execute();
  await deleteTraces(t, [userId]);
}

export async function insertInvitedMember(
  t: Transaction,
  person: { agencyId: string; name: string; email: string; passwordHash: string },
): Promise<string> {
  const { id } = await t.db
    .insertInto("user_account")
    .values({
      name: person.name,
      email: person.email,
      email_verified: true,
      created_at: t.now(),
      password_hash: person.passwordHash,
      password_set_at: t.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await t.db
    .insertInto("member")
    .values({
      user_id: id,
      agency_id: person.agencyId,
      role: "member",
      active: true,
      name: person.name,
      email: person.email,
      joined_at: t.now(),
    })
    .execute();
  return id;
}
