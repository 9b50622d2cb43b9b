import { AppError, notificationHeading } from "@tc/domain";
import type { Deadline, NotificationDetails, Tender, Tier } from "@tc/domain";
import ICAL from "ical.js";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../platform/context.ts";
import { asOperator, inAgency } from "../../platform/tenancy/tenancy.ts";
import { testContext } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { deactivate, makeAgency, makeMember } from "../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../testing/people/make-agency.ts";
import { openId, openTender } from "../../testing/tenders/scoring-world.ts";
import { saveTenders } from "../../testing/tenders/save-tenders.ts";
import * as feed from "./calendar/change-feed.ts";
import { getCalendar, getCalendarFile, getTenderCalendar } from "./calendar/get-calendar.ts";
import { readFeed } from "./calendar/read-feed.ts";
import { listClocks } from "./index.ts";
import { getTenderClocks } from "./line/get-tender-clocks.ts";
import { setClockEvent } from "./line/set-clock-event.ts";
import { changeMilestone, createMilestone, deleteMilestone } from "./milestones/save-milestone.ts";
import { moveDeadlines } from "./move-deadlines.operator.store.ts";
import { remindAgency, remindOfDeadlines } from "./reminders/remind.ts";
import { listUnreminded } from "./reminders/reminders.operator.store.ts";
import { listStanding } from "./reminders/standing-reminders.ts";

let database: TestDatabase;
let agency: MadeAgency;
const tenderId = openId(0);
const slug = `t-${tenderId}`;
const dueAt = "2026-12-01T11:00:00.000Z";

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const offerAt = (at: string): Deadline => ({ kind: "offer", at, hasTime: true, offset: "+01:00" });
const withOffer = (at: string, parts: Partial<Tender> = {}): Tender => {
  const tender = openTender(0, { legalBasis: "vgv", ...parts });
  return { ...tender, lots: tender.lots.map((lot) => ({ ...lot, deadlines: [offerAt(at)] })) };
};
const save = (tender: Tender, id = tenderId) => saveTenders(database.db, [{ id, tender }]);

beforeEach(async () => {
  agency = await makeAgency(database, { tier: "basis" });
  await save(withOffer("2026-11-30T11:00:00Z"));
});

const as = (actor = agency.actor, now?: Date) =>
  testContext(database, { actor, ...(now && { now }) });

const follow = (made = agency, id = tenderId) =>
  inAgency(as(made.actor), made.agencyId, (t) =>
    t.db
      .insertInto("watched_tender")
      .values({ agency_id: made.agencyId, tender_id: id, is_watched: true, set_at: t.now() })
      .execute(),
  );

async function set(name: string, parts: object = {}) {
  const line = await createMilestone(as(), { slug, name, dueAt, hasTime: true, ...parts });
  const made = line.clocks.find((clock) => clock.name === name)?.milestone;
  if (!made) throw new Error("the milestone is not there");
  return made;
}

const refused = new AppError("not_found");

describe("an own day", () => {
  test("is set, renamed, moved, assigned, ticked off and deleted; every answer is the whole line", async () => {
    const { id } = await set("Kalkulation", { assigneeId: agency.owner.userId });
    const change = async (entry: object) => {
      const { clocks } = await changeMilestone(as(), { id, ...entry });
      return clocks.find(({ milestone }) => milestone?.id === id);
    };
    expect(await change({ name: "Kalkulation fertig" })).toMatchObject({
      name: "Kalkulation fertig",
      at: dueAt,
      milestone: { assignee: { id: agency.owner.userId }, isLate: true },
    });
    expect(await change({ dueAt: "2026-11-27T11:00:00.000Z" })).toMatchObject({
      at: "2026-11-27T11:00:00.000Z",
    });
    expect((await change({ isDone: true }))?.milestone?.doneAt).toBeDefined();
    expect((await change({ isDone: false }))?.milestone?.doneAt).toBeUndefined();
    expect((await change({ assigneeId: null }))?.milestone?.assignee).toBeUndefined();
    const after = await deleteMilestone(as(), { id });
    expect(after.clocks.every(({ kind }) => kind !== "milestone")).toBe(true);
    await expect(changeMilestone(as(), { id })).rejects.toEqual(refused);
  });
  test("of another agency looks like none, and so does an assignee from there", async () => {
    const { id } = await set("Geheim");
    const other = await makeAgency(database);
    await expect(changeMilestone(as(other.actor), { id, name: "x" })).rejects.toEqual(refused);
    await expect(deleteMilestone(as(other.actor), { id })).rejects.toEqual(refused);
    const { clocks } = await getTenderClocks(as(other.actor), { slug });
    expect(clocks.every(({ kind }) => kind !== "milestone")).toBe(true);
    const assigneeId = other.owner.userId;
    await expect(changeMilestone(as(), { id, assigneeId })).rejects.toEqual(refused);
  });
  test("needs no plan", async () => {
    agency = await makeAgency(database, { tier: null });
    expect(await set("Go oder Absage")).toHaveProperty("id");
  });
});

