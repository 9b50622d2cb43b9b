import { AppError, commentEditMinutes, pipelineLimits } from "@tc/domain";
import type { Tender, Tier } from "@tc/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testContext, testNow } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { deactivate, makeAgency, makeMember } from "../../testing/people/make-agency.ts";
import type { MadeAgency, MadeMember } from "../../testing/people/make-agency.ts";
import { makeTender, testId } from "../../testing/tenders/make-tender.ts";
import { saveScore } from "../../testing/tenders/save-assessments.ts";
import { saveTenders } from "../../testing/tenders/save-tenders.ts";
import { AgencyAssessments, createJudges } from "../assessment/index.ts";
import { BoardReader } from "./board/board-reader.ts";
import { getPipeline } from "./board/get-pipeline.ts";
import type { BoardQuery } from "./board/arrange-board.ts";
import { addPipelineCard } from "./moves/add-pipeline-card.ts";
import { assignPipelineCard } from "./moves/assign-pipeline-card.ts";
import { movePipelineCard } from "./moves/move-pipeline-card.ts";
import { removePipelineCard } from "./moves/remove-pipeline-card.ts";
import { seePipelineCard } from "./moves/see-pipeline-card.ts";
import { undoPipelineChange } from "./moves/undo-pipeline-change.ts";
import { addCardComment, deleteCardComment, editCardComment } from "./work/comments.ts";
import { getPipelineCard } from "./work/get-pipeline-card.ts";
import { noteCard } from "./work/note-card.ts";
import { addCardTask, changeCardTask, deleteCardTask } from "./work/tasks.ts";

let database: TestDatabase;
let agency: MadeAgency;
let colleague: MadeMember;
let tenders = 0;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  agency = await makeAgency(database);
  colleague = await makeMember(database, agency.agencyId, { name: "Tarek Beispiel" });
});

const board = new BoardReader(new AgencyAssessments(), createJudges());
const as = (who: Pick<MadeMember, "actor"> = agency, now = testNow) =>
  testContext(database, { actor: who.actor, now });
const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);

async function publish(parts: Parameters<typeof makeTender>[0] = {}) {
  const id = testId(++tenders);
  await saveTenders(database.owner.db, [{ id, tender: makeTender(parts), buyerId: testId(9_000) }]);
  return { id, slug: `t-${id}` };
}

/** What the buyer changes about a tender later */
async function correct(id: string, parts: Partial<Tender>) {
  await sql`
    update tender set record = (record::jsonb || ${JSON.stringify(parts)}::jsonb)::json,
      stage = ${parts.stage ?? "call"}, change_count = ${parts.changes?.length ?? 0}
    where id = ${id}`.execute(database.owner.db);
}

const offerBy = (at: string) => ({ deadlines: [{ kind: "offer", at, hasTime: true }] as const });
const change = (field: string, old?: string, now?: string) => ({
  noticeId: "n",
  noticeVersion: field,
  publishedOn: "2026-11-20",
  field,
  ...(old !== undefined && { old }),
  ...(now !== undefined && { new: now }),
});

const add = async (slug: string, who: Pick<MadeMember, "actor"> = agency) =>
  addPipelineCard(as(who), board, { slug, stage: "discovered" });
const read = (query: BoardQuery = {}, who: Pick<MadeMember, "actor"> = agency) =>
  getPipeline(as(who), board, query);
const labels = async (tenderId: string) => {
  const { rows } = await sql<{ kind: string }>`
    select kind from tender_label
    where agency_id = ${agency.agencyId} and tender_id = ${tenderId} and retracted_at is null and source = 'user'
    order by kind`.execute(database.owner.db);
  return rows.map(({ kind }) => kind);
};
const told = async () => {
  const { rows } = await sql<{ user_id: string; heading: string }>`
    select user_id, heading from notification where agency_id = ${agency.agencyId} order by id`.execute(
    database.owner.db,
  );
  return rows;
};

