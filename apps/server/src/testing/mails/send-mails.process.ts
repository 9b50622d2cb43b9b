import { pino } from "pino";
import { createMailer } from "../../adapters/smtp/create-mailer.ts";
import { emailsJobs } from "../../features/emails/index.ts";
import { connect } from "../../platform/database/database.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import { testContext } from "../database/test-context.ts";

// Sends every mail of the outbox until none waits, five at a time; a test kills it. The third argument is how many minutes
// its clock is ahead, so that what a killed process had begun counts as dead.
const [databaseUrl = "", smtpUrl = "", minutes = "0"] = process.argv.slice(2);
const { db } = connect(databaseUrl, { role: "tc_app", maxConnections: 6 });
const mailer = createMailer({
  smtpUrl,
  from: "TenderChances <hallo@tc.example>",
  timeoutMs: 2_000,
});
const ctx = {
  ...testContext({ db }, { ports: { mailer } }),
  log: pino({ level: "silent" }),
  now: () => new Date(Date.now() + Number(minutes) * 61_000),
};
const handler = emailsJobs().find(({ job }) => job.name === "send-monitoring-mail");
const { signal } = new AbortController();

const listOpen = () =>
  asOperator(ctx, (t) =>
    t.db
      .selectFrom("mail_message")
      .select(["agency_id", "id"])
      .where("state", "in", ["queued", "sending"])
      .orderBy("id")
      .limit(5)
      .execute(),
  );

process.send?.("started");
for (;;) {
  try {
    const open = await listOpen();
    if (open.length === 0) break;
    await Promise.allSettled(
      open.map(async (row) =>
        handler?.run(ctx, { agencyId: row.agency_id, mailId: row.id }, signal),
      ),
    );
  } catch {
    // The database is away for a moment.
  }
}
process.send?.("done");
mailer.close();
await db.destroy();