describe("an event", () => {
  test("starts its clock for its agency alone, is corrected and taken back", async () => {
    const at = async (actor = agency.actor) =>
      (await getTenderClocks(as(actor), { slug })).clocks.find(({ key }) => key === "standstill")
        ?.at;
    const say = (happenedOn: string | null, isByPost = false) =>
      setClockEvent(as(), { slug, event: "information", happenedOn, isByPost });
    await say("2026-11-20");
    expect(await at()).toBe("2026-11-30T22:59:59.000Z");
    expect(await at((await makeAgency(database)).actor)).toBeUndefined();
    await say("2026-11-20", true);
    expect(await at()).toBe("2026-12-05T22:59:59.000Z");
    await say(null);
    expect(await at()).toBeUndefined();
  });
  test("that is yet to come is refused", async () => {
    const entry = { slug, event: "knowledge", happenedOn: "2026-11-22" } as const;
    await expect(setClockEvent(as(), entry)).rejects.toEqual(new AppError("bad_request"));
  });
});

test("above the plan's cap the line tells deadlines alone, and the door for other features the same", async () => {
  const id = openId(4);
  const values = { estimated: { cents: 600_000_000, currency: "EUR" } };
  await save(withOffer("2026-11-30T11:00:00Z", { values }), id);
  const line = await getTenderClocks(as(), { slug: `t-${id}` });
  expect(line.isLocked).toBe(true);
  expect(line.clocks.map(({ key }) => key)).toEqual(["published", "upload", "offer"]);
  const clocks = await inAgency(as(), agency.agencyId, (t) => listClocks(t, [id, tenderId]));
  expect(clocks.get(id)?.map(({ key }) => key)).toEqual(["published", "upload", "offer"]);
  expect(clocks.get(tenderId)?.some(({ key }) => key === "standstill")).toBe(true);
});

const textOf = ({ content }: { content: unknown }) => String(content);
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));

describe("calendars", () => {
  test("the screen's shows followed tenders between two days, at most two months", async () => {
    await set("Kalkulation");
    const period = { from: "2026-11-23", to: "2026-12-20" };
    expect(await getCalendar(as(), period)).toEqual({ entries: [], followed: 0 });
    await follow();
    const { entries, followed } = await getCalendar(as(), period);
    expect(followed).toBe(1);
    expect(entries.map(({ clock }) => clock.name)).toEqual([
      "Antworten auf Bieterfragen",
      "Hochladen",
      "Abgabe der Angebote",
      "Rüge sichtbarer Fehler",
      "Kalkulation",
    ]);
    const tooLong = { from: "2026-01-01", to: "2026-12-31" };
    await expect(getCalendar(as(), tooLong)).rejects.toEqual(new AppError("bad_request"));
  });
  test("the file of a tender keeps its entries' names while they change, and is cancelled with it", async () => {
    const read = async () =>
      eventsOf(textOf(await getTenderCalendar(as(), { slug }))).find(({ summary }) =>
        summary.startsWith("Abgabe"),
      );
    const before = await read();
    await sql`update tender set changed_at = now() + interval '1 hour' where id = ${tenderId}`.execute(
      database.owner.db,
    );
    await save(withOffer("2026-12-03T11:00:00Z", { stage: "cancelled" }));
    const after = await read();
    expect(after?.uid).toBe(before?.uid);
    expect(after?.startDate.toJSDate().toISOString()).toBe("2026-12-03T11:00:00.000Z");
    expect(after?.sequence).toBeGreaterThanOrEqual(before?.sequence ?? 0);
    expect(after?.component.getFirstPropertyValue("status")).toBe("CANCELLED");
  });
  test("the file of all holds what is followed", async () => {
    expect(eventsOf(textOf(await getCalendarFile(as())))).toEqual([]);
    await follow();
    expect(eventsOf(textOf(await getCalendarFile(as()))).length).toBe(4);
  });
});