describe("a tender", () => {
  test("has one card, however often and from whom it is added", async () => {
    const { slug } = await publish({ title: "Relaunch" });
    const all = await Promise.all([add(slug), add(slug, colleague), add(slug), add(slug)]);
    expect(new Set(all.map(({ card }) => card.id)).size).toBe(1);
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect((await read()).cards).toMatchObject([{ title: "Relaunch", stage: "discovered" }]);
  });

  test("above the plan's cap shows title, buyer and deadline and no number, and the team's work goes on", async () => {
    const estimated = { cents: 600_000_000, currency: "EUR" };
    const { slug, id } = await publish({
      title: "Großer Etat",
      buyers: [{ name: "Stadt Kiel", identifiers: [] }],
      values: { estimated },
      lots: [offerBy("2026-12-01T11:00:00Z")],
    });
    await saveScore(database.owner.db, agency.agencyId, id, { score: 88 });
    const { card } = await add(slug);
    await addCardTask(as(), { id: card.id, title: "Prüfen" });
    const shown = await getPipelineCard(as(), board, { id: card.id });
    expect(shown.card).toMatchObject({
      title: "Großer Etat",
      volumeLock: { tier: "enterprise" },
      deadline: { at: "2026-12-01T11:00:00.000Z", hasTime: true },
      tasks: { all: 1 },
    });
    expect(shown.card).not.toHaveProperty("fit");
    expect(shown.card).not.toHaveProperty("budget");
    expect(shown).not.toHaveProperty("facts");
    expect((await read()).open).toEqual({ count: 1, sumCents: 0, withValue: 0 });
  });

  test("that is not there is not found, and of another agency's card nothing is said", async () => {
    await expect(add("t-none")).rejects.toEqual(new AppError("not_found"));
    const { slug } = await publish();
    const { card } = await add(slug);
    const stranger = await makeAgency(database);
    const move = movePipelineCard(as(stranger), board, { id: card.id, stage: "go", revision: 1 });
    await expect(move).rejects.toEqual(new AppError("not_found"));
    expect((await read({}, stranger)).cards).toEqual([]);
  });
});

describe("the board", () => {
  test("orders by deadline, then fit; what was handed in by how long it waits", async () => {
    const late = await publish({ title: "spät", lots: [offerBy("2026-12-20T11:00:00Z")] });
    const weak = await publish({ title: "schwach", lots: [offerBy("2026-12-01T11:00:00Z")] });
    const strong = await publish({ title: "stark", lots: [offerBy("2026-12-01T11:00:00Z")] });
    const without = await publish({ title: "ohne" });
    await saveScore(database.owner.db, agency.agencyId, weak.id, { score: 40 });
    await saveScore(database.owner.db, agency.agencyId, strong.id, { score: 90 });
    for (const { slug } of [without, late, weak, strong]) await add(slug);
    const { cards } = await read();
    expect(cards.map(({ title }) => title)).toEqual(["stark", "schwach", "spät", "ohne"]);
    expect(cards[0]?.fit?.parts).toHaveLength(5);
  });

  test("sums published values alone and says of how many", async () => {
    const values = (cents: number) => ({ cents, currency: "EUR" });
    const published = await publish({ values: { estimated: values(9_000_000) } });
    const maximum = await publish({ values: { frameworkMaximum: values(90_000_000) } });
    const none = await publish();
    for (const { slug } of [published, maximum, none]) await add(slug);
    const { open, stages, cards } = await read();
    expect(open).toEqual({ count: 3, sumCents: 9_000_000, withValue: 1 });
    expect(stages[0]).toEqual({ stage: "discovered", count: 3, sumCents: 9_000_000, withValue: 1 });
    expect(cards.map(({ budget }) => budget?.kind).toSorted()).toEqual([
      "maximum",
      "published",
      undefined,
    ]);
  });

  test("is filtered by words, day, assignee, news and overdue work, and counts each", async () => {
    const kiel = await publish({ title: "Kampagne Kiel", lots: [offerBy("2026-12-01T11:00:00Z")] });
    const ulm = await publish({ title: "Messe Ulm", lots: [offerBy("2026-12-20T11:00:00Z")] });
    const { card } = await add(kiel.slug);
    await add(ulm.slug, colleague);
    await assignPipelineCard(as(), board, { id: card.id, assigneeId: agency.owner.userId });
    await addCardTask(as(), { id: card.id, title: "Alt", dueOn: "2026-11-20" });
    const titles = async (query: BoardQuery) => (await read(query)).cards.map((it) => it.title);
    expect(await titles({ search: "kampagne kiel" })).toEqual(["Kampagne Kiel"]);
    expect(await titles({ until: "2026-12-01" })).toEqual(["Kampagne Kiel"]);
    expect(await titles({ quick: "mine" })).toEqual(["Kampagne Kiel"]);
    expect(await titles({ quick: "overdue" })).toEqual(["Kampagne Kiel"]);
    expect(await titles({ quick: "unread" })).toEqual(["Messe Ulm"]);
    expect((await read()).counts).toEqual({ all: 2, mine: 1, unread: 1, overdue: 1 });
  });
});

