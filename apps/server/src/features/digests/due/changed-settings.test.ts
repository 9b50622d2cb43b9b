import type { EmailChanges } from "@tc/contract";
import type { NotificationEvent } from "@tc/domain";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { testContext } from "../../../testing/database/test-context.ts";
import { useWorld } from "../../../testing/database/use-world.ts";
import { makeMember } from "../../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../../testing/people/make-agency.ts";
import { makeDigestWorld } from "../../../testing/tenders/digest-world.ts";
import { saveEmails } from "../../emails/settings/save-emails.ts";
import { mailForgotten } from "../../notifications/mail-forgotten.ts";
import { runDigests } from "../run/run-digests.ts";
import { listDueAgencies } from "./due-agencies.operator.store.ts";

const { signal } = new AbortController();
// The start is Monday to Friday at 7:30.
const thursday = "2026-11-26T09:00:00Z";
const friday = "2026-11-27T06:31:00Z";
const monday = "2026-11-30T06:31:00Z";

const tests = useWorld({ make: makeDigestWorld });
let agency: MadeAgency;
beforeEach(() => {
  ({ agency } = tests.world);
});

const at = (moment: string) =>
  testContext(tests.database, { now: new Date(moment), actor: agency.actor });
const change = (moment: string, changes: EmailChanges) => saveEmails(at(moment), changes);
const run = (moment: string) => runDigests(at(moment), signal);

const tell = (heading: string, moment: string, event?: NotificationEvent) =>
  tests.world.tell(heading, new Date(moment), event);

const subjects = async () => {
  const rows = await tests.database.owner.db
    .selectFrom("mail_message")
    .select("subject")
    .where("user_id", "=", agency.owner.userId)
    .where("state", "=", "queued")
    .orderBy("queued_at")
    .execute();
  return rows.map(({ subject }) => subject);
};

const isDue = async (moment: string, clock: { day: string; time: string }) => {
  const due = await asOperator(at(moment), (t) => listDueAgencies(t, { clock, limit: 100 }));
  return due.some(({ id }) => id === agency.agencyId);
};

const publish = (title: string, moment: string) =>
  tests.world.publish({ title, fit: 88, createdAt: new Date(moment) });

test("after a pause that is ended by hand the first digest comes at the usual time", async () => {
  await change("2026-11-24T12:00:00Z", { pause: {} });
  await publish("Website", "2026-11-26T07:00:00Z");
  await change(thursday, { pause: null });
  await run("2026-11-26T09:05:00Z");
  expect(await subjects()).toEqual([]);
  expect(await isDue("2026-11-26T09:05:00Z", { day: "2026-11-26", time: "10:05" })).toBe(false);
  await run(friday);
  expect(await subjects()).toEqual(["Heute: Website (88)"]);
});

test("what a pause held back comes with that digest, and not before", async () => {
  await change("2026-11-24T12:00:00Z", {
    pause: {},
    frequencies: { matches: "immediately", results: "off", proofs: "off" },
  });
  await tell("Frist vorverlegt", "2026-11-25T12:00:00Z");
  await change(thursday, { pause: null });
  await run("2026-11-26T09:05:00Z");
  expect(await subjects()).toEqual([]);
  await run(friday);
  expect(await subjects()).toEqual(["Frist vorverlegt"]);
});

test("a daily digest that is switched on comes on the next of its days, the one that the preview names", async () => {
  await change("2026-11-20T12:00:00Z", {
    frequencies: { matches: "off", results: "off", proofs: "off" },
  });
  await publish("Website", "2026-11-26T07:00:00Z");
  await change(thursday, { weekdays: [1], frequencies: { matches: "daily" } });
  await run("2026-11-26T09:05:00Z");
  expect(await subjects()).toEqual([]);
  await publish("Imagefilm", "2026-11-29T07:00:00Z");
  await run(monday);
  expect(await subjects()).toHaveLength(1);
});

