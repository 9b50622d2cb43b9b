import { AppError } from "@tc/domain";
import ICAL from "ical.js";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testContext } from "../../../testing/database/test-context.ts";
import { deactivate, makeMember } from "../../../testing/people/make-agency.ts";
import {
  makeDeadlinesWorld,
  slug,
  tenderId,
  withOffer,
} from "../../../testing/tenders/deadlines-world.ts";
import type { DeadlinesWorld } from "../../../testing/tenders/deadlines-world.ts";
import { getTenderClocks } from "../line/get-tender-clocks.ts";
import * as feed from "./change-feed.ts";
import { getCalendar, getCalendarFile, getTenderCalendar } from "./get-calendar.ts";
import { readFeed } from "./read-feed.ts";

let world: DeadlinesWorld;
beforeAll(async () => {
  world = await makeDeadlinesWorld();
});
afterAll(() => world.database.drop());
beforeEach(() => world.renew());

const refused = new AppError("not_found");

const textOf = ({ content }: { content: unknown }) => String(content);
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));

describe("calendars", () => {
  test("the screen's shows followed tenders between two days, at most two months", async () => {
    await world.set("Kalkulation");
    const period = { from: "2026-11-23", to: "2026-12-20" };
    expect(await getCalendar(world.as(), period)).toEqual({ entries: [], followed: 0 });
    await world.follow();
    const { entries, followed } = await getCalendar(world.as(), period);
    expect(followed).toBe(1);
    expect(entries.map(({ clock }) => clock.name)).toEqual([
      "Antworten auf Bieterfragen",
      "Hochladen",
      "Abgabe der Angebote",
      "Rüge sichtbarer Fehler",
      "Kalkulation",
    ]);
    const tooLong = { from: "2026-01-01", to: "2026-12-31" };
    await expect(getCalendar(world.as(), tooLong)).rejects.toEqual(new AppError("bad_request"));
  });

  test("the file of a tender keeps its entries' names while they change, and is cancelled with it", async () => {
    const read = async () =>
      eventsOf(textOf(await getTenderCalendar(world.as(), { slug }))).find(({ summary }) =>
        summary.startsWith("Abgabe"),
      );
    const before = await read();
    await sql`update tender set changed_at = now() + interval '1 hour' where id = ${tenderId}`.execute(
      world.database.owner.db,
    );
    await world.save(withOffer("2026-12-03T11:00:00Z", { stage: "cancelled" }));
    const after = await read();
    expect(after?.uid).toBe(before?.uid);
    expect(after?.startDate.toJSDate().toISOString()).toBe("2026-12-03T11:00:00.000Z");
    expect(after?.sequence).toBeGreaterThanOrEqual(before?.sequence ?? 0);
    expect(after?.component.getFirstPropertyValue("status")).toBe("CANCELLED");
  });

  test("the file of all holds what is followed", async () => {
    expect(eventsOf(textOf(await getCalendarFile(world.as())))).toEqual([]);
    await world.follow();
    expect(eventsOf(textOf(await getCalendarFile(world.as()))).length).toBe(4);
  });
});

describe("the feed", () => {
  const tokenOf = (address: string) =>
    /calendar-feeds\/([\w-]{43})\/fristen\.ics$/.exec(address)?.[1] ?? "";
  const visitor = () => testContext(world.database, { actor: { kind: "visitor" } });
  const readAs = (token: string) => readFeed(visitor(), { token });

  test("is read without a session, with or without own days as its member chose", async () => {
    await world.follow();
    await world.set("Kalkulation");
    const { address } = await feed.renewFeed(world.as(), { hasOwn: true });
    const answer = await readAs(tokenOf(address));
    expect(answer.contentType).toBe("text/calendar; charset=utf-8");
    expect(textOf(answer)).toContain("Kalkulation");
    await feed.changeFeed(world.as(), { hasOwn: false });
    const without = textOf(await readAs(tokenOf(address)));
    expect(without).not.toMatch(/Kalkulation|Hochladen/);
    expect(without).toContain("Abgabe der Angebote");
    expect((await feed.getCalendarFeed(world.as())).feed?.lastReadAt).toBeDefined();
  });

  test("is kept as a hash, and shown once", async () => {
    const { address } = await feed.renewFeed(world.as(), { hasOwn: true });
    const { rows } = await sql<{ row: string }>`
      select row_to_json(f)::text as row from calendar_feed f where agency_id = ${world.agency.agencyId}`.execute(
      world.database.owner.db,
    );
    expect(rows[0]?.row).not.toContain(tokenOf(address));
    expect(JSON.stringify(await feed.getCalendarFeed(world.as()))).not.toContain(tokenOf(address));
  });

  test("unknown, revoked, renewed and of a former member it is the same nothing", async () => {
    const colleague = await makeMember(world.database, world.agency.agencyId);
    const old = tokenOf((await feed.renewFeed(world.as(), { hasOwn: true })).address);
    const current = tokenOf((await feed.renewFeed(world.as(), { hasOwn: true })).address);
    const theirs = tokenOf(
      (await feed.renewFeed(world.as(colleague.actor), { hasOwn: true })).address,
    );
    await readAs(theirs);
    await deactivate(world.database, colleague);
    await readAs(current);
    await feed.revokeFeed(world.as());
    for (const token of [old, current, theirs, "x".repeat(43), "", "../../etc/passwd"]) {
      await expect(readAs(token)).rejects.toEqual(refused);
    }
  });

  test("reads sixty times an hour and no more", async () => {
    const token = tokenOf((await feed.renewFeed(world.as(), { hasOwn: true })).address);
    for (let n = 0; n < 60; n++) await readAs(token);
    await expect(readAs(token)).rejects.toMatchObject({ code: "rate_limited" });
  });

  test("the agency's buffer moves the proposed upload of every member", async () => {
    expect((await feed.getCalendarFeed(world.as())).bufferHours).toBe(24);
    await feed.setUploadBuffer(world.as(), { hours: 0 });
    const { clocks, bufferHours } = await getTenderClocks(world.as(), { slug });
    expect([bufferHours, clocks.some(({ key }) => key === "upload")]).toEqual([0, false]);
  });
});
