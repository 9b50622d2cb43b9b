import type { IncidentKind } from "@tc/contract";
import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";
import type { Finding } from "./finding.ts";

/** The ids of incidents that begin with this finding; one that is open already is only seen again. */
export async function noteFindings(
  t: Transaction,
  findings: readonly Finding[],
): Promise<string[]> {
  if (findings.length === 0) return [];
  const now = t.now();
  // In one order, so that two workers do not wait for one another crosswise.
  const rows = findings
    .map(({ kind, subject, text }) => ({ kind, subject, text, opened_at: now, last_seen_at: now }))
    .toSorted((a, b) => `${a.kind} ${a.subject}`.localeCompare(`${b.kind} ${b.subject}`));
  const noted = await t.db
    .insertInto("incident")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["kind", "subject"])
        .where("ended_at", "is", null)
        .doUpdateSet((eb) => ({
          text: eb.ref("excluded.text"),
          last_seen_at: eb.ref("excluded.last_seen_at"),
        })),
    )
    .returning(["id", "open_mail_id", sql<boolean>`xmax = 0`.as("is_new")])
    .execute();
  return noted.flatMap(({ id, is_new: isNew }) => (isNew ? [id] : []));
}

/** The ids of incidents that nobody has seen since `unseenSince`; they are over. */
export async function endIncidents(t: Transaction, unseenSince: Date): Promise<string[]> {
  const rows = await t.db
    .updateTable("incident")
    .set({ ended_at: t.now() })
    .where("ended_at", "is", null)
    .where("last_seen_at", "<=", unseenSince)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** One mail for all that began or ended in one check. */
export async function insertIncidentMail(
  t: Transaction,
  { opened, ended }: { readonly opened: readonly string[]; readonly ended: readonly string[] },
): Promise<string> {
  const { id } = await t.db
    .insertInto("incident_mail")
    .values({ queued_at: t.now() })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (opened.length > 0)
    await t.db
      .updateTable("incident")
      .set({ open_mail_id: id })
      .where("id", "in", opened)
      .execute();
  if (ended.length > 0)
    await t.db.updateTable("incident").set({ end_mail_id: id }).where("id", "in", ended).execute();
  return id;
}

export async function noteCheck(t: Transaction): Promise<void> {
  await t.db
    .insertInto("incident_check")
    .values({ checked_at: t.now() })
    .onConflict((conflict) => conflict.column("singleton").doUpdateSet({ checked_at: t.now() }))
    .execute();
}

export async function findCheckedAt(t: Transaction): Promise<Date | undefined> {
  const row = await t.db.selectFrom("incident_check").select("checked_at").executeTakeFirst();
  return row?.checked_at;
}

/** Mails whose job may be gone. */
export async function listWaitingMails(t: Transaction, queuedBefore: Date): Promise<string[]> {
  const rows = await t.db
    .selectFrom("incident_mail")
    .select("id")
    .where("settled_at", "is", null)
    .where("queued_at", "<", queuedBefore)
    .execute();
  return rows.map(({ id }) => id);
}

/** Who gets true sends the mail: another try may be under way since `claimedAfter`. */
export async function claimIncidentMail(
  t: Transaction,
  mailId: string,
  claimedAfter: Date,
): Promise<"claimed" | "settled" | "under_way"> {
  const row = await t.db
    .selectFrom("incident_mail")
    .selectAll()
    .where("id", "=", mailId)
    .forUpdate()
    .executeTakeFirst();
  if (!row || row.settled_at) return "settled";
  if (row.claimed_at && row.claimed_at > claimedAfter) return "under_way";
  await t.db
    .updateTable("incident_mail")
    .set({ claimed_at: t.now() })
    .where("id", "=", mailId)
    .execute();
  return "claimed";
}

/** Not sent for certain: the next try need not wait. */
export async function releaseIncidentMail(t: Transaction, mailId: string): Promise<void> {
  await t.db
    .updateTable("incident_mail")
    .set({ claimed_at: null })
    .where("id", "=", mailId)
    .execute();
}

export async function settleIncidentMail(t: Transaction, mailId: string): Promise<void> {
  await t.db
    .updateTable("incident_mail")
    .set({ settled_at: t.now() })
    .where("id", "=", mailId)
    .execute();
}

export function listIncidentsOfMail(t: Transaction, mailId: string) {
  return t.db
    .selectFrom("incident")
    .select(["text", "opened_at", "ended_at"])
    .select(sql<boolean>`coalesce(end_mail_id = ${mailId}, false)`.as("is_end"))
    .where((eb) => eb.or([eb("open_mail_id", "=", mailId), eb("end_mail_id", "=", mailId)]))
    .orderBy("opened_at")
    .orderBy("id")
    .execute();
}

/** Open ones first, then the newest; behind the cursor's. */
export async function listIncidentRows(
  t: Transaction,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const rows = await t.db
    .selectFrom("incident as i")
    .leftJoin("incident_mail as m", "m.id", "i.open_mail_id")
    .leftJoin("user_account as u", "u.id", "i.taken_by")
    .select([
      "i.id",
      "i.kind",
      "i.text",
      "i.opened_at",
      "i.last_seen_at",
      "i.ended_at",
      "i.taken_at",
      "m.settled_at as mailed_at",
      "u.name as taken_by_name",
    ])
    .$if(cursor !== undefined, (query) =>
      query.where(
        sql<boolean>`(i.ended_at is null, i.opened_at, i.id) < (select c.ended_at is null, c.opened_at, c.id from incident c where c.id = ${cursor})`,
      ),
    )
    .orderBy(sql`i.ended_at is null`, "desc")
    .orderBy("i.opened_at", "desc")
    .orderBy("i.id", "desc")
    .limit(limit)
    .execute();
  // Written by `noteFindings` alone.
  return rows.map((row) => ({ ...row, kind: row.kind as IncidentKind }));
}

/** False: there is no such incident. Who has taken it keeps it until they give it back. */
export async function setTaken(
  t: Transaction,
  incidentId: string,
  adminId: string | null,
): Promise<boolean> {
  const row = await t.db
    .updateTable("incident")
    .set(
      adminId === null
        ? { taken_at: null, taken_by: null }
        : {
            taken_by: sql<string>`case when taken_at is null then ${adminId}::uuid else taken_by end`,
            taken_at: sql<Date>`coalesce(taken_at, ${t.now()})`,
          },
    )
    .where("id", "=", incidentId)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** How far sources are; nothing is counted, so a look costs next to nothing. */
export function listSourceStates(t: Transaction) {
  return t.db
    .selectFrom("source")
    .select(["id", "watermark", "last_success_at", "last_error"])
    .orderBy("id")
    .execute();
}

export async function listLastBackups(t: Transaction) {
  const newest = t.db
    .selectFrom("backup_report")
    .select(["at", "is_ok"])
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(1);
  return {
    last: await newest.executeTakeFirst(),
    lastOk: await newest.where("is_ok", "=", true).executeTakeFirst(),
  };
}

export async function insertBackupReport(t: Transaction, isOk: boolean): Promise<void> {
  await t.db.insertInto("backup_report").values({ at: t.now(), is_ok: isOk }).execute();
}

export async function spentOn(t: Transaction, day: string): Promise<number> {
  const row = await t.db
    .selectFrom("model_day")
    .select("micro_euros")
    .where("day", "=", sql<string>`${day}::date`)
    .executeTakeFirst();
  return Number(row?.micro_euros ?? 0);
}
