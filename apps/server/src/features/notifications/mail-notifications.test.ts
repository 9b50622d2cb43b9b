import { beforeEach, expect, test } from "vitest";
import type { TestContext } from "../../testing/database/test-context.ts";
import { testContext, testNow } from "../../testing/database/test-context.ts";
import { useWorld } from "../../testing/database/use-world.ts";
import { makeAgency } from "../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../testing/people/make-agency.ts";
import { makeTender, testId } from "../../testing/tenders/make-tender.ts";
import { saveTenders } from "../../testing/tenders/save-tenders.ts";
import { inSteps } from "../../platform/tenancy/in-steps.ts";
import { inAgency } from "../../platform/tenancy/tenancy.ts";
import { listUnmailed, notify } from "./index.ts";
import { mailNotification } from "./job-definitions.ts";
import { mailForgotten } from "./mail-forgotten.ts";
import { mailNotifications, plainNotificationMail } from "./mail-notifications.ts";
import { deleteNotifications } from "./notification.operator.store.ts";
import { sweepNotifications } from "./sweep-notifications.ts";
import { switchOff } from "../../testing/switches.ts";

const tests = useWorld({ make: (database) => makeAgency(database) });
let ctx: TestContext;
let agency: MadeAgency;
beforeEach(() => {
  agency = tests.world;
  ctx = testContext(tests.database);
});

const jobs = async () =>
  (await ctx.sentJobs())
    .filter(({ name }) => name === mailNotification.name)
    .map(({ payload }) => mailNotification.payload.parse(payload))
    .filter(({ agencyId }) => agencyId === agency.agencyId);

const mails = () =>
  tests.database.owner.db
    .selectFrom("mail_message")
    .select(["subject", "text", "events"])
    .where("agency_id", "=", agency.agencyId)
    .execute();

const report = (
  key: string,
  heading: string,
  event: "changes" | "results" = "changes",
  tenderId?: string,
) =>
  inAgency(ctx, agency.agencyId, (t) =>
    notify(t, {
      userId: agency.owner.userId,
      event,
      key,
      heading,
      path: "/app/watchlist",
      ...(tenderId !== undefined && { tenderId }),
    }),
  );

const mailAll = async () => {
  for (const job of await jobs()) await mailNotifications(ctx, job, plainNotificationMail);
};

test("what happens to a tender at about the same time becomes one mail, however often the job is done", async () => {
  const tenderId = testId(1);
  await saveTenders(tests.database.owner.db, [{ id: tenderId, tender: makeTender() }]);
  expect(await report("1", "Frist vorverlegt", "changes", tenderId)).toBe(true);
  expect(await report("1", "Frist vorverlegt", "changes", tenderId)).toBe(false);
  await report("2", "Preisblatt geändert", "changes", tenderId);
  const keyOf = mailNotification.singleton as (payload: object) => string;
  expect(new Set((await jobs()).map(keyOf)).size).toBe(1);
  await mailAll();
  await mailAll();
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: "Frist vorverlegt", events: ["changes"] });
  expect(mail?.text).toContain("Preisblatt geändert");
});

test("an event that is not wanted at once enqueues nothing and waits for the digest", async () => {
  await report("1", "Zuschlag veröffentlicht", "results");
  expect(await jobs()).toEqual([]);
  const { userId } = agency.owner;
  const waiting = await inAgency(ctx, agency.agencyId, (t) =>
    listUnmailed(t, { userId, events: ["results"] }),
  );
  expect(waiting.map(({ heading }) => heading)).toEqual(["Zuschlag veröffentlicht"]);
});

test("beyond the day's cap nothing is mailed, and the rest stays for the digest", async () => {
  for (let index = 0; index < 7; index += 1) await report(`${index}`, `Änderung ${index}`);
  await mailAll();
  expect(await mails()).toHaveLength(5);
  const { userId } = agency.owner;
  const waiting = await inAgency(ctx, agency.agencyId, (t) =>
    listUnmailed(t, { userId, events: ["changes"] }),
  );
  expect(waiting).toHaveLength(2);
});

test("what came too late for the job of its tender is mailed by another one, and only what is wanted at once", async () => {
  const tenderId = testId(2);
  await saveTenders(tests.database.owner.db, [{ id: tenderId, tender: makeTender() }]);
  await report("1", "Frist vorverlegt", "changes", tenderId);
  await report("2", "Zuschlag veröffentlicht", "results");
  const atMinute = (minute: number) =>
    testContext(tests.database, { now: new Date(testNow.getTime() + minute * 60_000) });
  // As if its job had been dropped.
  const forgotten = async (minute: number) => {
    await mailForgotten(atMinute(minute));
    return jobs();
  };
  const before = (await forgotten(0.5)).length;
  expect(await forgotten(5)).toHaveLength(before + 1);
  await mailAll();
  expect(await forgotten(10)).toHaveLength(before + 1);
  expect(await mails()).toHaveLength(1);
});

test("half a year later a notification is gone, a step at a time", async () => {
  for (const key of ["1", "2", "3"]) await report(key, `Änderung ${key}`);
  const daysLater = (days: number) =>
    testContext(tests.database, { now: new Date(testNow.getTime() + days * 86_400_000) });
  const count = async () => {
    const rows = await tests.database.owner.db
      .selectFrom("notification")
      .select("id")
      .where("agency_id", "=", agency.agencyId)
      .execute();
    return rows.length;
  };
  await sweepNotifications(daysLater(179));
  expect(await count()).toBe(3);
  const steps: number[] = [];
  const later = daysLater(181);
  await inSteps(
    later,
    async (t, limit) => {
      const deleted = await deleteNotifications(t, later.now(), limit);
      steps.push(deleted);
      return deleted;
    },
    { limit: 1 },
  );
  expect(steps.at(-1)).toBe(0);
  expect(await count()).toBe(0);
  await report("4", "Änderung 4");
  await sweepNotifications(later);
  expect(await count()).toBe(0);
});

test("while digests are switched off a reminder of a deadline is mailed at once, also one that waited for a digest", async () => {
  const remind = (key: string, dueInHours: number) =>
    inAgency(ctx, agency.agencyId, (t) =>
      notify(t, {
        userId: agency.owner.userId,
        event: "deadlines",
        key,
        heading: `Frist ${key}`,
        path: "/app/dashboard",
        details: {
          kind: "deadline",
          dueAt: new Date(testNow.getTime() + dueInHours * 3_600_000).toISOString(),
        } as never,
      }),
    );
  await tests.database.owner.db
    .insertInto("email_setting")
    .values({
      agency_id: agency.agencyId,
      user_id: agency.owner.userId,
      frequencies: JSON.stringify({ deadlines: "daily" }),
      changed_at: testNow,
    })
    .execute();
  await remind("wartet", 24 * 6);
  expect(await jobs()).toEqual([]);
  await switchOff(tests.database, "digests");
  await remind("neu", 24 * 6);
  await report("1", "Zuschlag veröffentlicht", "results");
  expect(await jobs()).toHaveLength(1);
  await mailAll();
  const hours = (number: number) =>
    testContext(tests.database, { now: new Date(testNow.getTime() + number * 3_600_000) });
  await mailForgotten(hours(5));
  await mailAll();
  await mailForgotten(hours(6));
  await mailAll();
  const subjects = (await mails()).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual(["Frist neu", "Frist wartet"]);
});
