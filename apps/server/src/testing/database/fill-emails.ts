import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";

/** A row in each table of mails: settings, a further address, one that is stopped, a mail that was sent, a digest */
export async function fillEmails(
  t: Transaction<Database>,
  {
    agencyId,
    userId,
    tenderId,
  }: { readonly agencyId: string; readonly userId: string; readonly tenderId: string },
): Promise<{ mailId: string; mailAddressId: string }> {
  const at = new Date("2026-11-01T08:00:00Z");
  const secret = `Geheim in ${agencyId}`;
  const address = `weitere@${agencyId}.example`;
  await t
    .insertInto("email_setting")
    .values({ agency_id: agencyId, user_id: userId, changed_at: at })
    .execute();
  const { id: mailAddressId } = await t
    .insertInto("email_address")
    .values({
      agency_id: agencyId,
      user_id: userId,
      address,
      requested_at: at,
      text_version: "2026-11-26",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await t
    .insertInto("email_stop")
    .values({ agency_id: agencyId, address, reason: "no-mailbox", stopped_at: at })
    .execute();
  const { id: mailId } = await t
    .insertInto("mail_message")
    .values({
      agency_id: agencyId,
      user_id: userId,
      address,
      events: ["changes"],
      key: "1",
      subject: secret,
      preview: secret,
      html: `<p>${secret}</p>`,
      text: secret,
      state: "accepted",
      queued_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await t
    .insertInto("digest")
    .values({
      agency_id: agencyId,
      user_id: userId,
      key: "day 2026-11-01",
      ran_at: at,
      has_hits: true,
      tender_ids: [tenderId],
    })
    .execute();
  return { mailId, mailAddressId };
}
