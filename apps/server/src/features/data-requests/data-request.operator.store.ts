import type { DataRequestKind, DataRequestOutcome } from "@tc/domain";
import { sql } from "kysely";
import type { Transaction } from "../../platform/context.ts";

interface NewRequest {
  readonly kind: DataRequestKind;
  readonly userId: string | null;
  readonly subjectName: string;
  readonly email: string | null;
  readonly agencyName: string | null;
  readonly text: string | null;
  readonly receivedOn: string;
  readonly dueOn: string;
  readonly recordedBy: string | null;
  /** How it is known who asks; null: not yet */
  readonly identityCheck: string | null;
}

export function insertRequest(t: Transaction, request: NewRequest) {
  return t.db
    .insertInto("data_subject_request")
    .values({
      kind: request.kind,
      is_from_app: request.userId !== null,
      user_id: request.userId,
      subject_name: request.subjectName,
      email: request.email,
      agency_name: request.agencyName,
      text: request.text,
      received_on: request.receivedOn,
      due_on: request.dueOn,
      recorded_at: t.now(),
      recorded_by: request.recordedBy,
      ...(request.identityCheck !== null && {
        identity_check: request.identityCheck,
        identity_checked_at: t.now(),
      }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
}

const rows = (t: Transaction) =>
  t.db
    .selectFrom("data_subject_request")
    .selectAll()
    .select([
      sql<string>`received_on::text`.as("received_on"),
      sql<string>`due_on::text`.as("due_on"),
      // The account's address may have changed since the person asked. It is null if the account was deleted.
      sql<string | null>`(select email from user_account where id = user_id)`.as("current_email"),
    ]);
export type RequestRow = Awaited<ReturnType<typeof listOwnRequests>>[number];

/** Who asks: the account, and the agency it belongs to. Held, so that a second click waits for the first. */
export function holdPerson(t: Transaction, userId: string) {
  return t.db
    .selectFrom("user_account")
    .select(["name", "email"])
    .select((eb) =>
      eb
        .selectFrom("member")
        .innerJoin("agency", "agency.id", "member.agency_id")
        .whereRef("member.user_id", "=", "user_account.id")
        .select("agency.name")
        .limit(1)
        .as("agency_name"),
    )
    .where("id", "=", userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export function listOwnRequests(t: Transaction, userId: string, limit: number) {
  return rows(t).where("user_id", "=", userId).orderBy("id", "desc").limit(limit).execute();
}

export function findRequest(t: Transaction, id: string) {
  return rows(t).where("id", "=", id).executeTakeFirst();
}

/** The same, until the transaction ends */
export function holdRequest(t: Transaction, id: string) {
  return rows(t).where("id", "=", id).forUpdate().executeTakeFirst();
}

/** An open request that says the same, recorded by the same admin */
export function findSameRecorded(t: Transaction, request: NewRequest) {
  return t.db
    .selectFrom("data_subject_request")
    .select("id")
    .where("answered_at", "is", null)
    .where("user_id", "is", null)
    .where("recorded_by", "=", request.recordedBy)
    .where("kind", "=", request.kind)
    .where("received_on", "=", request.receivedOn)
    .where("subject_name", "=", request.subjectName)
    .where("email", "is not distinct from", request.email)
    .where("text", "is not distinct from", request.text)
    .limit(1)
    .executeTakeFirst();
}

interface Page {
  readonly state: "open" | "answered";
  readonly cursor: string | undefined;
  readonly limit: number;
}

/** Open ones by their last day, answered ones newest first; behind the cursor's. */
export function listRequests(t: Transaction, { state, cursor, limit }: Page) {
  if (state === "open") {
    return rows(t)
      .where("answered_at", "is", null)
      .$if(cursor !== undefined, (query) =>
        query.where(
          sql<boolean>`(data_subject_request.due_on, id) > (select due_on, id from data_subject_request where id = ${cursor})`,
        ),
      )
      .orderBy("data_subject_request.due_on")
      .orderBy("id")
      .limit(limit)
      .execute();
  }
  return rows(t)
    .where("answered_at", "is not", null)
    .$if(cursor !== undefined, (query) =>
      query.where(
        sql<boolean>`(answered_at, id) < (select answered_at, id from data_subject_request where id = ${cursor})`,
      ),
    )
    .orderBy("answered_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export async function countOpen(t: Transaction, today: string) {
  const { rows: counts } = await sql<{ open: number; overdue: number }>`
    select count(*)::int as open, (count(*) filter (where due_on < ${today}::date))::int as overdue
    from data_subject_request where answered_at is null`.execute(t.db);
  return counts[0] ?? { open: 0, overdue: 0 };
}

export async function setIdentityCheck(t: Transaction, id: string, check: string): Promise<void> {
  await t.db
    .updateTable("data_subject_request")
    .set({ identity_check: check, identity_checked_at: t.now() })
    .where("id", "=", id)
    .execute();
}

export async function setExtension(
  t: Transaction,
  id: string,
  { reason, dueOn }: { readonly reason: string; readonly dueOn: string },
): Promise<void> {
  await t.db
    .updateTable("data_subject_request")
    .set({ extended_at: t.now(), extension_reason: reason, due_on: dueOn })
    .where("id", "=", id)
    .execute();
}

export async function setAnswer(
  t: Transaction,
  id: string,
  reply: {
    readonly answer: string;
    readonly outcome: DataRequestOutcome;
    readonly answeredBy: string;
  },
): Promise<void> {
  await t.db
    .updateTable("data_subject_request")
    .set({
      answer: reply.answer,
      outcome: reply.outcome,
      answered_at: t.now(),
      answered_by: reply.answeredBy,
    })
    .where("id", "=", id)
    .execute();
}

/** Overdue ones that the operator has not been told of */
export async function listUntoldOverdue(t: Transaction, today: string): Promise<readonly string[]> {
  const overdue = await t.db
    .selectFrom("data_subject_request")
    .select("id")
    .where("answered_at", "is", null)
    .where("overdue_mailed_at", "is", null)
    .where(sql<boolean>`due_on < ${today}::date`)
    .orderBy("due_on")
    .limit(500)
    .execute();
  return overdue.map(({ id }) => id);
}

export type MailedColumn =
  | "receipt_mailed_at"
  | "operator_mailed_at"
  | "extension_mailed_at"
  | "answer_mailed_at"
  | "overdue_mailed_at";

/** With the address of an answer, which is the proof of where it went. */
export async function noteMailed(
  t: Transaction,
  id: string,
  { column, answeredTo }: { readonly column: MailedColumn; readonly answeredTo?: string | null },
): Promise<void> {
  await t.db
    .updateTable("data_subject_request")
    .set({ [column]: t.now(), ...(answeredTo && { email: answeredTo }) })
    .where("id", "=", id)
    .execute();
}

/** Years as the calendar in Germany counts them */
export async function deleteOldRequests(t: Transaction, period: string): Promise<number> {
  const deleted = await t.db
    .deleteFrom("data_subject_request")
    .where(
      "answered_at",
      "<=",
      sql<Date>`(${t.now()}::timestamptz at time zone 'Europe/Berlin' - ${period}::interval) at time zone 'Europe/Berlin'`,
    )
    .returning("id")
    .execute();
  return deleted.length;
}
