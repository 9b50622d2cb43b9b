import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { createMailer } from "../../../adapters/smtp/create-mailer.ts";
import { retentionClasses } from "@tc/domain";
import { startMailbox } from "@tc/standins";
import { createFakeMailer } from "../../../ports/mailer.fake.ts";
import { MailRefused, MailUnanswered } from "../../../ports/mailer.ts";
import { testContext, testNow } from "../../../testing/database/test-context.ts";
import { useWorld } from "../../../testing/database/use-world.ts";
import { deactivate, makeAgency } from "../../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../../testing/people/make-agency.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { writeEmailSettings } from "../settings/email-setting.store.ts";
import { checkOutbox } from "./check-outbox.ts";
import { queueMail } from "./queue-mail.ts";
import { sweepEmails } from "./sweep-emails.ts";
import { sendMonitoringMail } from "./send-monitoring-mail.ts";
import { unsubscribePlaceholder } from "./unsubscribe-link.ts";
import { switchOff } from "../../../testing/switches.ts";

const tests = useWorld({ make: (database) => makeAgency(database) });
let agency: MadeAgency;
let mailer: ReturnType<typeof createFakeMailer>;
let now: Date;
const context = () => testContext(tests.database, { ports: { mailer }, now: () => now });
beforeEach(() => {
  agency = tests.world;
  mailer = createFakeMailer();
  now = testNow;
});

const work = <Result>(act: (t: AgencyTransaction) => Promise<Result>) =>
  inAgency(context(), agency.agencyId, act);

async function queue(key = "digest 2026-11-21"): Promise<string> {
  await work((t) =>
    queueMail(t, {
      userId: agency.owner.userId,
      events: ["matches"],
      key,
      subject: "Heute: Website (88)",
      preview: "und 2 weitere",
      html: `<p>Neu <a href="${unsubscribePlaceholder}">abbestellen</a></p>`,
      text: `Neu\n\nAbbestellen: ${unsubscribePlaceholder}\n`,
    }),
  );
  const { id } = await tests.database.owner.db
    .selectFrom("mail_message")
    .select("id")
    .where("agency_id", "=", agency.agencyId)
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  return id;
}

const send = (mailId: string, agencyId = agency.agencyId) =>
  sendMonitoringMail(context(), { agencyId, mailId });

const rowOf = (mailId: string) =>
  tests.database.owner.db
    .selectFrom("mail_message")
    .select(["state", "reason", "unanswered", "html", "settled_at"])
    .where("id", "=", mailId)
    .executeTakeFirst();

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

