import { notificationHeading } from "@tc/domain";
import type { NotificationDetails, Tender, Tier } from "@tc/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asOperator, inAgency } from "../../../platform/tenancy/tenancy.ts";
import { testContext } from "../../../testing/database/test-context.ts";
import { makeAgency, makeMember } from "../../../testing/people/make-agency.ts";
import {
  makeDeadlinesWorld,
  withOffer,
  tenderId,
} from "../../../testing/tenders/deadlines-world.ts";
import type { DeadlinesWorld } from "../../../testing/tenders/deadlines-world.ts";
import { remindAgency, remindOfDeadlines } from "./remind.ts";
import { listUnreminded } from "./reminders.operator.store.ts";
import { listStanding } from "./standing-reminders.ts";

let world: DeadlinesWorld;
beforeAll(async () => {
  world = await makeDeadlinesWorld();
});
afterAll(() => world.database.drop());
beforeEach(() => world.renew());

describe("reminders", () => {
  const told = async (made = world.agency) => {
    const { rows } = await sql<{
      heading: string;
      details: NotificationDetails;
      created_at: Date;
      key: string;
      user_id: string;
    }>`
      select heading, details, created_at, key, user_id from notification
      where agency_id = ${made.agencyId} and event = 'deadlines' order by id`.execute(
      world.database.owner.db,
    );
    return rows.map((row) => ({ ...row, heading: notificationHeading(row, row.created_at) }));
  };
  const headings = async () => (await told()).map(({ heading }) => heading.split(":")[0]);
  const at = (moment: string) => testContext(world.database, { now: new Date(moment) });
  const run = (day: string) =>
    inAgency(at(`${day}T06:00:00Z`), world.agency.agencyId, (t) => remindAgency(t, day));

  test("come seven, three and one day before, once each, however often the job runs", async () => {
    await world.follow();
    for (let day = 20; day <= 30; day++) {
      await run(`2026-11-${day}`);
      await run(`2026-11-${day}`);
    }
    expect(await headings()).toEqual([
      "Abgabe der Angebote in 7 Tagen",
      "Abgabe der Angebote in 3 Tagen",
      "Abgabe der Angebote morgen",
    ]);
  });

  test("are made up for once after days without a run, and a moved deadline gets new ones", async () => {
    await world.follow();
    await run("2026-11-20");
    await run("2026-11-25");
    await world.save(withOffer("2026-12-10T11:00:00Z"));
    for (const day of ["2026-11-27", "2026-12-03", "2026-12-07"]) await run(day);
    expect(await headings()).toEqual([
      "Abgabe der Angebote in 5 Tagen",
      "Abgabe der Angebote in 7 Tagen",
      "Abgabe der Angebote in 3 Tagen",
    ]);
  });

  test("leave nothing behind when the run breaks off, and come whole with the next", async () => {
    await world.follow();
    const broken = inAgency(at("2026-11-23T06:00:00Z"), world.agency.agencyId, async (t) => {
      await remindAgency(t, "2026-11-23");
      throw new Error("killed");
    });
    await expect(broken).rejects.toThrow("killed");
    expect(await told()).toEqual([]);
    await run("2026-11-23");
    expect(await headings()).toEqual(["Abgabe der Angebote in 7 Tagen"]);
  });

  test("two workers at once tell nobody twice", async () => {
    await world.follow();
    await Promise.all([run("2026-11-23"), run("2026-11-23"), run("2026-11-23")]);
    expect(await headings()).toEqual(["Abgabe der Angebote in 7 Tagen"]);
  });

  test("of an own day go to who is responsible, else to all who work here; none is about what is done", async () => {
    const colleague = await makeMember(world.database, world.agency.agencyId);
    await makeMember(world.database, world.agency.agencyId, { deactivated: true });
    await world.follow();
    await world.set("Für eine", { assigneeId: colleague.userId });
    await world.set("Für alle");
    await world.set("Erledigt", { isDone: true });
    await run("2026-11-24");
    const rows = await told();
    expect(rows).toHaveLength(3);
    expect(new Set(rows.map((row) => `${row.heading.split(" in ")[0]} ${row.user_id}`))).toEqual(
      new Set([
        `Für alle ${world.agency.owner.userId}`,
        `Für alle ${colleague.userId}`,
        `Für eine ${colleague.userId}`,
      ]),
    );
  });

  test.each<[string, Tier | null, Partial<Tender>]>([
    ["without a plan that has the watchlist", null, {}],
    ["of a cancelled tender", "basis", { stage: "cancelled" }],
  ])("there are none %s", async (_promise, tier, parts) => {
    world.agency = await makeAgency(world.database, { tier });
    await world.save(withOffer("2026-11-30T11:00:00Z", parts));
    await world.follow();
    await run("2026-11-23");
    expect(await told()).toEqual([]);
  });

  test("told later they are of what still holds: nothing past, moved or cancelled", async () => {
    await world.follow();
    await run("2026-11-27");
    const standing = async (now = "2026-11-27T12:00:00Z") => {
      const rows = (await told()).map((row) => ({ ...row, tenderId }));
      const left = await inAgency(at(now), world.agency.agencyId, (t) => listStanding(t, rows));
      return left.map((row) => notificationHeading(row, new Date(now)).split(":")[0]);
    };
    expect(await standing()).toEqual(["Abgabe der Angebote in 3 Tagen"]);
    expect(await standing("2026-11-29T12:00:00Z")).toEqual(["Abgabe der Angebote morgen"]);
    expect(await standing("2026-11-30T11:00:00Z")).toEqual([]);
    await world.save(withOffer("2026-11-30T15:00:00Z"));
    expect(await standing("2026-11-30T12:00:00Z")).toEqual(["Abgabe der Angebote heute"]);
    await world.save(withOffer("2026-12-10T11:00:00Z"));
    expect(await standing()).toEqual([]);
    await world.save(withOffer("2026-11-30T11:00:00Z", { stage: "cancelled" }));
    expect(await standing()).toEqual([]);
  });

  test("the job reaches every agency that follows something", async () => {
    const other = await makeAgency(world.database, { tier: "basis" });
    await world.follow();
    await world.follow(other);
    await remindOfDeadlines(at("2026-11-23T06:00:00Z"));
    await remindOfDeadlines(at("2026-11-23T06:10:00Z"));
    expect([(await told()).length, (await told(other)).length]).toEqual([1, 1]);
  });

  test("the job asks only agencies with a plan that follow something and are not through with the day", async () => {
    const poor = await makeAgency(world.database, { tier: null });
    const idle = await makeAgency(world.database, { tier: "basis" });
    for (const made of [world.agency, poor]) await world.follow(made);
    const asked = async () => {
      const ids = await asOperator(world.as(), (t) => listUnreminded(t, "2026-11-23"));
      return [world.agency, poor, idle].map(({ agencyId }) => ids.includes(agencyId));
    };
    expect(await asked()).toEqual([true, false, false]);
    await remindOfDeadlines(at("2026-11-23T06:00:00Z"));
    expect(await asked()).toEqual([false, false, false]);
  });
});
