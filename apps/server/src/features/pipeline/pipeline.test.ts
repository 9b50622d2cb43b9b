import type { MadeMember } from "../../testing/people/make-agency.ts";
import type { BoardQuery } from "./board/arrange-board.ts";
import { assignPipelineCard } from "./moves/assign-pipeline-card.ts";
import { movePipelineCard } from "./moves/move-pipeline-card.ts";
import { seePipelineCard } from "./moves/see-pipeline-card.ts";
import { getPipelineCard } from "./cards/get-pipeline-card.ts";
import { addCardTask } from "./cards/tasks.ts";
import { AppError } from "@tc/domain";
import type { Tier } from "@tc/domain";
import { sql } from "kysely";
import { makeAgency } from "../../testing/people/make-agency.ts";
import { saveScore } from "../../testing/tenders/save-assessments.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { useWorld } from "../../testing/database/use-world.ts";
import { laterBy, makePipelineWorld } from "../../testing/tenders/pipeline-world.ts";
import type { PipelineWorld } from "../../testing/tenders/pipeline-world.ts";

const tests = useWorld({ make: makePipelineWorld });
let world: PipelineWorld;
beforeEach(() => {
  ({ world } = tests);
});

const offerBy = (at: string) => ({ deadlines: [{ kind: "offer", at, hasTime: true }] as const });
const change = (field: string, old?: string, now?: string) => ({
  noticeId: "n",
  noticeVersion: field,
  publishedOn: "2026-11-20",
  field,
  ...(old !== undefined && { old }),
  ...(now !== undefined && { new: now }),
});

describe("a tender", () => {
  test("has one card, however often and from whom it is added", async () => {
    const { slug } = await world.publish({ title: "Relaunch" });
    const all = await Promise.all([
      world.add(slug),
      world.add(slug, world.colleague),
      world.add(slug),
      world.add(slug),
    ]);
    expect(new Set(all.map(({ card }) => card.id)).size).toBe(1);
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect((await world.read()).cards).toMatchObject([{ title: "Relaunch", stage: "discovered" }]);
  });

  test("above the plan's cap shows title, buyer and deadline and no number, and the team's work goes on", async () => {
    const estimated = { cents: 600_000_000, currency: "EUR" };
    const { slug, id } = await world.publish({
      title: "Großer Etat",
      buyers: [{ name: "Stadt Kiel", identifiers: [] }],
      values: { estimated },
      lots: [offerBy("2026-12-01T11:00:00Z")],
    });
    await saveScore(world.database.owner.db, world.agency.agencyId, id, { score: 88 });
    const { card } = await world.add(slug);
    await addCardTask(world.as(), { id: card.id, title: "Prüfen" });
    const shown = await getPipelineCard(world.as(), world.board, { id: card.id });
    expect(shown.card).toMatchObject({
      title: "Großer Etat",
      volumeLock: { tier: "enterprise" },
      deadline: { at: "2026-12-01T11:00:00.000Z", hasTime: true },
      tasks: { all: 1 },
    });
    expect(shown.card).not.toHaveProperty("fit");
    expect(shown.card).not.toHaveProperty("budget");
    expect(shown).not.toHaveProperty("facts");
    expect((await world.read()).open).toEqual({ count: 1, sumCents: 0, withValue: 0 });
  });

  test("that is not there is not found, and of another agency's card nothing is said", async () => {
    await expect(world.add("t-none")).rejects.toEqual(new AppError("not_found"));
    const { slug } = await world.publish();
    const { card } = await world.add(slug);
    const stranger = await makeAgency(world.database);
    const move = movePipelineCard(world.as(stranger), world.board, {
      id: card.id,
      stage: "go",
      revision: 1,
    });
    await expect(move).rejects.toEqual(new AppError("not_found"));
    expect((await world.read({}, stranger)).cards).toEqual([]);
  });
});

