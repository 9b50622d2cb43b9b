import type { MatchContact, RequestSnapshot } from "@tc/contract";
import type { ClosedRequestState } from "@tc/domain";
import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";

const repeatedWithinMs = 10 * 60 * 1000;

/** Whether the same content came minutes ago and stands: a double click, or another try after a time-out. */
export async function isRepeated(t: Transaction, contentHash: Buffer): Promise<boolean> {
  const key = contentHash.readBigInt64BE();
  await sql`select pg_advisory_xact_lock(${key.toString()}::bigint)`.execute(t.db);
  const row = await t.db
    .selectFrom("closed_request")
    .select("id")
    .where("content_hash", "=", contentHash)
    .where("state", "!=", "withdrawn")
    .where("created_at", ">", new Date(t.now().getTime() - repeatedWithinMs))
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewRequest extends RequestSnapshot {
  readonly origin: "form" | "operator";
  readonly answersUntil: Date;
  readonly agenciesSought: number;
  readonly contact: MatchContact;
  readonly contentHash: Buffer;
  readonly isSuspected: boolean;
  readonly isConfirmationWanted: boolean;
}

export async function insertRequest(t: Transaction, request: NewRequest): Promise<string> {
  const { contact } = request;
  const { id } = await t.db
    .insertInto("closed_request")
    .values({
      origin: request.origin,
      state: "received",
      title: request.title,
      description: request.description,
      buyer_kind: request.buyerKind,
      agency_sectors: [...request.agencySectors],
      laender: [...request.laender],
      value_low_cents: request.valueLowCents ?? null,
      value_high_cents: request.valueHighCents ?? null,
      answers_until: request.answersUntil,
      agencies_sought: request.agenciesSought,
      created_at: t.now(),
      content_hash: request.contentHash,
      is_suspected: request.isSuspected,
      is_confirmation_wanted: request.isConfirmationWanted,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await t.db
    .insertInto("closed_request_contact")
    .values({
      request_id: id,
      organisation: contact.organisation,
      name: contact.name,
      email: contact.email,
      // Left empty is left out.
      phone: contact.phone || null,
    })
    .execute();
  return id;
}

const requestColumns = [
  "id",
  "origin",
  "state",
  "title",
  "description",
  "buyer_kind",
  "agency_sectors",
  "laender",
  "value_low_cents",
  "value_high_cents",
  "answers_until",
  "agencies_sought",
  "created_at",
  "address_confirmed_at",
  "started_at",
  "ended_at",
  "is_suspected",
  "is_confirmation_wanted",
  "mailed",
] as const;

export function findRequest(t: Transaction, requestId: string) {
  return t.db
    .selectFrom("closed_request")
    .select(requestColumns)
    .where("id", "=", requestId)
    .executeTakeFirst();
}
export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

/** The same, and nobody else changes it or who was asked until the transaction ends. */
export function lockRequest(t: Transaction, requestId: string) {
  return t.db
    .selectFrom("closed_request")
    .select(requestColumns)
    .where("id", "=", requestId)
    .forUpdate()
    .executeTakeFirst();
}

export async function findContact(
  t: Transaction,
  requestId: string,
): Promise<MatchContact | undefined> {
  const row = await t.db
    .selectFrom("closed_request_contact")
    .select(["organisation", "name", "email", "phone"])
    .where("request_id", "=", requestId)
    .executeTakeFirst();
  return row && toContact(row);
}

export function toContact(row: {
  readonly organisation: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}): MatchContact {
  const { organisation, name, email, phone } = row;
  return { organisation, name, email, ...(phone !== null && { phone }) };
}

export async function insertLink(t: Transaction, requestId: string, hash: Buffer): Promise<void> {
  await t.db
    .insertInto("closed_request_link")
    .values({ token_hash: hash, request_id: requestId, created_at: t.now() })
    .execute();
}

/** The request behind a mail's link, held until the transaction ends. */
export async function lockLinkedRequest(
  t: Transaction,
  hash: Buffer,
): Promise<RequestRow | undefined> {
  const link = await t.db
    .selectFrom("closed_request_link")
    .select("request_id")
    .where("token_hash", "=", hash)
    .executeTakeFirst();
  return link && lockRequest(t, link.request_id);
}

export async function setState(
  t: Transaction,
  requestId: string,
  state: Exclude<ClosedRequestState, "received">,
): Promise<void> {
  const now = t.now();
  const moments = {
    confirmed: { address_confirmed_at: now },
    running: { started_at: now },
    closed: { ended_at: now },
    withdrawn: { ended_at: now },
  };
  await t.db
    .updateTable("closed_request")
    .set({ state, ...moments[state] })
    .where("id", "=", requestId)
    .execute();
}

export async function wantConfirmation(t: Transaction, requestId: string): Promise<void> {
  await t.db
    .updateTable("closed_request")
    .set({ is_confirmation_wanted: true })
    .where("id", "=", requestId)
    .execute();
}

/** Notes that a mail went out. */
export async function noteRequestMail(
  t: Transaction,
  requestId: string,
  mail: string,
): Promise<void> {
  await sql`
    update closed_request set mailed = array_append(mailed, ${mail})
    where id = ${requestId} and not (${mail} = any(mailed))`.execute(t.db);
}

export async function removeContact(t: Transaction, requestId: string): Promise<void> {
  await t.db.deleteFrom("closed_request_contact").where("request_id", "=", requestId).execute();
}

export async function removeRequest(t: Transaction, requestId: string): Promise<void> {
  await t.db.deleteFrom("closed_request").where("id", "=", requestId).execute();
}

export function toSnapshot(row: RequestRow): RequestSnapshot {
  return {
    title: row.title,
    description: row.description,
    // Written from the same lists by the contract's schema
    buyerKind: row.buyer_kind as RequestSnapshot["buyerKind"],
    agencySectors: row.agency_sectors as RequestSnapshot["agencySectors"],
    laender: row.laender as RequestSnapshot["laender"],
    ...(row.value_low_cents !== null && { valueLowCents: Number(row.value_low_cents) }),
    ...(row.value_high_cents !== null && { valueHighCents: Number(row.value_high_cents) }),
  };
}