describe("the feed", () => {
  const tokenOf = (address: string) =>
    /calendar-feeds\/([\w-]{43})\/fristen\.ics$/.exec(address)?.[1] ?? "";
  const visitor = () => testContext(database, { actor: { kind: "visitor" } });
  const readAs = (token: string) => readFeed(visitor(), { token });

  test("is read without a session, with or without own days as its member chose", async () => {
    await follow();
    await set("Kalkulation");
    const { address } = await feed.renewFeed(as(), { hasOwn: true });
    const answer = await readAs(tokenOf(address));
    expect(answer.contentType).toBe("text/calendar; charset=utf-8");
    expect(textOf(answer)).toContain("Kalkulation");
    await feed.changeFeed(as(), { hasOwn: false });
    const without = textOf(await readAs(tokenOf(address)));
    expect(without).not.toMatch(/Kalkulation|Hochladen/);
    expect(without).toContain("Abgabe der Angebote");
    expect((await feed.getCalendarFeed(as())).feed?.lastReadAt).toBeDefined();
  });
  test("is kept as a hash, and shown once", async () => {
    const { address } = await feed.renewFeed(as(), { hasOwn: true });
    const { rows } = await sql<{ row: string }>`
      select row_to_json(f)::text as row from calendar_feed f where agency_id = ${agency.agencyId}`.execute(
      database.owner.db,
    );
    expect(rows[0]?.row).not.toContain(tokenOf(address));
    expect(JSON.stringify(await feed.getCalendarFeed(as()))).not.toContain(tokenOf(address));
  });
  test("unknown, revoked, renewed and of a former member it is the same nothing", async () => {
    const colleague = await makeMember(database, agency.agencyId);
    const old = tokenOf((await feed.renewFeed(as(), { hasOwn: true })).address);
    const current = tokenOf((await feed.renewFeed(as(), { hasOwn: true })).address);
    const theirs = tokenOf((await feed.renewFeed(as(colleague.actor), { hasOwn: true })).address);
    await readAs(theirs);
    await deactivate(database, colleague);
    await readAs(current);
    await feed.revokeFeed(as());
    for (const token of [old, current, theirs, "x".repeat(43), "", "../../etc/passwd"]) {
      await expect(readAs(token)).rejects.toEqual(refused);
    }
  });
  test("reads sixty times an hour and no more", async () => {
    const token = tokenOf((await feed.renewFeed(as(), { hasOwn: true })).address);
    for (let n = 0; n < 60; n++) await readAs(token);
    await expect(readAs(token)).rejects.toMatchObject({ code: "rate_limited" });
  });
  test("the agency's buffer moves the proposed upload of every member", async () => {
    expect((await feed.getCalendarFeed(as())).bufferHours).toBe(24);
    await feed.setUploadBuffer(as(), { hours: 0 });
    const { clocks, bufferHours } = await getTenderClocks(as(), { slug });
    expect([bufferHours, clocks.some(({ key }) => key === "upload")]).toEqual([0, false]);
  });
});

