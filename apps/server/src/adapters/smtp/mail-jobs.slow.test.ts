import { startMailbox } from "@tc/standins";
import type { Mailbox } from "@tc/standins";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { createJobRunner } from "../../platform/jobs/job-runner.ts";
import type { JobOutcome, JobRunner } from "../../platform/jobs/job-runner.ts";
import { handle } from "../../platform/jobs/jobs.ts";
import { sendMail } from "../../platform/mail/send-mail.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { testContext } from "../../testing/database/test-context.ts";
import { createMailer } from "./create-mailer.ts";
import type { SmtpMailer } from "./create-mailer.ts";

const job = { name: "mail", payload: z.object({ subject: z.string() }), retryLimit: 10 };
const logged: string[] = [];
const outcomes: JobOutcome[] = [];
let database: TestDatabase;
let mailbox: Mailbox;
let mailer: SmtpMailer;
let runner: JobRunner;

beforeAll(async () => {
  [database, mailbox] = await Promise.all([createTestDatabase(), startMailbox()]);
  mailer = createMailer({ smtpUrl: mailbox.smtpUrl, from: "TenderChances <hallo@tc.example>" });
  const send = handle(job, (ctx, { subject }) =>
    sendMail(ctx, {
      to: "jana@agentur.example",
      subject,
      preview: "",
      heading: "Geheime Überschrift",
      paragraphs: ["Geheimer Text"],
    }),
  );
  runner = createJobRunner({
    databaseUrl: database.url,
    handlers: [send],
    log: pino({ level: "trace" }, { write: (line: string) => void logged.push(line) }),
    retryDelaySeconds: 0,
    onOutcome: (_job, outcome) => outcomes.push(outcome),
    work: testContext(database, { ports: { mailer } }),
  });
  await runner.start();
});
afterAll(async () => {
  await runner.stop(1_000);
  mailer.close();
  await mailbox.stop();
  await database.drop();
});

const outcomesAfter = async (count: number) => {
  await vi.waitFor(() => expect(outcomes).toHaveLength(count), { timeout: 60_000, interval: 50 });
  return outcomes.splice(0);
};

test("a mail that the server puts off goes out with the next try, once", async () => {
  mailbox.fail({ kind: "refuse", code: 451 });
  await runner.send(job, { subject: "aufgeschoben" });
  expect(await outcomesAfter(2)).toEqual(["failed", "done"]);
  expect(mailbox.mails.map(({ subject }) => subject)).toEqual(["aufgeschoben"]);
});

test("a mail that the server refuses is given up at once", async () => {
  mailbox.fail({ kind: "refuse", code: 550 });
  await runner.send(job, { subject: "verweigert" });
  expect(await outcomesAfter(1)).toEqual(["given_up"]);
  expect(mailbox.mails.map(({ subject }) => subject)).not.toContain("verweigert");
});

test("a mail waits for a server that is away", async () => {
  await mailbox.goDown();
  await runner.send(job, { subject: "nachgeholt" });
  await vi.waitFor(() => expect(outcomes).toContain("failed"), { timeout: 60_000 });
  await mailbox.comeBack();
  await vi.waitFor(() => expect(outcomes).toContain("done"), { timeout: 60_000 });
  expect(mailbox.mails[0]?.subject).toBe("nachgeholt");
});

test("no log line of all that names an address or a text", () => {
  expect(logged.join("\n")).toContain("mail not sent: EENVELOPE 451");
  expect(logged.join("\n")).not.toMatch(/jana|agentur\.example|Geheime|verweigert|aufgeschoben/);
});
