import { AppError } from "@tc/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../../platform/context.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import { openId, openTender } from "../../../testing/tenders/scoring-world.ts";
import {
  dueAt,
  makeDeadlinesWorld,
  slug,
  tenderId,
  withOffer,
} from "../../../testing/tenders/deadlines-world.ts";
import type { DeadlinesWorld } from "../../../testing/tenders/deadlines-world.ts";
import { listClocks } from "../index.ts";
import { getTenderClocks } from "../line/get-tender-clocks.ts";
import { setClockEvent } from "../line/set-clock-event.ts";
import { moveDeadlines } from "../move-deadlines.operator.store.ts";
import { changeMilestone, createMilestone, deleteMilestone } from "./save-milestone.ts";

let world: DeadlinesWorld;
beforeAll(async () => {
  world = await makeDeadlinesWorld();
});
afterAll(() => world.database.drop());
beforeEach(() => world.renew());

const refused = new AppError("not_found");

describe("an own day", () => {
  test("is set, renamed, moved, assigned, ticked off and deleted; every answer is the whole line", async () => {
    const { id } = await world.set("Kalkulation", { assigneeId: world.agency.owner.userId });
    const change = async (entry: object) => {
      const { clocks } = await changeMilestone(world.as(), { id, ...entry });
      return clocks.find(({ milestone }) => milestone?.id === id);
    };
    expect(await change({ name: "Kalkulation fertig" })).toMatchObject({
      name: "Kalkulation fertig",
      at: dueAt,
      milestone: { assignee: { id: world.agency.owner.userId }, isLate: true },
    });
    expect(await change({ dueAt: "2026-11-27T11:00:00.000Z" })).toMatchObject({
      at: "2026-11-27T11:00:00.000Z",
    });
    expect((await change({ isDone: true }))?.milestone?.doneAt).toBeDefined();
    expect((await change({ isDone: false }))?.milestone?.doneAt).toBeUndefined();
    expect((await change({ assigneeId: null }))?.milestone?.assignee).toBeUndefined();
    const after = await deleteMilestone(world.as(), { id });
    expect(after.clocks.every(({ kind }) => kind !== "milestone")).toBe(true);
    await expect(changeMilestone(world.as(), { id })).rejects.toEqual(refused);
  });

  test("of another agency looks like none, and so does an assignee from there", async () => {
    const { id } = await world.set("Geheim");
    const other = await makeAgency(world.database);
    await expect(changeMilestone(world.as(other.actor), { id, name: "x" })).rejects.toEqual(
      refused,
    );
    await expect(deleteMilestone(world.as(other.actor), { id })).rejects.toEqual(refused);
    const { clocks } = await getTenderClocks(world.as(other.actor), { slug });
    expect(clocks.every(({ kind }) => kind !== "milestone")).toBe(true);
    const assigneeId = other.owner.userId;
    await expect(changeMilestone(world.as(), { id, assigneeId })).rejects.toEqual(refused);
  });

  test("needs no plan", async () => {
    world.agency = await makeAgency(world.database, { tier: null });
    expect(await world.set("Go oder Absage")).toHaveProperty("id");
  });
});

describe("an event", () => {
  test("starts its clock for its agency alone, is corrected and taken back", async () => {
    const at = async (actor = world.agency.actor) =>
      (await getTenderClocks(world.as(actor), { slug })).clocks.find(
        ({ key }) => key === "standstill",
      )?.at;
    const say = (happenedOn: string | null, isByPost = false) =>
      setClockEvent(world.as(), { slug, event: "information", happenedOn, isByPost });
    await say("2026-11-20");
    expect(await at()).toBe("2026-11-30T22:59:59.000Z");
    expect(await at((await makeAgency(world.database)).actor)).toBeUndefined();
    await say("2026-11-20", true);
    expect(await at()).toBe("2026-12-05T22:59:59.000Z");
    await say(null);
    expect(await at()).toBeUndefined();
  });

  test("that is yet to come is refused", async () => {
    const entry = { slug, event: "knowledge", happenedOn: "2026-11-22" } as const;
    await expect(setClockEvent(world.as(), entry)).rejects.toEqual(new AppError("bad_request"));
  });
});

test("above the plan's cap the line tells deadlines alone, and the door for other features the same", async () => {
  const id = openId(4);
  const values = { estimated: { cents: 600_000_000, currency: "EUR" } };
  await world.save(withOffer("2026-11-30T11:00:00Z", { values }), id);
  const line = await getTenderClocks(world.as(), { slug: `t-${id}` });
  expect(line.isLocked).toBe(true);
  expect(line.clocks.map(({ key }) => key)).toEqual(["published", "upload", "offer"]);
  const clocks = await inAgency(world.as(), world.agency.agencyId, (t) =>
    listClocks(t, [id, tenderId]),
  );
  expect(clocks.get(id)?.map(({ key }) => key)).toEqual(["published", "upload", "offer"]);
  expect(clocks.get(tenderId)?.some(({ key }) => key === "standstill")).toBe(true);
});

test("a merger of tenders takes own days along, and an event where there is none of its kind", async () => {
  const [from, to] = [openId(1), openId(2)];
  await world.save(openTender(1), from);
  await world.save(openTender(2), to);
  const say = (id: string, event: "knowledge" | "information", happenedOn: string) =>
    setClockEvent(world.as(), { slug: `t-${id}`, event, happenedOn });
  await say(from, "knowledge", "2026-11-01");
  await say(from, "information", "2026-11-02");
  await say(to, "information", "2026-11-03");
  await createMilestone(world.as(), { slug: `t-${from}`, name: "Von dort", dueAt, hasTime: true });
  await createMilestone(world.as(), { slug: `t-${to}`, name: "Von hier", dueAt, hasTime: true });
  await inTransaction(world.as(), (t) => moveDeadlines(t, [{ old_id: from, tender_id: to }]));
  const { rows } = await sql<{ words: string }>`
    select name as words from milestone where tender_id = ${to}
    union all select event || ' ' || happened_on from clock_event where tender_id = ${to}`.execute(
    world.database.owner.db,
  );
  expect(rows.map(({ words }) => words).toSorted()).toEqual([
    "Von dort",
    "Von hier",
    "information 2026-11-03",
    "knowledge 2026-11-01",
  ]);
});