describe("the mark of a card", () => {
  const markOf = async (who: Pick<MadeMember, "actor"> = agency) =>
    (await read({}, who)).cards[0]?.mark;

  test("is the gravest that this member has not seen, and each member sees for themself", async () => {
    const { slug, id } = await publish({ lots: [offerBy("2026-12-03T11:00:00Z")] });
    const { card } = await add(slug);
    expect(await markOf()).toBeUndefined();
    expect(await markOf(colleague)).toEqual({ kind: "new" });
    const moved = change(
      "lots.LOT-0001.deadlines.offer",
      "2026-12-03T11:00:00.000Z",
      "2026-11-30T11:00:00.000Z",
    );
    await correct(id, { changes: [change("description"), change("lots.LOT-0001.title")] });
    expect(await markOf()).toEqual({ kind: "changes", count: 2 });
    await correct(id, { changes: [change("description"), change("lots.LOT-0001.title"), moved] });
    expect(await markOf()).toEqual({
      kind: "deadline",
      direction: "earlier",
      before: "2026-12-03T11:00:00.000Z",
      after: "2026-11-30T11:00:00.000Z",
    });
    await seePipelineCard(as(), board, { id: card.id });
    expect(await markOf()).toBeUndefined();
    expect(await markOf(colleague)).toMatchObject({ kind: "deadline" });
  });

  test("names a replaced price sheet before other changes", async () => {
    const { slug, id } = await publish();
    await add(slug);
    const news = { added: [], replaced: ["LV_Preisblatt.xlsx"], removed: [] };
    await sql`
      insert into document_fetch (tender_id, address, state, requested_at, changed_at, news)
      values (${id}, 'https://vergabe.example', 'done', ${later(1)}, ${later(2)}, ${JSON.stringify(news)})`.execute(
      database.owner.db,
    );
    await correct(id, { changes: [change("description")] });
    expect(await markOf()).toEqual({ kind: "price_sheet" });
  });
});