describe("the board", () => {
  test("orders by deadline, then fit; what was handed in by how long it waits", async () => {
    const late = await world.publish({ title: "spät", lots: [offerBy("2026-12-20T11:00:00Z")] });
    const weak = await world.publish({ title: "schwach", lots: [offerBy("2026-12-01T11:00:00Z")] });
    const strong = await world.publish({ title: "stark", lots: [offerBy("2026-12-01T11:00:00Z")] });
    const without = await world.publish({ title: "ohne" });
    await saveScore(world.database.owner.db, world.agency.agencyId, weak.id, { score: 40 });
    await saveScore(world.database.owner.db, world.agency.agencyId, strong.id, { score: 90 });
    for (const { slug } of [without, late, weak, strong]) await world.add(slug);
    const { cards } = await world.read();
    expect(cards.map(({ title }) => title)).toEqual(["stark", "schwach", "spät", "ohne"]);
    expect(cards[0]?.fit?.parts).toHaveLength(5);
  });

  test("sums published values alone and says of how many", async () => {
    const values = (cents: number) => ({ cents, currency: "EUR" });
    const published = await world.publish({ values: { estimated: values(9_000_000) } });
    const maximum = await world.publish({ values: { frameworkMaximum: values(90_000_000) } });
    const none = await world.publish();
    for (const { slug } of [published, maximum, none]) await world.add(slug);
    const { open, stages, cards } = await world.read();
    expect(open).toEqual({ count: 3, sumCents: 9_000_000, withValue: 1 });
    expect(stages[0]).toEqual({ stage: "discovered", count: 3, sumCents: 9_000_000, withValue: 1 });
    expect(
      cards.map(({ budget }) => budget?.kind ?? "none").toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(["maximum", "none", "published"]);
  });

  test("is filtered by words, day, assignee, news and overdue work, and counts each", async () => {
    const kiel = await world.publish({
      title: "Kampagne Kiel",
      lots: [offerBy("2026-12-01T11:00:00Z")],
    });
    const ulm = await world.publish({
      title: "Messe Ulm",
      lots: [offerBy("2026-12-20T11:00:00Z")],
    });
    const { card } = await world.add(kiel.slug);
    await world.add(ulm.slug, world.colleague);
    await assignPipelineCard(world.as(), world.board, {
      id: card.id,
      assigneeId: world.agency.owner.userId,
    });
    await addCardTask(world.as(), { id: card.id, title: "Alt", dueOn: "2026-11-20" });
    const titles = async (query: BoardQuery) =>
      (await world.read(query)).cards.map((it) => it.title);
    expect(await titles({ search: "kampagne kiel" })).toEqual(["Kampagne Kiel"]);
    expect(await titles({ until: "2026-12-01" })).toEqual(["Kampagne Kiel"]);
    expect(await titles({ quick: "mine" })).toEqual(["Kampagne Kiel"]);
    expect(await titles({ quick: "overdue" })).toEqual(["Kampagne Kiel"]);
    expect(await titles({ quick: "unread" })).toEqual(["Messe Ulm"]);
    expect((await world.read()).counts).toEqual({ all: 2, mine: 1, unread: 1, overdue: 1 });
  });
});

describe("the mark of a card", () => {
  const markOf = async (who: Pick<MadeMember, "actor"> = world.agency) =>
    (await world.read({}, who)).cards[0]?.mark;

  test("is the gravest that this member has not seen, and each member sees for themself", async () => {
    const { slug, id } = await world.publish({ lots: [offerBy("2026-12-03T11:00:00Z")] });
    const { card } = await world.add(slug);
    expect(await markOf()).toBeUndefined();
    expect(await markOf(world.colleague)).toEqual({ kind: "new" });
    const moved = change(
      "lots.LOT-0001.deadlines.offer",
      "2026-12-03T11:00:00.000Z",
      "2026-11-30T11:00:00.000Z",
    );
    await world.correct(id, { changes: [change("description"), change("lots.LOT-0001.title")] });
    expect(await markOf()).toEqual({ kind: "changes", count: 2 });
    await world.correct(id, {
      changes: [change("description"), change("lots.LOT-0001.title"), moved],
    });
    expect(await markOf()).toEqual({
      kind: "deadline",
      direction: "earlier",
      before: "2026-12-03T11:00:00.000Z",
      after: "2026-11-30T11:00:00.000Z",
    });
    await seePipelineCard(world.as(), world.board, { id: card.id });
    expect(await markOf()).toBeUndefined();
    expect(await markOf(world.colleague)).toMatchObject({ kind: "deadline" });
  });

  test("names a replaced price sheet before other changes", async () => {
    const { slug, id } = await world.publish();
    await world.add(slug);
    const news = { added: [], replaced: ["LV_Preisblatt.xlsx"], removed: [] };
    await sql`
      insert into document_fetch (tender_id, address, state, requested_at, changed_at, news)
      values (${id}, 'https://vergabe.example', 'done', ${laterBy(1)}, ${laterBy(2)}, ${JSON.stringify(news)})`.execute(
      world.database.owner.db,
    );
    await world.correct(id, { changes: [change("description")] });
    expect(await markOf()).toEqual({ kind: "price_sheet" });
  });
});

test("after a downgrade the cards wait, and are there again with the plan", async () => {
  const { card } = await world.add((await world.publish()).slug);
  const setTier = (tier: Tier) =>
    sql`update agency set tier = ${tier} where id = ${world.agency.agencyId}`.execute(
      world.database.owner.db,
    );
  await setTier("basis");
  await setTier("premium");
  expect((await world.read()).cards.map(({ id }) => id)).toEqual([card.id]);
});