test("a mail goes out once, with a Message-ID of its row and a link of its own to unsubscribe", async () => {
  const mailId = await queue();
  await send(mailId);
  await send(mailId);
  expect(mailer.sent).toHaveLength(1);
  const [mail] = mailer.sent;
  expect(mail).toMatchObject({
    to: agency.owner.email,
    subject: "Heute: Website (88)",
    messageId: `<${mailId}@localhost>`,
    headers: {
      "Auto-Submitted": "auto-generated",
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  });
  const header = mail?.headers?.["List-Unsubscribe"] ?? "";
  const token = /^<http:\/\/localhost:3000\/api\/one-click\/([\w-]{64})>$/.exec(header)?.[1];
  const page = `http://localhost:3000/abmelden?token=${token}`;
  expect(mail?.html).toContain(`href="${page}"`);
  expect(mail?.text).toContain(page);
  expect(`${mail?.html} ${mail?.text}`).not.toContain(unsubscribePlaceholder);
  const row = await rowOf(mailId);
  expect(row).toMatchObject({ state: "accepted", unanswered: 0, reason: null });
  expect(row?.html).not.toContain(token);
});

test("a mail that the server puts off waits, and is not counted as unanswered", async () => {
  const mailId = await queue();
  mailer.failOnce(new Error("mail not sent: EENVELOPE 451"));
  await expect(send(mailId)).rejects.toThrow("451");
  expect(await rowOf(mailId)).toMatchObject({ state: "queued", unanswered: 0 });
  await send(mailId);
  expect(await rowOf(mailId)).toMatchObject({ state: "accepted", unanswered: 0 });
});

test("a lost answer is counted, and the mail goes out again under the same Message-ID", async () => {
  const mailbox = await startMailbox();
  const smtp = createMailer({ smtpUrl: mailbox.smtpUrl, from: "TenderChances <h@tc.example>" });
  const ctx = testContext(tests.database, { ports: { mailer: smtp } });
  const mailId = await queue();
  mailbox.fail({ kind: "lost" });
  const input = { agencyId: agency.agencyId, mailId };
  await expect(sendMonitoringMail(ctx, input)).rejects.toBeInstanceOf(MailUnanswered);
  await sendMonitoringMail(ctx, input);
  expect(await rowOf(mailId)).toMatchObject({ state: "accepted", unanswered: 1 });
  const ids = mailbox.mails.map(({ headers }) =>
    headers.find(({ name }) => name.toLowerCase() === "message-id"),
  );
  expect(ids.map((it) => it?.value)).toEqual([`<${mailId}@localhost>`, `<${mailId}@localhost>`]);
  smtp.close();
  await mailbox.stop();
});

test("a try that died is not repeated while it may still be under way, and counted when it is", async () => {
  const mailId = await queue();
  const claimed = { state: "sending", claimed_at: now } as const;
  await tests.database.owner.db
    .updateTable("mail_message")
    .set(claimed)
    .where("id", "=", mailId)
    .execute();
  later(59_000);
  await expect(send(mailId)).rejects.toThrow("under way");
  expect(mailer.sent).toHaveLength(0);
  later(2_000);
  await send(mailId);
  expect(mailer.sent).toHaveLength(1);
  expect(await rowOf(mailId)).toMatchObject({ state: "accepted", unanswered: 1 });
});

test.each([
  ["5.1.1", "no-mailbox"],
  ["5.2.1", "disabled"],
  [undefined, "refused"],
])("a refused recipient (%s) stops the address: %s", async (status, reason) => {
  const mailId = await queue();
  mailer.failOnce(new MailRefused("550", { isAboutAddress: true, ...(status && { status }) }));
  await send(mailId);
  expect(await rowOf(mailId)).toMatchObject({ state: "refused", reason });
  const isNew = await work((t) =>
    queueMail(t, {
      userId: agency.owner.userId,
      events: ["matches"],
      key: "digest 2026-11-22",
      subject: "a",
      preview: "b",
      html: "c",
      text: "d",
    }),
  );
  expect(isNew).toBe(false);
});

test.each([
  ["5.2.2", true],
  ["5.7.1", true],
  ["5.6.0", false],
])(
  "what is not the address's fault (%s) refuses the mail and leaves the address",
  async (status, isAboutAddress) => {
    mailer.failOnce(new MailRefused("554", { isAboutAddress, status }));
    const mailId = await queue();
    await send(mailId);
    expect(await rowOf(mailId)).toMatchObject({ state: "refused", reason: "message-refused" });
    await send(await queue("digest 2026-11-22"));
    expect(mailer.sent).toHaveLength(1);
  },
);

test("nothing is sent to who paused, left, unsubscribed or has no plan any more", async () => {
  const { agencyId, owner } = agency;
  const settled = async (key: string) => {
    const mailId = await queue(key);
    return async () => {
      await send(mailId);
      return rowOf(mailId);
    };
  };
  const paused = await settled("1");
  await work((t) => writeEmailSettings(t, owner.userId, { pause: { until: "2026-11-22" } }));
  expect(await paused()).toMatchObject({ state: "stopped", reason: "paused" });
  const resumed = await settled("2");
  later(24 * 60 * 60 * 1000);
  expect(await resumed()).toMatchObject({ state: "accepted" });
  mailer = createFakeMailer();
  const unsubscribed = await settled("3");
  await work((t) => writeEmailSettings(t, owner.userId, { frequencies: { matches: "off" } }));
  expect(await unsubscribed()).toMatchObject({ state: "stopped", reason: "unsubscribed" });
  await work((t) => writeEmailSettings(t, owner.userId, { frequencies: { matches: "daily" } }));
  const planless = await settled("4");
  const left = await settled("5");
  const setTier = (tier: "premium" | null) =>
    tests.database.owner.db
      .updateTable("agency")
      .set({ tier })
      .where("id", "=", agencyId)
      .execute();
  await setTier(null);
  expect(await planless()).toMatchObject({ state: "stopped", reason: "no-plan" });
  await setTier("premium");
  await deactivate(tests.database.owner, owner);
  expect(await left()).toMatchObject({ state: "stopped", reason: "left" });
  expect(mailer.sent).toEqual([]);
});

test("a job that names another agency sends nothing", async () => {
  const other = await makeAgency(tests.database);
  const mailId = await queue();
  await send(mailId, other.agencyId);
  expect(mailer.sent).toEqual([]);
  expect(await rowOf(mailId)).toMatchObject({ state: "queued" });
});

test("a mail whose job was lost is taken up again, and given up when it is no news any more", async () => {
  const mailId = await queue();
  const jobs = async () =>
    (await context().sentJobs()).filter(
      ({ payload }) => (payload as { mailId?: string }).mailId === mailId,
    ).length;
  expect(await jobs()).toBe(1);
  await checkOutbox(context());
  expect(await jobs()).toBe(1);
  later(16 * 60_000);
  await checkOutbox(context());
  expect(await jobs()).toBe(2);
  later(4 * 24 * 60 * 60_000);
  await checkOutbox(context());
  expect(await rowOf(mailId)).toMatchObject({ state: "refused", reason: "too-late" });
});

test("texts go after 90 days and the row later; unconfirmed addresses go, confirmed ones stay", async () => {
  const mailId = await queue();
  await send(mailId);
  const address = {
    agency_id: agency.agencyId,
    user_id: agency.owner.userId,
    requested_at: now,
    text_version: "1",
  };
  await tests.database.owner.db
    .insertInto("email_address")
    .values([
      { ...address, address: "offen@agentur.example" },
      { ...address, address: "team@agentur.example", confirmed_at: now },
    ])
    .execute();
  const addresses = async () => {
    const rows = await tests.database.owner.db
      .selectFrom("email_address")
      .select("address")
      .where("agency_id", "=", agency.agencyId)
      .execute();
    return rows.map((row) => row.address);
  };
  const day = 24 * 60 * 60 * 1000;
  later(29 * day);
  await sweepEmails(context());
  expect(await addresses()).toHaveLength(2);
  later(2 * day);
  await sweepEmails(context());
  expect(await addresses()).toEqual(["team@agentur.example"]);
  expect((await rowOf(mailId))?.html).not.toBeNull();
  later((retentionClasses.mailTexts.amount - 30) * day);
  await sweepEmails(context());
  expect((await rowOf(mailId))?.html).toBeNull();
  later((retentionClasses.mailRows.amount - retentionClasses.mailTexts.amount) * day);
  await sweepEmails(context());
  expect(await rowOf(mailId)).toBeUndefined();
});

test("a digest waits in the outbox while digests are switched off, goes out once afterwards, and holds nothing else up", async () => {
  const digestId = await queue();
  const hitsId = await queue("notification 1");
  const switchOn = await switchOff(tests.database, "digests");
  await work((t) =>
    queueMail(t, {
      userId: agency.owner.userId,
      events: ["changes", "matches"],
      key: "notification 2",
      subject: "Frist vorverlegt",
      preview: "",
      html: "<p>x</p>",
      text: "x",
    }),
  );
  await send(digestId);
  await send(hitsId);
  expect(mailer.sent).toEqual([]);
  expect(await rowOf(digestId)).toMatchObject({ state: "queued", unanswered: 0 });
  later(20 * 60_000);
  const queued = async () => {
    await sql`truncate test_job`.execute(tests.database.owner.db);
    await checkOutbox(context());
    const jobs = await context().sentJobs();
    return jobs
      .map(({ payload }) => payload as { agencyId: string; mailId: string })
      .filter(({ agencyId }) => agencyId === agency.agencyId);
  };
  const whileOff = await queued();
  expect(whileOff).toHaveLength(1);
  await send(whileOff[0]!.mailId);
  expect(mailer.sent.map(({ subject }) => subject)).toEqual(["Frist vorverlegt"]);
  await switchOn();
  for (const { mailId } of await queued()) await send(mailId);
  for (const { mailId } of await queued()) await send(mailId);
  expect(mailer.sent).toHaveLength(3);
});
