import { randomUUID } from "node:crypto";
import { AppError } from "@tc/domain";
import { afterEach, beforeEach, expect, test } from "vitest";
import { MailRefused, MailUnanswered } from "../../../ports/mailer.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { testContext, testNow } from "../../../testing/database/test-context.ts";
import { createFakeMailer } from "../../../ports/mailer.fake.ts";
import { adminActor } from "../../../testing/people/admin-actor.ts";
import { makeUser } from "../../../testing/people/make-user.ts";
import type { Ports } from "../../../ports/ports.ts";
import { checkIncidents } from "./check-incidents.ts";
import { listIncidents } from "./list-incidents.ts";
import { mailIncidents } from "./mail-incidents.ts";
import { reportBackup } from "./report-backup.ts";
import { takeIncident } from "./take-incident.ts";

let database: TestDatabase;
const full: Partial<Ports> = { disk: async () => ({ freeBytes: 1e9, totalBytes: 100e9 }) };
const roomy: Partial<Ports> = { disk: async () => ({ freeBytes: 50e9, totalBytes: 100e9 }) };
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const minutes = (number: number) => new Date(testNow.getTime() + number * 60_000);
const contextAt = (minute: number, ports: Partial<Ports>) =>
  testContext(database, { ports, now: minutes(minute) });

/** The ids of the mails that jobs were sent for. */
async function queuedMails(): Promise<string[]> {
  const jobs = await contextAt(0, {}).sentJobs();
  return jobs
    .filter(({ name }) => name === "mail-incidents")
    .map(({ payload }) => (payload as { mailId: string }).mailId);
}

const readIncidents = async () => (await listIncidents(contextAt(0, {}), {})).incidents;

test("two workers that see the same at once open one incident and queue one mail", async () => {
  const workers = [1, 2, 3, 4].map(() => checkIncidents(contextAt(0, full)));
  await Promise.all(workers);
  expect(await readIncidents()).toMatchObject([{ kind: "disk", openedAt: testNow.toISOString() }]);
  expect(await queuedMails()).toHaveLength(1);
});

test("while it lasts nothing more is mailed, and its words follow", async () => {
  await checkIncidents(contextAt(0, full));
  const worse = { disk: async () => ({ freeBytes: 0.5e9, totalBytes: 100e9 }) };
  for (let minute = 5; minute <= 14; minute += 3) await checkIncidents(contextAt(minute, worse));
  expect(await queuedMails()).toHaveLength(1);
  const [incident] = await readIncidents();
  expect(incident?.text).toContain("0,5 GB");
  expect(incident?.lastSeenAt).toBe(minutes(14).toISOString());
});

test("what comes and goes is one incident; half an hour of calm ends it with one more mail", async () => {
  await checkIncidents(contextAt(0, full));
  const [first] = await queuedMails();
  await mailIncidents(contextAt(1, {}), { mailId: first! });
  await checkIncidents(contextAt(5, roomy));
  await checkIncidents(contextAt(10, full));
  await checkIncidents(contextAt(39, roomy));
  expect(await queuedMails()).toHaveLength(1);
  // Two workers end it once.
  await Promise.all([checkIncidents(contextAt(40, roomy)), checkIncidents(contextAt(40, roomy))]);
  const mails = await queuedMails();
  expect(mails).toHaveLength(2);
  expect(await readIncidents()).toMatchObject([{ endedAt: minutes(40).toISOString() }]);
  const ctx = contextAt(41, {});
  await mailIncidents(ctx, { mailId: mails[1]! });
  expect(ctx.mails.map(({ subject }) => subject)).toEqual(["Störung vorbei"]);
  // The next time is another incident.
  await checkIncidents(contextAt(50, full));
  expect(await readIncidents()).toHaveLength(2);
});

test("several incidents of one check are one mail to the operator", async () => {
  await reportBackup(contextAt(-60 * 30, {}), true);
  await reportBackup(contextAt(-60, {}), false);
  await checkIncidents(contextAt(0, full));
  const [mailId] = await queuedMails();
  const ctx = contextAt(0, {});
  await mailIncidents(ctx, { mailId: mailId! });
  const [mail] = ctx.mails;
  expect(ctx.mails).toHaveLength(1);
  expect(mail?.to).toBe(ctx.site.operator.supportEmail);
  expect(mail?.subject).toBe("2 neue Störungen");
  expect(mail?.text).toContain("Die letzte Sicherung ist gescheitert.");
  expect(mail?.text).toContain("1 GB frei");
  expect((await readIncidents())[0]?.mailedAt).toBe(testNow.toISOString());
});

test("two workers with one mail send it once, and a repeated job sends nothing", async () => {
  await checkIncidents(contextAt(0, full));
  const [mailId] = await queuedMails();
  const ctx = contextAt(0, {});
  const tries = await Promise.allSettled(
    [1, 2, 3].map(() => mailIncidents(ctx, { mailId: mailId! })),
  );
  expect(tries.some(({ status }) => status === "fulfilled")).toBe(true);
  await mailIncidents(ctx, { mailId: mailId! });
  expect(ctx.mails).toHaveLength(1);
});