describe("a move", () => {
  test("is undone with what learning reads, once, and not after a later one", async () => {
    const { slug, id } = await publish();
    const { card } = await add(slug);
    expect(await labels(id)).toEqual(["pursued"]);
    const submitted = await movePipelineCard(as(), board, {
      id: card.id,
      stage: "submitted",
      revision: 1,
    });
    if (submitted.kind !== "moved" || submitted.undo === undefined) throw new Error("not moved");
    expect(await labels(id)).toEqual(["bid", "pursued"]);
    const lost = await movePipelineCard(as(), board, {
      id: card.id,
      stage: "lost",
      revision: submitted.card.revision,
    });
    if (lost.kind !== "moved" || lost.undo === undefined) throw new Error("not moved");
    expect(await labels(id)).toEqual(["bid", "lost", "pursued"]);
    const early = await undoPipelineChange(as(), board, { id: submitted.undo });
    expect(early).toMatchObject({ isUndone: false, card: { stage: "lost" } });
    const undone = await undoPipelineChange(as(), board, { id: lost.undo });
    expect(undone).toMatchObject({ isUndone: true, card: { stage: "submitted" } });
    expect(await labels(id)).toEqual(["bid", "pursued"]);
    expect((await undoPipelineChange(as(), board, { id: lost.undo })).isUndone).toBe(false);
    await undoPipelineChange(as(), board, { id: submitted.undo });
    expect(await labels(id)).toEqual(["pursued"]);
  });

  test("keeps what was predicted at the submission when it is taken back and made again by undoing", async () => {
    const { slug, id } = await publish();
    await saveScore(database.owner.db, agency.agencyId, id, {
      chance: 35,
      chance_low: 25,
      chance_high: 50,
    });
    const { card } = await add(slug);
    const stages = ["submitted", "review"] as const;
    let undo = "";
    for (const [at, stage] of stages.entries()) {
      const moved = await movePipelineCard(as(agency, later(at)), board, {
        id: card.id,
        stage,
        revision: 9,
      });
      undo = moved.kind === "moved" ? (moved.undo ?? "") : "";
    }
    await saveScore(database.owner.db, agency.agencyId, id, {
      chance: 80,
      chance_low: 70,
      chance_high: 90,
    });
    await undoPipelineChange(as(agency, later(5)), board, { id: undo });
    const { rows } = await sql<{ said: number }>`
      select (prediction->>'chance')::int as said from tender_label
      where tender_id = ${id} and kind = 'bid' and retracted_at is null`.execute(database.owner.db);
    expect(rows).toEqual([{ said: 35 }]);
  });

  test("of a card that somebody else moved elsewhere meanwhile changes nothing and says who", async () => {
    const { slug } = await publish();
    const { card } = await add(slug);
    await movePipelineCard(as(colleague), board, {
      id: card.id,
      stage: "go",
      revision: card.revision,
    });
    const mine = await movePipelineCard(as(), board, {
      id: card.id,
      stage: "review",
      revision: card.revision,
    });
    expect(mine).toMatchObject({
      kind: "conflict",
      byName: "Tarek Beispiel",
      card: { stage: "go" },
    });
    const same = await movePipelineCard(as(), board, {
      id: card.id,
      stage: "go",
      revision: card.revision,
    });
    expect(same).toMatchObject({ kind: "moved", card: { stage: "go" } });
    expect(same).not.toHaveProperty("undo");
  });

  test("overtakes other changes of somebody else and says so", async () => {
    const { slug } = await publish();
    const { card } = await add(slug);
    await addCardTask(as(colleague), { id: card.id, title: "Rechnen" });
    const moved = await movePipelineCard(as(), board, {
      id: card.id,
      stage: "review",
      revision: card.revision,
    });
    expect(moved).toMatchObject({ kind: "moved", overtook: { byName: "Tarek Beispiel" } });
    const again = await movePipelineCard(as(), board, {
      id: card.id,
      stage: "go",
      revision: moved.card.revision,
    });
    expect(again).not.toHaveProperty("overtook");
  });

  test("of two at once has one winner, and the other hears of it", async () => {
    const { slug } = await publish();
    const { card } = await add(slug);
    const { id, revision } = card;
    const both = await Promise.all([
      movePipelineCard(as(), board, { id, stage: "review", revision }),
      movePipelineCard(as(colleague), board, { id, stage: "go", revision }),
    ]);
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(["conflict", "moved"]);
    expect(new Set(both.map((answer) => answer.card.stage)).size).toBe(1);
  });
});

describe("a card that is removed", () => {
  test("comes back by undoing with its stage, its work and its id, and takes its labels along", async () => {
    const { slug, id } = await publish();
    const { card } = await add(slug);
    await addCardTask(as(), { id: card.id, title: "Rechnen" });
    await addCardComment(as(), { id: card.id, text: "Lohnt sich", mentions: [] });
    const { undo } = await removePipelineCard(as(), { id: card.id });
    expect((await read()).cards).toEqual([]);
    expect(await labels(id)).toEqual([]);
    const back = await undoPipelineChange(as(), board, { id: undo });
    expect(back.card).toMatchObject({ id: card.id, tasks: { all: 1 }, comments: 1 });
    expect(await labels(id)).toEqual(["pursued"]);
  });

  test("finds its work again when the tender is added anew", async () => {
    const { slug } = await publish();
    const { card } = await add(slug);
    await noteCard(as(), { id: card.id, text: "Ansprechpartnerin: Frau Ott" });
    await removePipelineCard(as(), { id: card.id });
    const anew = await add(slug);
    expect(anew.isNew).toBe(true);
    const { note } = await getPipelineCard(as(), board, { id: anew.card.id });
    expect(note?.text).toBe("Ansprechpartnerin: Frau Ott");
  });
});