describe("reminders", () => {
  const told = async (made = agency) => {
    const { rows } = await sql<{
      heading: string;
      details: NotificationDetails;
      created_at: Date;
      key: string;
      user_id: string;
    }>`
      select heading, details, created_at, key, user_id from notification
      where agency_id = ${made.agencyId} and event = 'deadlines' order by id`.execute(
      database.owner.db,
    );
    return rows.map((row) => ({ ...row, heading: notificationHeading(row, row.created_at) }));
  };
  const headings = async () => (await told()).map(({ heading }) => heading.split(":")[0]);
  const at = (moment: string) => testContext(database, { now: new Date(moment) });
  const run = (day: string) =>
    inAgency(at(`${day}T06:00:00Z`), agency.agencyId, (t) => remindAgency(t, day));

  test("come seven, three and one day before, once each, however often the job runs", async () => {
    await follow();
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
    await follow();
    await run("2026-11-20");
    await run("2026-11-25");
    await save(withOffer("2026-12-10T11:00:00Z"));
    for (const day of ["2026-11-27", "2026-12-03", "2026-12-07"]) await run(day);
    expect(await headings()).toEqual([
      "Abgabe der Angebote in 5 Tagen",
      "Abgabe der Angebote in 7 Tagen",
      "Abgabe der Angebote in 3 Tagen",
    ]);
  });
  test("leave nothing behind when the run breaks off, and come whole with the next", async () => {
    await follow();
    const broken = inAgency(at("2026-11-23T06:00:00Z"), agency.agencyId, async (t) => {
      await remindAgency(t, "2026-11-23");
      throw new Error("killed");
    });
    await expect(broken).rejects.toThrow("killed");
    expect(await told()).toEqual([]);
    await run("2026-11-23");
    expect(await headings()).toEqual(["Abgabe der Angebote in 7 Tagen"]);
  });
  test("two workers at once tell nobody twice", async () => {
    await follow();
    await Promise.all([run("2026-11-23"), run("2026-11-23"), run("2026-11-23")]);
    expect(await headings()).toEqual(["Abgabe der Angebote in 7 Tagen"]);
  });
  test("of an own day go to who is responsible, else to all who work here; none is about what is done", async () => {
    const colleague = await makeMember(database, agency.agencyId);
    await makeMember(database, agency.agencyId, { deactivated: true });
    await follow();
    await set("Für eine", { assigneeId: colleague.userId });
    await set("Für alle");
    await set("Erledigt", { isDone: true });
    await run("2026-11-24");
    const rows = await told();
    expect(rows).toHaveLength(3);
    expect(new Set(rows.map((row) => `${row.heading.split(" in ")[0]} ${row.user_id}`))).toEqual(
      new Set([
        `Für alle ${agency.owner.userId}`,
        `Für alle ${colleague.userId}`,
        `Für eine ${colleague.userId}`,
      ]),
    );
  });
  test.each<[string, Tier | null, Partial<Tender>]>([
    ["without a plan that has the watchlist", null, {}],
    ["of a cancelled tender", "basis", { stage: "cancelled" }],
  ])("there are none %s", async (_promise, tier, parts) => {
    agency = await makeAgency(database, { tier });
    await save(withOffer("2026-11-30T11:00:00Z", parts));
    await follow();
    await run("2026-11-23");
    expect(await told()).toEqual([]);
  });
  test("told later they are of what still holds: nothing past, moved or cancelled", async () => {
    await follow();
    await run("2026-11-27");
    const standing = async (now = "2026-11-27T12:00:00Z") => {
      const rows = (await told()).map((row) => ({ ...row, tenderId }));
      const left = await inAgency(at(now), agency.agencyId, (t) => listStanding(t, rows));
      return left.map((row) => notificationHeading(row, new Date(now)).split(":")[0]);
    };
    expect(await standing()).toEqual(["Abgabe der Angebote in 3 Tagen"]);
    expect(await standing("2026-11-29T12:00:00Z")).toEqual(["Abgabe der Angebote morgen"]);
    expect(await standing("2026-11-30T11:00:00Z")).toEqual([]);
    await save(withOffer("2026-11-30T15:00:00Z"));
    expect(await standing("2026-11-30T12:00:00Z")).toEqual(["Abgabe der Angebote heute"]);
    await save(withOffer("2026-12-10T11:00:00Z"));
    expect(await standing()).toEqual([]);
    await save(withOffer("2026-11-30T11:00:00Z", { stage: "cancelled" }));
    expect(await standing()).toEqual([]);
  });
  test("the job reaches every agency that follows something", async () => {
    const other = await makeAgency(database, { tier: "basis" });
    await follow();
    await follow(other);
    await remindOfDeadlines(at("2026-11-23T06:00:00Z"));
    await remindOfDeadlines(at("2026-11-23T06:10:00Z"));
    expect([(await told()).length, (await told(other)).length]).toEqual([1, 1]);
  });

  test("the job asks only agencies with a plan that follow something and are not through with the day", async () => {
    const poor = await makeAgency(database, { tier: null });
    const idle = await makeAgency(database, { tier: "basis" });
    for (const made of [agency, poor]) await follow(made);
    const asked = async () => {
      const ids = await asOperator(as(), (t) => listUnreminded(t, "2026-11-23"));
      return [agency, poor, idle].map(({ agencyId }) => ids.includes(agencyId));
    };
    expect(await asked()).toEqual([true, false, false]);
    await remindOfDeadlines(at("2026-11-23T06:00:00Z"));
    expect(await asked()).toEqual([false, false, false]);
  });
});

test("a merger of tenders takes own days along, and an event where there is none of its kind", async () => {
  const [from, to] = [openId(1), openId(2)];
  await save(openTender(1), from);
  await save(openTender(2), to);
  const say = (id: string, event: "knowledge" | "information", happenedOn: string) =>
    setClockEvent(as(), { slug: `t-${id}`, event, happenedOn });
  await say(from, "knowledge", "2026-11-01");
  await say(from, "information", "2026-11-02");
  await say(to, "information", "2026-11-03");
  await createMilestone(as(), { slug: `t-${from}`, name: "Von dort", dueAt, hasTime: true });
  await createMilestone(as(), { slug: `t-${to}`, name: "Von hier", dueAt, hasTime: true });
  await inTransaction(as(), (t) => moveDeadlines(t, [{ old_id: from, tender_id: to }]));
  const { rows } = await sql<{ words: string }>`
    select name as words from milestone where tender_id = ${to}
    union all select event || ' ' || happened_on from clock_event where tender_id = ${to}`.execute(
    database.owner.db,
  );
  expect(rows.map(({ words }) => words).toSorted()).toEqual([
    "Von dort",
    "Von hier",
    "information 2026-11-03",
    "knowledge 2026-11-01",
  ]);
});
