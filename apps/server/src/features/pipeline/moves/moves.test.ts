import { movePipelineCard } from "../moves/move-pipeline-card.ts";
import { removePipelineCard } from "../moves/remove-pipeline-card.ts";
import { undoPipelineChange } from "../moves/undo-pipeline-change.ts";
import { addCardComment } from "../cards/comments.ts";
import { getPipelineCard } from "../cards/get-pipeline-card.ts";
import { noteCard } from "../cards/note-card.ts";
import { addCardTask } from "../cards/tasks.ts";
import { sql } from "kysely";
import { testContext } from "../../../testing/database/test-context.ts";
import { saveScore } from "../../../testing/tenders/save-assessments.ts";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { useWorld } from "../../../testing/database/use-world.ts";
import { laterBy, makePipelineWorld } from "../../../testing/tenders/pipeline-world.ts";
import type { PipelineWorld } from "../../../testing/tenders/pipeline-world.ts";

const tests = useWorld({ make: makePipelineWorld });
let world: PipelineWorld;
beforeEach(() => {
  ({ world } = tests);
});

describe("a move", () => {
  test("is undone with what learning reads, once, and not after a later one", async () => {
    const { slug, id } = await world.publish();
    const { card } = await world.add(slug);
    expect(await world.labels(id)).toEqual(["pursued"]);
    const submitted = await movePipelineCard(world.as(), world.board, {
      id: card.id,
      stage: "submitted",
      revision: 1,
    });
    if (submitted.kind !== "moved" || submitted.undo === undefined) throw new Error("not moved");
    expect(await world.labels(id)).toEqual(["bid", "pursued"]);
    const lost = await movePipelineCard(world.as(), world.board, {
      id: card.id,
      stage: "lost",
      revision: submitted.card.revision,
    });
    if (lost.kind !== "moved" || lost.undo === undefined) throw new Error("not moved");
    expect(await world.labels(id)).toEqual(["bid", "lost", "pursued"]);
    const early = await undoPipelineChange(world.as(), world.board, { id: submitted.undo });
    expect(early).toMatchObject({ isUndone: false, card: { stage: "lost" } });
    const undone = await undoPipelineChange(world.as(), world.board, { id: lost.undo });
    expect(undone).toMatchObject({ isUndone: true, card: { stage: "submitted" } });
    expect(await world.labels(id)).toEqual(["bid", "pursued"]);
    expect((await undoPipelineChange(world.as(), world.board, { id: lost.undo })).isUndone).toBe(
      false,
    );
    await undoPipelineChange(world.as(), world.board, { id: submitted.undo });
    expect(await world.labels(id)).toEqual(["pursued"]);
  });

  test("keeps what was predicted at the submission when it is taken back and made again by undoing", async () => {
    const { slug, id } = await world.publish();
    await saveScore(world.database.owner.db, world.agency.agencyId, id, {
      chance: 35,
      chance_low: 25,
      chance_high: 50,
    });
    const { card } = await world.add(slug);
    const stages = ["submitted", "review"] as const;
    let undo = "";
    let ticks = 0;
    // A clock that runs: no two looks at it are the same.
    const running = testContext(world.database, {
      actor: world.agency.actor,
      now: () => new Date(laterBy(1).getTime() + ticks++),
    });
    for (const stage of stages) {
      const moved = await movePipelineCard(running, world.board, {
        id: card.id,
        stage,
        revision: 9,
      });
      undo = moved.kind === "moved" ? (moved.undo ?? "") : "";
    }
    await saveScore(world.database.owner.db, world.agency.agencyId, id, {
      chance: 80,
      chance_low: 70,
      chance_high: 90,
    });
    await undoPipelineChange(world.as(world.agency, laterBy(5)), world.board, { id: undo });
    const { rows } = await sql<{ chance: number }>`
      select (prediction->>'chance')::int as chance from tender_label
      where tender_id = ${id} and kind = 'bid' and retracted_at is null`.execute(
      world.database.owner.db,
    );
    expect(rows).toEqual([{ chance: 35 }]);
  });

  test("of a card that somebody else moved elsewhere meanwhile changes nothing and says who", async () => {
    const { slug } = await world.publish();
    const { card } = await world.add(slug);
    await movePipelineCard(world.as(world.colleague), world.board, {
      id: card.id,
      stage: "go",
      revision: card.revision,
    });
    const mine = await movePipelineCard(world.as(), world.board, {
      id: card.id,
      stage: "review",
      revision: card.revision,
    });
    expect(mine).toMatchObject({
      kind: "conflict",
      byName: "Tarek Beispiel",
      card: { stage: "go" },
    });
    const same = await movePipelineCard(world.as(), world.board, {
      id: card.id,
      stage: "go",
      revision: card.revision,
    });
    expect(same).toMatchObject({ kind: "moved", card: { stage: "go" } });
    expect(same).not.toHaveProperty("undo");
  });

  test("overtakes other changes of somebody else and says so", async () => {
    const { slug } = await world.publish();
    const { card } = await world.add(slug);
    await addCardTask(world.as(world.colleague), { id: card.id, title: "Rechnen" });
    const moved = await movePipelineCard(world.as(), world.board, {
      id: card.id,
      stage: "review",
      revision: card.revision,
    });
    expect(moved).toMatchObject({ kind: "moved", overtook: { byName: "Tarek Beispiel" } });
    const again = await movePipelineCard(world.as(), world.board, {
      id: card.id,
      stage: "go",
      revision: moved.card.revision,
    });
    expect(again).not.toHaveProperty("overtook");
  });

  test("of two at once has one winner, and the other hears of it", async () => {
    const { slug } = await world.publish();
    const { card } = await world.add(slug);
    const { id, revision } = card;
    const both = await Promise.all([
      movePipelineCard(world.as(), world.board, { id, stage: "review", revision }),
      movePipelineCard(world.as(world.colleague), world.board, { id, stage: "go", revision }),
    ]);
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(["conflict", "moved"]);
    expect(new Set(both.map((answer) => answer.card.stage)).size).toBe(1);
  });
});