describe("tasks", () => {
  test("are ordered by day, struck last, given to members, and come back when deleted by mistake", async () => {
    const { card } = await add((await publish()).slug);
    const { id } = card;
    const first = await addCardTask(as(), { id, title: "Später", dueOn: "2026-12-02" });
    await addCardTask(as(), { id, title: "Ohne Tag" });
    const early = await addCardTask(as(), { id, title: "Früher", dueOn: "2026-11-20" });
    const listed = async () =>
      (await getPipelineCard(as(), board, { id })).tasks.map((it) => it.title);
    expect(await listed()).toEqual(["Früher", "Später", "Ohne Tag"]);
    expect(early.task.isOverdue).toBe(true);
    await changeCardTask(as(), { id: early.task.id, isDone: true, assigneeId: colleague.userId });
    expect(await listed()).toEqual(["Später", "Ohne Tag", "Früher"]);
    expect((await read()).cards[0]?.tasks).toEqual({ done: 1, all: 3, overdue: 0 });
    const { undo } = await deleteCardTask(as(), { id: first.task.id });
    expect(await listed()).toEqual(["Ohne Tag", "Früher"]);
    await undoPipelineChange(as(), board, { id: undo });
    expect(await listed()).toEqual(["Später", "Ohne Tag", "Früher"]);
    expect(await told()).toEqual(
      [
        {
          user_id: colleague.userId,
          heading: "Testagentur hat dir die Aufgabe „Früher“ zugewiesen",
        },
      ].map((row) => ({ ...row, heading: expect.stringContaining("„Früher“") as string })),
    );
  });

  test("of one day stand as members put them", async () => {
    const { card } = await add((await publish()).slug);
    const ids: string[] = [];
    for (const title of ["a", "b", "c"]) {
      ids.push((await addCardTask(as(), { id: card.id, title })).task.id);
    }
    await changeCardTask(as(), { id: ids[2] ?? "", before: ids[0] ?? "" });
    await changeCardTask(as(), { id: ids[0] ?? "", before: null });
    const { tasks } = await getPipelineCard(as(), board, { id: card.id });
    expect(tasks.map(({ title }) => title)).toEqual(["c", "b", "a"]);
  });

  test("and cards are given to active members of this agency alone", async () => {
    const { card } = await add((await publish()).slug);
    const stranger = await makeAgency(database);
    const gone = await makeMember(database, agency.agencyId, { deactivated: true });
    for (const assigneeId of [stranger.owner.userId, gone.userId]) {
      const assign = assignPipelineCard(as(), board, { id: card.id, assigneeId });
      await expect(assign).rejects.toEqual(new AppError("not_found"));
      const task = addCardTask(as(), { id: card.id, title: "Nein", assigneeId });
      await expect(task).rejects.toEqual(new AppError("not_found"));
    }
    expect(await told()).toEqual([]);
  });

  test("and comments have limits", async () => {
    const { slug, id } = await publish();
    const { card } = await add(slug);
    const { tasksPerCard, commentsPerCard } = pipelineLimits;
    await sql`
      insert into pipeline_task (agency_id, tender_id, title, place, created_at)
      select ${agency.agencyId}, ${id}, n::text, n, now() from generate_series(1, ${tasksPerCard}::int) n`.execute(
      database.owner.db,
    );
    await sql`
      insert into pipeline_comment (agency_id, tender_id, author_name, text, created_at)
      select ${agency.agencyId}, ${id}, 'A', n::text, now() from generate_series(1, ${commentsPerCard}::int) n`.execute(
      database.owner.db,
    );
    await expect(addCardTask(as(), { id: card.id, title: "mehr" })).rejects.toEqual(
      new AppError("limit_reached", { max: tasksPerCard }),
    );
    const comment = addCardComment(as(), { id: card.id, text: "mehr", mentions: [] });
    await expect(comment).rejects.toEqual(new AppError("limit_reached", { max: commentsPerCard }));
    const { comments } = await getPipelineCard(as(), board, { id: card.id });
    expect(comments).toMatchObject({ total: commentsPerCard });
    expect(comments.items.at(-1)?.text).toBe(String(commentsPerCard));
  });
});

