import type { MatchContact, MatchFit, RequestSnapshot } from "@tc/contract";
import type { MatchParty, MatchState } from "@tc/domain";
import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";

/** Asks an agency once; undefined: it was asked before. */
export async function insertInvitation(
  t: Transaction,
  invitation: {
    readonly agencyId: string;
    readonly requestId: string;
    readonly request: RequestSnapshot;
    readonly answersUntil: Date;
    readonly fit: MatchFit;
  },
): Promise<string | undefined> {
  const row = await t.db
    .insertInto("match_invitation")
    .values({
      agency_id: invitation.agencyId,
      request_id: invitation.requestId,
      request: JSON.stringify(invitation.request),
      answers_until: invitation.answersUntil,
      fit: JSON.stringify(invitation.fit),
      asked_at: t.now(),
      state: "asked",
    })
    .onConflict((conflict) => conflict.columns(["agency_id", "request_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** Agencies that want to or already exchanged, the earlier answer first */
export function listInterested(t: Transaction, requestId: string) {
  return t.db
    .selectFrom("match_invitation as m")
    .innerJoin("agency", "agency.id", "m.agency_id")
    .select(["m.id", "m.agency_id", "m.state", "m.shared_contact", "m.message", "m.fit"])
    .select("agency.name as agencyName")
    .where("m.request_id", "=", requestId)
    .where("m.state", "in", ["accepted", "exchanged"])
    .orderBy("m.answered_at")
    .orderBy("m.id")
    .execute();
}

/** An agency that had declined has declined, also after the request's end. */
const stateWithDecline = sql<MatchState>`case when decline_reason is null then state else 'declined' end`;

export async function countStates(
  t: Transaction,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<MatchState, number>>>> {
  const counts = new Map<string, Record<MatchState, number>>();
  if (requestIds.length === 0) return counts;
  const rows = await t.db
    .selectFrom("match_invitation")
    .select([
      "request_id",
      stateWithDecline.as("state"),
      (eb) => eb.fn.countAll<string>().as("count"),
    ])
    .where("request_id", "in", requestIds)
    .groupBy(["request_id", sql`2`])
    .execute();
  for (const { request_id, state, count } of rows) {
    const none = { asked: 0, accepted: 0, declined: 0, exchanged: 0, ended: 0 };
    const counted = counts.get(request_id) ?? none;
    counts.set(request_id, { ...counted, [state]: Number(count) });
  }
  return counts;
}

export function listStates(t: Transaction, requestId: string) {
  return t.db
    .selectFrom("match_invitation")
    .select(["agency_id", "ended_by", "fit", stateWithDecline.as("state")])
    .where("request_id", "=", requestId)
    .execute();
}

/** Puts the buyer's contact into the agency's hands; undefined: the agency does not (or no longer) want to. */
export async function exchange(
  t: Transaction,
  {
    requestId,
    invitationId,
    contact,
  }: {
    readonly requestId: string;
    readonly invitationId: string;
    readonly contact: MatchContact;
  },
): Promise<string | undefined> {
  const row = await t.db
    .updateTable("match_invitation")
    .set({ state: "exchanged", exchanged_at: t.now() })
    .where("request_id", "=", requestId)
    .where("id", "=", invitationId)
    .where("state", "=", "accepted")
    .returning("agency_id")
    .executeTakeFirst();
  if (!row) return undefined;
  await t.db
    .insertInto("match_contact")
    .values({
      invitation_id: invitationId,
      agency_id: row.agency_id,
      organisation: contact.organisation,
      name: contact.name,
      email: contact.email,
      phone: contact.phone ?? null,
    })
    .execute();
  return row.agency_id;
}

const goneContact = { shared_contact: null, message: null };

/** Ends one answer that the buyer declines; undefined: it is not there any more. */
export async function declineAnswer(
  t: Transaction,
  { requestId, invitationId }: { readonly requestId: string; readonly invitationId: string },
): Promise<string | undefined> {
  const row = await t.db
    .updateTable("match_invitation")
    .set({ state: "ended", ended_by: "buyer", ended_at: t.now(), ...goneContact })
    .where("request_id", "=", requestId)
    .where("id", "=", invitationId)
    .where("state", "=", "accepted")
    .returning("agency_id")
    .executeTakeFirst();
  return row?.agency_id;
}

export interface EndedInvitation {
  readonly id: string;
  readonly agencyId: string;
  readonly before: MatchState;
}

/** Ends what is still going on; contacts that were exchanged go only where these states hold them. */
export async function endInvitations(
  t: Transaction,
  requestId: string,
  { by, states }: { readonly by: MatchParty; readonly states: readonly MatchState[] },
): Promise<readonly EndedInvitation[]> {
  const { rows } = await sql<EndedInvitation>`
    with running as (
      select id, state from match_invitation
      where request_id = ${requestId} and state = any(${[...states]}::text[]) for update)
    update match_invitation m
    set state = 'ended', ended_by = ${by}, ended_at = ${t.now()}, shared_contact = null, message = null
    from running r where m.id = r.id
    returning m.id, m.agency_id as "agencyId", r.state as before`.execute(t.db);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) {
    await t.db.deleteFrom("match_contact").where("invitation_id", "in", ids).execute();
  }
  return rows;
}

export interface ContactHolder {
  readonly invitationId: string;
  readonly agencyId: string;
  readonly state: MatchState;
}

/**
 * Lists the agencies that had the buyer's contact and have not had our mail that asks them to delete it. It leaves out
 * agencies without any member whom we could write to.
 */
export async function listContactHolders(
  t: Transaction,
  requestId: string,
): Promise<readonly ContactHolder[]> {
  const { rows } = await sql<ContactHolder & { answeredBy: string | null }>`
    select id as "invitationId", agency_id as "agencyId", state, answered_by as "answeredBy" from match_invitation
    where request_id = ${requestId} and exchanged_at is not null
      and (state = 'exchanged' or not ('agency:ended' = any(mailed)))`.execute(t.db);
  const holders: ContactHolder[] = [];
  for (const { answeredBy, ...holder } of rows) {
    const recipient = await findRecipient(t, holder.agencyId, answeredBy);
    if (holder.state === "exchanged" || recipient !== undefined) holders.push(holder);
  }
  return holders;
}

export function findInvitation(t: Transaction, invitationId: string) {
  return t.db
    .selectFrom("match_invitation")
    .select(["id", "agency_id", "state", "ended_by", "request", "answers_until", "shared_contact"])
    .select(["answered_by", "mailed"])
    .where("id", "=", invitationId)
    .executeTakeFirst();
}

export async function noteInvitationMail(
  t: Transaction,
  invitationId: string,
  mail: string,
): Promise<void> {
  await sql`
    update match_invitation set mailed = array_append(mailed, ${mail})
    where id = ${invitationId} and not (${mail} = any(mailed))`.execute(t.db);
}

/** Where the agency's mails go: to whoever answered while active, else to the owner. */
export async function findRecipient(
  t: Transaction,
  agencyId: string,
  answeredBy: string | null,
): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    select email from member
    where agency_id = ${agencyId} and active and deactivated_at is null
      and (user_id = ${answeredBy} or role = 'owner')
    order by user_id is not distinct from ${answeredBy} desc limit 1`.execute(t.db);
  return rows[0]?.email;
}