test("another time of day holds from the next digest on", async () => {
  await run("2026-11-25T06:31:00Z");
  await publish("Website", "2026-11-25T12:00:00Z");
  await change("2026-11-26T06:00:00Z", { dailyAt: "06:00" });
  await run("2026-11-26T06:05:00Z");
  expect(await subjects()).toEqual([]);
  await run("2026-11-27T05:00:00Z");
  expect(await subjects()).toHaveLength(1);
});

test("how much a mail holds is no such change", async () => {
  await publish("Website", "2026-11-26T05:00:00Z");
  await change("2026-11-26T06:32:00Z", { hitsPerMail: 5, mailsPerDay: 2 });
  await run("2026-11-26T06:35:00Z");
  expect(await subjects()).toEqual(["Heute: Website (88)"]);
});

test("what came while its event was off is told by no mail, though its event is switched on later", async () => {
  const others = { matches: "off", results: "off", proofs: "off" } as const;
  await change("2026-11-20T12:00:00Z", { frequencies: { ...others, changes: "off" } });
  await tell("Unterlagen geändert", "2026-11-24T12:00:00Z");
  await tell("Preisblatt geändert", "2026-11-26T08:50:00Z");
  await change(thursday, { frequencies: { changes: "immediately" } });
  const ctx = at("2026-11-26T09:05:00Z");
  await mailForgotten(ctx);
  const jobs = (await ctx.sentJobs()).filter(({ name }) => name === "mail-notification");
  expect(jobs.filter(({ payload }) => JSON.stringify(payload).includes(agency.agencyId))).toEqual(
    [],
  );
  await run("2026-11-26T09:05:00Z");
  await run(friday);
  expect(await subjects()).toEqual([]);
  await tell("Frist vorverlegt", "2026-11-27T12:00:00Z");
  await run(monday);
  expect(await subjects()).toEqual(["Frist vorverlegt"]);
});

test("what waited for the digest of the day still comes once its event is told at once", async () => {
  await change("2026-11-20T12:00:00Z", {
    frequencies: { matches: "off", results: "daily", proofs: "off" },
  });
  await run("2026-11-25T06:31:00Z");
  await tell("Vergeben: Website", "2026-11-25T12:00:00Z", "results");
  await change("2026-11-25T14:00:00Z", { frequencies: { results: "immediately" } });
  await run("2026-11-26T06:31:00Z");
  expect(await subjects()).toEqual(["Vergeben: Website"]);
});

test("a member who has just joined makes nobody due until the next digest", async () => {
  await run("2026-11-26T06:31:00Z");
  const member = await makeMember(tests.database, agency.agencyId);
  await tests.database.owner.db
    .updateTable("member")
    .set({ joined_at: new Date(thursday) })
    .where("user_id", "=", member.userId)
    .execute();
  expect(await isDue("2026-11-26T09:05:00Z", { day: "2026-11-26", time: "10:05" })).toBe(false);
  expect(await isDue(friday, { day: "2026-11-27", time: "07:31" })).toBe(true);
});

test("where nobody turns out to be due, no tenders are read", async () => {
  // Half past two is left out in this night: PostgreSQL takes it for 3:30, the digest's rule for 3:00.
  await change("2027-03-28T01:15:00Z", { weekdays: [7], dailyAt: "02:30" });
  const moment = "2027-03-28T01:35:00Z";
  expect(await isDue(moment, { day: "2027-03-28", time: "03:35" })).toBe(true);
  const owner = tests.database.owner.db;
  // Those of the other tests
  await owner
    .updateTable("agency")
    .set({ tier: null })
    .where("id", "!=", agency.agencyId)
    .execute();
  await sql`alter table tender rename to tender_away`.execute(owner);
  try {
    expect(await run(moment)).toEqual({ mails: 0, quiet: 0, failed: 0 });
  } finally {
    await sql`alter table tender_away rename to tender`.execute(owner);
  }
});
