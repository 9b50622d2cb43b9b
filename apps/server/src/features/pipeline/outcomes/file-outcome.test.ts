import type { FilingAnswer } from "@tc/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import type { MadeMember } from "../../../testing/people/make-agency.ts";
import { useWorld } from "../../../testing/database/use-world.ts";
import { laterBy, makePipelineWorld } from "../../../testing/tenders/pipeline-world.ts";
import type { PipelineWorld } from "../../../testing/tenders/pipeline-world.ts";
import { getPipelineCard } from "../cards/get-pipeline-card.ts";
import { addPipelineCard } from "../moves/add-pipeline-card.ts";
import { movePipelineCard } from "../moves/move-pipeline-card.ts";
import { undoPipelineChange } from "../moves/undo-pipeline-change.ts";
import { fileOutcome } from "./file-outcome.ts";

const tests = useWorld({ make: makePipelineWorld });
let world: PipelineWorld;
let minutes = 0;
let id: string;
let tenderId: string;
beforeEach(async () => {
  ({ world } = tests);
  minutes = 0;
  const published = await world.publish();
  const { card } = await addPipelineCard(as(), world.board, {
    slug: published.slug,
    stage: "submitted",
  });
  ({ id } = card);
  tenderId = published.id;
});

type Who = Pick<MadeMember, "actor">;
/** Each act is a minute after the one before. */
const as = (who: Who = world.agency) => world.as(who, laterBy(++minutes));
const shown = () => getPipelineCard(as(), world.board, { id });

interface Words {
  readonly stage?: "won" | "lost" | "declined";
  readonly basedOn?: string | undefined;
  readonly revision?: number;
  readonly note?: string;
  readonly reasons?: ("price" | "concept" | "references" | "lead_time")[];
  readonly rank?: number;
}
async function file(words: Words = {}, who: Who = world.agency): Promise<FilingAnswer> {
  const { revision = (await shown()).card.revision } = words;
  return fileOutcome(as(who), world.board, { id, stage: "lost", reasons: [], ...words, revision });
}
async function undo(answer: FilingAnswer) {
  if (answer.kind !== "moved" || answer.undo === undefined) throw new Error("nothing to undo");
  return undoPipelineChange(as(), world.board, { id: answer.undo });
}
async function labels() {
  const { rows } = await sql<{ word: string }>`
    select kind || coalesce(':' || reason, '') as word from tender_label
    where tender_id = ${tenderId} and agency_id = ${world.agency.agencyId} and retracted_at is null
    order by 1`.execute(world.database.owner.db);
  return rows.map(({ word }) => word);
}
const full = { rank: 2, note: "Abstand 2,4 Punkte", reasons: ["price" as const] };

describe("an outcome that a colleague filed meanwhile", () => {
  test.each(["lost", "won"] as const)("stays when the next one says %s", async (stage) => {
    const { revision } = (await shown()).card;
    await file(full, world.colleague);
    const second = await file({ stage, revision });
    expect(second).toMatchObject({
      kind: "conflict",
      byName: "Tarek Beispiel",
      card: { stage: "lost", outcome: { rank: 2 } },
      outcome: { stage: "lost", rank: 2, note: full.note, byName: "Tarek Beispiel" },
    });
    expect((await shown()).outcome).toMatchObject(full);
  });

  test("stays also for a member whose board has heard of it", async () => {
    await file(full, world.colleague);
    expect(await file({ stage: "won" })).toMatchObject({ kind: "conflict" });
  });

  test("is replaced by a member who has seen it, and comes back by undoing", async () => {
    await file(full, world.colleague);
    const { outcome } = await shown();
    const second = await file({ basedOn: outcome?.at, note: "Zweiter Platz" });
    expect(second).toMatchObject({ kind: "moved" });
    expect((await shown()).outcome).toMatchObject({ note: "Zweiter Platz", reasons: [] });
    expect((await undo(second)).isUndone).toBe(true);
    expect((await shown()).outcome).toEqual(outcome);
  });

  test("is told with the stage that somebody else chose without a word", async () => {
    const { revision } = (await shown()).card;
    await movePipelineCard(as(world.colleague), world.board, { id, stage: "won", revision });
    const second = await file({ revision, note: "Verloren" });
    expect(second).toMatchObject({ kind: "conflict", card: { stage: "won" } });
    expect(second).not.toHaveProperty("outcome");
    expect((await shown()).outcome).toBeUndefined();
  });
});

describe("undoing", () => {
  test("a win that was filed by mistake brings the loss back with all its words", async () => {
    await file(full);
    const before = await shown();
    const mistake = await file({ stage: "won", basedOn: before.outcome?.at });
    expect(await labels()).toEqual(["bid", "pursued", "won"]);
    const { isUndone, card } = await undo(mistake);
    expect(isUndone).toBe(true);
    expect(card).toMatchObject({ stage: "lost", outcome: { rank: 2 } });
    expect((await shown()).outcome).toEqual(before.outcome);
    expect(await labels()).toEqual(["bid", "lost:price", "pursued"]);
  });

  test("a first outcome leaves its words for the next time", async () => {
    const first = await file(full);
    expect((await undo(first)).card).toMatchObject({ stage: "submitted" });
    expect((await shown()).outcome).toMatchObject(full);
  });

  test("an outcome on a card that was filed without a word makes it wordless again", async () => {
    await movePipelineCard(as(), world.board, { id, stage: "lost", revision: 1 });
    const answered = await file(full);
    expect((await shown()).card).not.toHaveProperty("mark");
    expect((await undo(answered)).isUndone).toBe(true);
    const { card, outcome, activity } = await shown();
    expect(outcome).toBeUndefined();
    expect(card).toMatchObject({ stage: "lost", mark: { kind: "result", because: "filed" } });
    expect(activity[0]?.fact).toEqual({ kind: "undone", of: "outcome" });
    expect(await labels()).toEqual(["bid", "lost", "pursued"]);
  });

  test("changes nothing once somebody else has filed another outcome", async () => {
    const first = await file(full);
    const { outcome } = await shown();
    await file({ basedOn: outcome?.at, note: "Neu" }, world.colleague);
    const { isUndone, card } = await undo(first);
    expect({ isUndone, stage: card?.stage }).toEqual({ isUndone: false, stage: "lost" });
    expect((await shown()).outcome).toMatchObject({ note: "Neu" });
  });

  test("takes one filing after the other back, the latest first", async () => {
    const first = await file(full);
    const second = await file({ basedOn: (await shown()).outcome?.at, note: "Genauer" });
    expect((await undo(second)).isUndone).toBe(true);
    expect((await undo(second)).isUndone).toBe(false);
    expect((await undo(first)).card).toMatchObject({ stage: "submitted" });
  });
});

test("what is said after a filing without a word becomes the reason of its label", async () => {
  const { revision } = (await shown()).card;
  await movePipelineCard(as(), world.board, { id, stage: "declined", revision });
  await file({ stage: "declined", reasons: ["lead_time"] });
  expect(await labels()).toEqual(["bid", "pursued", "withdrawn:lead_time"]);
  await file({ stage: "declined" });
  expect(await labels()).toEqual(["bid", "pursued", "withdrawn"]);
});