test("after a crash between sending and noting the same mail goes out, and only after its claim", async () => {
  await checkIncidents(contextAt(0, full));
  const [mailId] = await queuedMails();
  const dying = createFakeMailer();
  dying.failOnce(new MailUnanswered("connection lost"));
  const before = testContext(database, { now: minutes(0), ports: { mailer: dying } });
  await expect(mailIncidents(before, { mailId: mailId! })).rejects.toThrow(MailUnanswered);
  const soon = contextAt(0.5, {});
  await expect(mailIncidents(soon, { mailId: mailId! })).rejects.toThrow("under way");
  expect(soon.mails).toEqual([]);
  const later = contextAt(2, {});
  await mailIncidents(later, { mailId: mailId! });
  expect(later.mails.map((mail) => mail.messageId)).toEqual([
    `<incident-${mailId}@${new URL(later.site.publicUrl).hostname}>`,
  ]);
});

test("a mail server that is away costs no mail, and one that refuses ends the tries", async () => {
  await checkIncidents(contextAt(0, full));
  const [mailId] = await queuedMails();
  const mailer = createFakeMailer();
  mailer.failOnce(new Error("away"));
  const ctx = testContext(database, { ports: { mailer } });
  await expect(mailIncidents(ctx, { mailId: mailId! })).rejects.toThrow("away");
  mailer.failOnce(new MailRefused("550"));
  await expect(mailIncidents(ctx, { mailId: mailId! })).rejects.toThrow("mail refused");
  await mailIncidents(ctx, { mailId: mailId! });
  expect(mailer.sent).toEqual([]);
});

test("a mail whose job was lost is queued again", async () => {
  await checkIncidents(contextAt(0, full));
  await checkIncidents(contextAt(16, full));
  const mails = await queuedMails();
  expect(mails).toHaveLength(2);
  expect(new Set(mails).size).toBe(1);
});

test("a backup counts once one was reported: a failure at once, silence after 26 hours", async () => {
  await checkIncidents(contextAt(0, {}));
  expect(await readIncidents()).toEqual([]);
  await reportBackup(contextAt(0, {}), true);
  await checkIncidents(contextAt(60 * 26, {}));
  expect(await readIncidents()).toEqual([]);
  await checkIncidents(contextAt(60 * 26 + 1, {}));
  expect(await readIncidents()).toMatchObject([{ kind: "backup" }]);
});

test("a source counts as late four hours after its day was due, and no sample source does", async () => {
  const source = {
    id: "doe",
    name: "Datenservice Öffentlicher Einkauf",
    sample: false,
    knownGaps: [],
    firstDay: "2026-01-01",
    daysBack: 30,
    fetchDay: async () => "empty" as const,
  };
  await asOperator(contextAt(0, {}), (t) =>
    t.db
      .insertInto("source")
      .values({ id: "doe", watermark: "2026-11-19", last_success_at: testNow })
      .execute(),
  );
  // The 20th was due on the 21st at 5:30; testNow is noon.
  await checkIncidents(
    testContext(database, {
      now: new Date("2026-11-21T08:30:00Z"),
      ports: { noticeSources: [source] },
    }),
  );
  expect(await readIncidents()).toEqual([]);
  await checkIncidents(contextAt(0, { noticeSources: [{ ...source, sample: true }] }));
  expect(await readIncidents()).toEqual([]);
  await checkIncidents(contextAt(0, { noticeSources: [source] }));
  expect(await readIncidents()).toMatchObject([
    {
      kind: "source_lag",
      text: "Datenservice Öffentlicher Einkauf ist nur bis 19.11.2026 gelesen (heute ist der 21.11.2026).",
    },
  ]);
});

test("a check that cannot look everywhere ends nothing", async () => {
  await checkIncidents(contextAt(0, full));
  const blind = {
    disk: async () => {
      throw new Error("no such folder");
    },
  };
  await expect(checkIncidents(contextAt(60, blind))).rejects.toThrow("no such folder");
  expect((await readIncidents())[0]?.endedAt).toBeUndefined();
});

test("whoever took an incident keeps it until it is given back; an unknown one is not found", async () => {
  await checkIncidents(contextAt(0, full));
  const [incident] = await readIncidents();
  const admins = [await makeUser(contextAt(0, {})), await makeUser(contextAt(0, {}))];
  const as = (userId: string) => testContext(database, { actor: adminActor({ userId }) });
  const id = incident!.id;
  for (const { userId } of admins) await takeIncident(as(userId), { id, isTaken: true });
  const holder = await database.owner.db.selectFrom("incident").select("taken_by").execute();
  expect(holder).toEqual([{ taken_by: admins[0]!.userId }]);
  await takeIncident(as(admins[1]!.userId), { id, isTaken: false });
  expect((await readIncidents())[0]?.takenAt).toBeUndefined();
  await expect(
    takeIncident(as(admins[0]!.userId), { id: randomUUID(), isTaken: true }),
  ).rejects.toSatisfy((error: unknown) => error instanceof AppError && error.code === "not_found");
});
