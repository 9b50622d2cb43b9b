import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testContext } from "../../../testing/database/test-context.ts";
import { makeMember } from "../../../testing/people/make-agency.ts";
import { makeDeadlinesWorld, withOffer } from "../../../testing/tenders/deadlines-world.ts";
import type { DeadlinesWorld } from "../../../testing/tenders/deadlines-world.ts";
import { renderNotificationMail } from "../../digests/now/render-notification-mail.ts";
import { runDigests } from "../../digests/run/run-digests.ts";
import { saveEmails } from "../../emails/settings/save-emails.ts";
import { mailNotification } from "../../notifications/job-definitions.ts";
import { mailForgotten } from "../../notifications/mail-forgotten.ts";
import { mailNotifications } from "../../notifications/mail-notifications.ts";
import { remindOfDeadlines } from "./remind.ts";

const { signal } = new AbortController();
const quiet = { matches: "off", results: "off", proofs: "off", changes: "off" } as const;
// Friday, 27 November
const friday = "2026-11-27";
const saturday = "2026-11-28";

let world: DeadlinesWorld;
beforeAll(async () => {
  world = await makeDeadlinesWorld();
});
afterAll(() => world.database.drop());
beforeEach(async () => {
  await world.renew();
  await world.follow();
});

const at = (moment: string) =>
  testContext(world.database, { now: new Date(moment), actor: world.agency.actor });
const want = (changes: Parameters<typeof saveEmails>[1]) =>
  saveEmails(at("2026-11-20T12:00:00Z"), {
    frequencies: { ...quiet, deadlines: "daily" },
    ...changes,
  });

/** The digests and the reminders' jobs at that moment, then the mails that they ask for. */
async function run(moment: string, parts: readonly ("digests" | "reminders" | "forgotten")[]) {
  const ctx = at(moment);
  const before = (await ctx.sentJobs()).length;
  for (const part of parts) {
    if (part === "digests") await runDigests(ctx, signal);
    if (part === "reminders") await remindOfDeadlines(ctx, signal);
    if (part === "forgotten") await mailForgotten(ctx);
  }
  for (const { name, payload } of (await ctx.sentJobs()).slice(before)) {
    if (name !== mailNotification.name) continue;
    await mailNotifications(ctx, mailNotification.payload.parse(payload), renderNotificationMail);
  }
}

const mails = () =>
  world.database.owner.db
    .selectFrom("mail_message")
    .select(["subject", "text", "key"])
    .where("agency_id", "=", world.agency.agencyId)
    .where("state", "=", "queued")
    .orderBy("queued_at")
    .execute();

const subjects = async () => (await mails()).map(({ subject }) => subject.split(":")[0]);

test.each(["00:00", "06:30", "07:00"])(
  "a digest at %s holds the reminders of its own day, and the job tells none again",
  async (dailyAt) => {
    await want({ dailyAt });
    const moment = new Date(`${friday}T${dailyAt}:00+01:00`).toISOString();
    await run(moment, ["digests"]);
    expect(await subjects()).toEqual(["Abgabe der Angebote in 3 Tagen"]);
    await run(`${friday}T06:00:00Z`, ["reminders", "forgotten"]);
    await run(`${friday}T06:10:00Z`, ["reminders", "forgotten", "digests"]);
    expect(await mails()).toHaveLength(1);
  },
);

test("the others of the agency hear of theirs in the morning, not with somebody's early digest", async () => {
  await want({ dailyAt: "00:00", frequencies: { ...quiet, deadlines: "daily" } });
  const { agencyId } = world.agency;
  const colleague = await makeMember(world.database, agencyId);
  const told = async () => {
    const rows = await world.database.owner.db
      .selectFrom("notification")
      .select("user_id")
      .where("agency_id", "=", agencyId)
      .execute();
    return rows.some((row) => row.user_id === colleague.userId);
  };
  await run("2026-11-26T23:00:00Z", ["digests"]);
  expect(await told()).toBe(false);
  await run(`${friday}T06:00:00Z`, ["reminders"]);
  expect(await told()).toBe(true);
});

test("a deadline that is over before the next digest is mailed in the morning of its day", async () => {
  await want({});
  await world.save(withOffer("2026-11-29T11:00:00Z"));
  await run(`${saturday}T06:00:00Z`, ["reminders"]);
  await run(`${saturday}T06:10:00Z`, ["reminders", "forgotten"]);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toContain("Abgabe der Angebote morgen");
  expect(mail?.text?.replaceAll(/\s+/g, " ")).toContain(
    "„Fristen“ steht bei dir auf täglich. Vor deiner nächsten Sammelmail wäre diese Frist vorbei.",
  );
});

test("one that the next digest still tells in time waits for it", async () => {
  await want({});
  await run("2026-11-29T06:00:00Z", ["reminders"]);
  await run("2026-11-29T06:10:00Z", ["reminders", "forgotten"]);
  expect(await mails()).toEqual([]);
  await run("2026-11-30T06:30:00Z", ["digests"]);
  expect(await subjects()).toEqual(["Abgabe der Angebote heute"]);
});

test("its job being lost, it is mailed all the same", async () => {
  await want({});
  await world.save(withOffer("2026-11-29T11:00:00Z"));
  await remindOfDeadlines(at(`${saturday}T06:00:00Z`));
  expect(await mails()).toEqual([]);
  await run(`${saturday}T06:05:00Z`, ["forgotten"]);
  expect(await mails()).toHaveLength(1);
});

test.each(["daily", "immediately"] as const)(
  "the day's cap holds no such deadline back (%s)",
  async (deadlines) => {
    await want({ mailsPerDay: 1, frequencies: { ...quiet, deadlines } });
    await world.save(withOffer("2026-11-29T11:00:00Z"));
    await world.set("Kalkulation fertig", { dueAt: "2026-12-01T11:00:00.000Z" });
    await world.database.owner.db
      .insertInto("mail_message")
      .values({
        agency_id: world.agency.agencyId,
        user_id: world.agency.owner.userId,
        address: world.agency.owner.email,
        events: ["changes"],
        key: "earlier",
        subject: "Vorher",
        preview: "",
        state: "accepted",
        queued_at: new Date(`${saturday}T05:00:00Z`),
      })
      .execute();
    await run(`${saturday}T06:00:00Z`, ["reminders"]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toContain("Abgabe der Angebote morgen");
    expect(mail?.text).not.toContain("Kalkulation");
  },
);

test("a pause and a switched-off event are kept all the same", async () => {
  await world.save(withOffer("2026-11-29T11:00:00Z"));
  await want({ pause: {} });
  await run(`${saturday}T06:00:00Z`, ["reminders", "forgotten"]);
  expect(await mails()).toEqual([]);
  await world.renew();
  await world.follow();
  await world.save(withOffer("2026-11-29T11:00:00Z"));
  await want({ frequencies: { ...quiet, deadlines: "off" } });
  await run(`${saturday}T06:00:00Z`, ["reminders", "forgotten"]);
  expect(await mails()).toEqual([]);
});