test("a move whose process dies in the middle leaves nothing of it", async () => {
  const { slug, id } = await world.publish();
  const { card } = await world.add(slug);
  const before = await getPipelineCard(world.as(), world.board, { id: card.id });
  const held = Promise.withResolvers<undefined>();
  const isHeld = Promise.withResolvers<undefined>();
  // Holds the labels, which a move writes last.
  const holder = world.database.owner.db.transaction().execute(async (t) => {
    await sql`
      select pg_advisory_xact_lock(hashtextextended(${`marks ${world.agency.agencyId} ${id}`}, 0))`.execute(
      t,
    );
    isHeld.resolve(undefined);
    await held.promise;
  });
  await isHeld.promise;
  const move = movePipelineCard(world.as(), world.board, {
    id: card.id,
    stage: "submitted",
    revision: 1,
  });
  const failure = move.then(
    () => "moved",
    () => "failed",
  );
  await vi.waitFor(
    async () => {
      const { rows } = await sql`
        select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`.execute(
        world.database.owner.db,
      );
      expect(rows).toHaveLength(1);
    },
    { timeout: 60_000 },
  );
  expect(await failure).toBe("failed");
  held.resolve(undefined);
  await holder;
  expect(await world.labels(id)).toEqual(["pursued"]);
  expect(await getPipelineCard(world.as(), world.board, { id: card.id })).toEqual(before);
});

describe("a card that is removed", () => {
  test("comes back by undoing with its stage, its work and its id, and takes its labels along", async () => {
    const { slug, id } = await world.publish();
    const { card } = await world.add(slug);
    await addCardTask(world.as(), { id: card.id, title: "Rechnen" });
    await addCardComment(world.as(), { id: card.id, text: "Lohnt sich", mentions: [] });
    const { undo } = await removePipelineCard(world.as(), { id: card.id });
    expect((await world.read()).cards).toEqual([]);
    expect(await world.labels(id)).toEqual([]);
    const back = await undoPipelineChange(world.as(), world.board, { id: undo });
    expect(back.card).toMatchObject({ id: card.id, tasks: { all: 1 }, comments: 1 });
    expect(await world.labels(id)).toEqual(["pursued"]);
  });

  test("finds its work again when the tender is added anew", async () => {
    const { slug } = await world.publish();
    const { card } = await world.add(slug);
    await noteCard(world.as(), { id: card.id, text: "Ansprechpartnerin: Frau Ott" });
    await removePipelineCard(world.as(), { id: card.id });
    const anew = await world.add(slug);
    expect(anew.isNew).toBe(true);
    const { note } = await getPipelineCard(world.as(), world.board, { id: anew.card.id });
    expect(note?.text).toBe("Ansprechpartnerin: Frau Ott");
  });
});