describe("a comment", () => {
  test("tells whom it mentions, each once and never its author", async () => {
    const { card } = await add((await publish({ title: "Relaunch" })).slug);
    const mentions = [colleague.userId, agency.owner.userId];
    const { comment } = await addCardComment(as(), { id: card.id, text: "@Tarek bitte", mentions });
    await editCardComment(as(), { id: comment.id, text: "@Tarek bitte!", mentions });
    const all = await told();
    expect(all.map(({ user_id }) => user_id)).toEqual([colleague.userId]);
    expect(all[0]?.heading).toContain("„Relaunch“");
  });

  test("mentions nobody of another agency", async () => {
    const { card } = await add((await publish()).slug);
    const stranger = await makeAgency(database);
    const mentions = [stranger.owner.userId];
    const comment = addCardComment(as(), { id: card.id, text: "Psst", mentions });
    await expect(comment).rejects.toEqual(new AppError("not_found"));
    expect((await getPipelineCard(as(), board, { id: card.id })).comments.total).toBe(0);
  });

  test("is changed by its author alone and only at first; deleted, its place stays", async () => {
    const { card } = await add((await publish()).slug);
    const { comment } = await addCardComment(as(), { id: card.id, text: "Erst", mentions: [] });
    const edit = (who: Pick<MadeMember, "actor">, minutes: number) =>
      editCardComment(as(who, later(minutes)), { id: comment.id, text: "Dann", mentions: [] });
    expect((await edit(agency, 1)).comment).toMatchObject({ text: "Dann" });
    await expect(edit(colleague, 1)).rejects.toEqual(new AppError("bad_request"));
    await expect(edit(agency, commentEditMinutes)).rejects.toEqual(new AppError("bad_request"));
    const foreign = deleteCardComment(as(colleague), { id: comment.id });
    await expect(foreign).rejects.toEqual(new AppError("bad_request"));
    await deleteCardComment(as(agency, later(600)), { id: comment.id });
    const { comments } = await getPipelineCard(as(colleague), board, { id: card.id });
    expect(comments.items).toMatchObject([{ text: "", isDeleted: true }]);
    const { rows } = await sql`select from pipeline_comment where text like '%Dann%'`.execute(
      database.owner.db,
    );
    expect(rows).toEqual([]);
  });

  test("keeps its author's name when the member is deactivated, and their cards wait for somebody", async () => {
    const { card } = await add((await publish()).slug);
    await assignPipelineCard(as(), board, { id: card.id, assigneeId: colleague.userId });
    await addCardComment(as(colleague), { id: card.id, text: "Mache ich", mentions: [] });
    await deactivate(database, colleague);
    const shown = await getPipelineCard(as(), board, { id: card.id });
    expect(shown.comments.items[0]?.byName).toBe("Tarek Beispiel");
    expect(shown.card).not.toHaveProperty("assigneeId");
    expect(shown.onCard).toEqual([]);
  });
});

test("after a downgrade the cards wait, and are there again with the plan", async () => {
  const { card } = await add((await publish()).slug);
  const setTier = (tier: Tier) =>
    sql`update agency set tier = ${tier} where id = ${agency.agencyId}`.execute(database.owner.db);
  await setTier("basis");
  await setTier("premium");
  expect((await read()).cards.map(({ id }) => id)).toEqual([card.id]);
});
