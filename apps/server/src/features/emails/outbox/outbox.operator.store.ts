import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";
import { isDigest } from "./mail-message.store.ts";

interface OpenMail {
  readonly agencyId: string;
  readonly mailId: string;
}

/** Mails that wait longer than any job takes: their jobs were lost or given up, or digests were switched off. */
export async function listWaiting(
  t: Transaction,
  before: Date,
  { areDigestsOff }: { readonly areDigestsOff: boolean },
): Promise<readonly OpenMail[]> {
  const rows = await t.db
    .selectFrom("mail_message")
    .select(["agency_id", "id"])
    .where("state", "in", ["queued", "sending"])
    .where("queued_at", "<", before)
    .$if(areDigestsOff, (query) => query.where((eb) => eb.not(isDigest)))
    .orderBy("queued_at")
    .limit(5_000)
    .execute();
  return rows.map((row) => ({ agencyId: row.agency_id, mailId: row.id }));
}

/** What a mail says is old news after some days. */
export async function giveUpMails(t: Transaction, before: Date): Promise<void> {
  await t.db
    .updateTable("mail_message")
    .set({
      state: "refused",
      reason: "too-late",
      settled_at: t.now(),
      attachment: null,
      attachment_name: null,
    })
    .where("state", "in", ["queued", "sending"])
    .where("queued_at", "<", before)
    .execute();
}

/** Texts of older mails go; returns how many. */
export async function emptyOldMails(t: Transaction, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update mail_message set html = null, text = null where id = any(array(
      select id from mail_message
      where html is not null and state not in ('queued', 'sending') and queued_at < ${before}
      order by queued_at limit ${limit}))`.execute(t.db);
  return Number(numAffectedRows ?? 0);
}

/** Their rows; returns how many. */
export async function deleteOldMails(t: Transaction, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from mail_message where id = any(array(
      select id from mail_message where queued_at < ${before} order by queued_at limit ${limit}))`.execute(
    t.db,
  );
  return Number(numAffectedRows ?? 0);
}

interface AddressAge {
  /** Addresses that were not confirmed by then go, … */
  readonly requestsBefore: Date;
  /** … and those that were removed by then: nobody asks for the proof of their consent any more. */
  readonly proofsBefore: Date;
}

export async function deleteOldAddresses(
  t: Transaction,
  { requestsBefore, proofsBefore }: AddressAge,
): Promise<void> {
  await t.db
    .deleteFrom("email_address")
    .where((where) =>
      where.or([
        where("removed_at", "<", proofsBefore),
        where.and([where("confirmed_at", "is", null), where("requested_at", "<", requestsBefore)]),
      ]),
    )
    .execute();
  // Deletes the stops of addresses that nobody uses any more. Complaints stay, or a member could make us mail the address again.
  await sql`
    delete from email_stop s
    where stopped_at < ${requestsBefore} and reason <> 'complaint'
      and not exists (
        select from member m where m.agency_id = s.agency_id and m.email = s.address)
      and not exists (
        select from email_address a
        where a.agency_id = s.agency_id and a.address = s.address and a.removed_at is null)`.execute(
    t.db,
  );
}
