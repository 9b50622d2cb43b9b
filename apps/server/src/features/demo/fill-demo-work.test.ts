import { openStages } from "@tc/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Context } from "../../platform/context.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import { testContext, testNow } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import {
  openId,
  openTender,
  saveTender,
  trainedTemplate,
} from "../../testing/tenders/scoring-world.ts";
import { AgencyAssessments, createJudges } from "../assessment/index.ts";
import { BoardReader, getPipelineCard } from "../pipeline/index.ts";
import { getPipeline } from "../pipeline/board/get-pipeline.ts";
import { asOwnerOf } from "./as-owner.ts";
import { createDemoAgency } from "./create-demo-agency.ts";
import * as store from "./demo.operator.store.ts";
import { demoColleague } from "./demo-profile.ts";
import { fillDemoWork } from "./fill-demo-work.ts";

const judges = createJudges();
const board = new BoardReader(new AgencyAssessments(), judges);
let database: TestDatabase;
let ctx: Context;
let agencyId: string;
let asOwner: Context;
beforeAll(async () => {
  database = await createTestDatabase(trainedTemplate({ awarded: 60, open: 8 }, "sample"));
  ctx = testContext(database);
  for (const n of [100, 104]) {
    const { lots } = openTender(n);
    const deadlines = [{ kind: "offer" as const, at: "2026-11-06T11:00:00Z", hasTime: true }];
    await saveTender(database, openId(n), n, {
      ...openTender(n, { publishedOn: "2026-10-05" }),
      lots: lots.map((lot) => ({ ...lot, deadlines })),
    });
  }
  ({ agencyId } = (await createDemoAgency(ctx)).demo);
  const { owner, open } = await asOperator(ctx, async (t) => ({
    owner: await store.findOwner(t, agencyId),
    open: await store.listFittingTenders(t, agencyId),
  }));
  if (!owner) throw new Error("the demo has an owner");
  asOwner = asOwnerOf(ctx, owner, agencyId);
  await fillDemoWork(ctx, judges, { agencyId, owner, open });
});
afterAll(() => database.drop());

const readBoard = () => getPipeline(asOwner, board, {});
const rowsOf = async (table: "watched_tender" | "watch_entry" | "saved_search" | "share") =>
  asOperator(ctx, ({ db }) =>
    db.selectFrom(table).selectAll().where("agency_id", "=", agencyId).execute(),
  );

test("the demo has cards in every open stage, one that was won and one that was lost", async () => {
  const { cards } = await readBoard();
  const stages = cards.map(({ stage }) => stage);
  expect(new Set(stages)).toEqual(new Set([...openStages, "won", "lost"]));
  const lost = cards.find(({ stage }) => stage === "lost");
  const { outcome, comments } = await getPipelineCard(asOwner, board, { id: lost!.id });
  expect(outcome).toMatchObject({ rank: 2, winner: "Gewinner GmbH", reasons: ["price"] });
  expect(comments.items.map(({ byName }) => byName)).toEqual([demoColleague.name]);
});

test("its work is of two members and of the weeks before, each step after the one before", async () => {
  const { cards } = await readBoard();
  const inWork = cards.find(({ stage }) => stage === "in_work");
  const card = await getPipelineCard(asOwner, board, { id: inWork!.id });
  expect(card.tasks.filter(({ done }) => done)).toHaveLength(1);
  expect(card.tasks.filter(({ isOverdue }) => isOverdue)).toHaveLength(1);
  expect(new Set(card.comments.items.map(({ byName }) => byName))).toEqual(
    new Set(["Jana Petersen", demoColleague.name]),
  );
  const { rows } = await asOperator(ctx, ({ db }) =>
    sql<{ at: Date }>`
      select at from pipeline_activity where agency_id = ${agencyId} and tender_id = ${inWork!.slug.slice(2)}
        and fact ->> 'kind' in ('added', 'moved', 'commented') order by at`.execute(db),
  );
  expect(rows).toHaveLength(7);
  expect(rows.every(({ at }) => at < testNow)).toBe(true);
  expect(new Set(rows.map(({ at }) => at.getTime())).size).toBe(7);
});

test("it watches tenders with a note, shares a search with the team and a tender with others", async () => {
  expect(await rowsOf("watched_tender")).toHaveLength(2);
  const notes = await rowsOf("watch_entry");
  expect(notes).toMatchObject([{ note: expect.stringContaining("Preisblatt") }]);
  expect(await rowsOf("saved_search")).toMatchObject([{ name: "Kampagnen im Norden" }]);
  expect(await rowsOf("share")).toHaveLength(1);
});
