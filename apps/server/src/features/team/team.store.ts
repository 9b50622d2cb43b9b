import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";

/** Members who may work, and invitations that may still be accepted. */
export async function countSeatsUsed(
  t: AgencyTransaction,
  { exceptInvitationId }: { exceptInvitationId?: string } = {},
): Promise<number> {
  const members = await t.db
    .selectFrom("member")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("agency_id", "=", t.agency.id)
    .where("deactivated_at", "is", null)
    .executeTakeFirstOrThrow();
  let open = t.db
    .selectFrom("invitation")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("agency_id", "=", t.agency.id)
    .where("accepted_at", "is", null)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", t.now());
  if (exceptInvitationId !== undefined) open = open.where("id", "!=", exceptInvitationId);
  const invitations = await open.executeTakeFirstOrThrow();
  return Number(members.count) + Number(invitations.count);
}

export function listMembers(t: AgencyTransaction) {
  return t.db
    .selectFrom("member")
    .select(["user_id", "name", "email", "role", "joined_at", "deactivated_at"])
    .where("agency_id", "=", t.agency.id)
    .orderBy("joined_at")
    .orderBy("user_id")
    .execute();
}

export function findMember(t: AgencyTransaction, userId: string) {
  return t.db
    .selectFrom("member")
    .select(["user_id", "role", "active", "deactivated_at", "email"])
    .where("agency_id", "=", t.agency.id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

export function findMemberByEmail(t: AgencyTransaction, email: string) {
  return t.db
    .selectFrom("member")
    .select("user_id")
    .where("agency_id", "=", t.agency.id)
    .where("email", "=", email)
    .executeTakeFirst();
}

/** Invitations nobody has accepted or taken back; expired ones too, so that they can be sent again. */
export function listOpenInvitations(t: AgencyTransaction) {
  return t.db
    .selectFrom("invitation")
    .select(["id", "email", "created_at", "expires_at"])
    .where("agency_id", "=", t.agency.id)
    .where("accepted_at", "is", null)
    .where("revoked_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export function findOpenInvitation(t: AgencyTransaction, by: { id: string } | { email: string }) {
  const query = t.db
    .selectFrom("invitation")
    .select(["id", "email", "expires_at", "invited_by"])
    .where("agency_id", "=", t.agency.id)
    .where("accepted_at", "is", null)
    .where("revoked_at", "is", null);
  return ("id" in by ? query.where("id", "=", by.id) : query.where("email", "=", by.email))
    .forUpdate()
    .executeTakeFirst();
}

export async function insertInvitation(
  t: AgencyTransaction,
  invitation: { email: string; invitedBy: string; expiresAt: Date },
): Promise<string> {
  const { id } = await t.db
    .insertInto("invitation")
    .values({
      agency_id: t.agency.id,
      email: invitation.email,
      invited_by: invitation.invitedBy,
      created_at: t.now(),
      expires_at: invitation.expiresAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Also makes an older link worthless. */
export async function updateInvitation(
  t: AgencyTransaction,
  id: string,
  change: { token_hash?: Buffer | null; expires_at?: Date; revoked_at?: Date },
): Promise<void> {
  await t.db
    .updateTable("invitation")
    .set(change)
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .execute();
}

export async function setDeactivated(
  t: AgencyTransaction,
  userId: string,
  deactivatedAt: Date | null,
): Promise<void> {
  await t.db
    .updateTable("member")
    .set({ deactivated_at: deactivatedAt })
    .where("agency_id", "=", t.agency.id)
    .where("user_id", "=", userId)
    .execute();
}

/** Two statements: the agency's unique index allows one owner at any moment. */
export async function swapOwner(t: AgencyTransaction, from: string, to: string): Promise<void> {
  for (const [userId, role] of [
    [from, "member"],
    [to, "owner"],
  ] as const) {
    await t.db
      .updateTable("member")
      .set({ role })
      .where("agency_id", "=", t.agency.id)
      .where("user_id", "=", userId)
      .execute();
  }
}

export function findAgencyName(t: AgencyTransaction) {
  return t.db.selectFrom("agency").select("name").where("id", "=", t.agency.id).executeTakeFirst();
}
