import type { MatchContact } from "@tc/contract";
import type { DeclineReason, MatchState } from "@tc/domain";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

const maxListed = 100;

const columns = [
  "id",
  "request_id",
  "state",
  "ended_by",
  "request",
  "answers_until",
  "fit",
  "asked_at",
  "answered_at",
  "decline_reason",
  "shared_contact",
  "message",
] as const;

/** Newest first; all, or those in the given states. */
export function listInvitations(t: AgencyTransaction, states?: readonly MatchState[]) {
  return t.db
    .selectFrom("match_invitation")
    .select(columns)
    .where("agency_id", "=", t.agency.id)
    .$if(states !== undefined, (query) => query.where("state", "in", states ?? []))
    .orderBy("asked_at", "desc")
    .orderBy("id", "desc")
    .limit(maxListed)
    .execute();
}
export type InvitationRow = Awaited<ReturnType<typeof listInvitations>>[number];

/** Held until the transaction ends: a colleague's answer and the buyer's wait. */
export function lockInvitation(t: AgencyTransaction, id: string) {
  return t.db
    .selectFrom("match_invitation")
    .select(columns)
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** What the buyer agreed to show; rows are there from both consents on. */
export async function listContacts(
  t: AgencyTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MatchContact>> {
  if (ids.length === 0) return new Map();
  const rows = await t.db
    .selectFrom("match_contact")
    .select(["invitation_id", "organisation", "name", "email", "phone"])
    .where("agency_id", "=", t.agency.id)
    .where("invitation_id", "in", ids)
    .execute();
  return new Map(
    rows.map(({ invitation_id, phone, ...contact }) => [
      invitation_id,
      { ...contact, ...(phone !== null && { phone }) },
    ]),
  );
}

interface Acceptance {
  readonly contact: MatchContact;
  readonly message: string | undefined;
  readonly userId: string;
}

export async function accept(
  t: AgencyTransaction,
  id: string,
  { contact, message, userId }: Acceptance,
): Promise<void> {
  await t.db
    .updateTable("match_invitation")
    .set({
      state: "accepted",
      answered_at: t.now(),
      answered_by: userId,
      decline_reason: null,
      shared_contact: JSON.stringify(contact),
      message: message || null,
    })
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .execute();
}

export async function decline(
  t: AgencyTransaction,
  id: string,
  { reason, userId }: { readonly reason: DeclineReason; readonly userId: string },
): Promise<void> {
  await t.db
    .updateTable("match_invitation")
    .set({
      state: "declined",
      answered_at: t.now(),
      answered_by: userId,
      decline_reason: reason,
    })
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .execute();
}

/** The mail of an acceptance that is taken back may go out again for the next one. */
export async function takeBack(t: AgencyTransaction, id: string): Promise<void> {
  await t.db
    .updateTable("match_invitation")
    .set((eb) => ({
      state: "asked" as const,
      answered_at: null,
      answered_by: null,
      decline_reason: null,
      shared_contact: null,
      message: null,
      mailed: eb.fn<string[]>("array_remove", ["mailed", eb.val("buyer:accepted")]),
    }))
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .execute();
}

/** Ends it for good: what the agency showed goes from here, and the buyer's contact with it. */
export async function endInvitation(t: AgencyTransaction, id: string): Promise<void> {
  await t.db
    .updateTable("match_invitation")
    .set({
      state: "ended",
      ended_by: "agency",
      ended_at: t.now(),
      shared_contact: null,
      message: null,
    })
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .execute();
  await t.db
    .deleteFrom("match_contact")
    .where("agency_id", "=", t.agency.id)
    .where("invitation_id", "=", id)
    .execute();
}

export async function findOwnContact(t: AgencyTransaction, userId: string) {
  return t.db
    .selectFrom("member")
    .innerJoin("agency", "agency.id", "member.agency_id")
    .select(["agency.name as organisation", "member.name", "member.email"])
    .where("member.agency_id", "=", t.agency.id)
    .where("member.user_id", "=", userId)
    .executeTakeFirstOrThrow();
}
