import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readerInPlace } from "../../testing/documents/reader-in-place.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import { createFakeObjectStore } from "../../ports/object-store.fake.ts";
import type { SampleDocuments } from "../../ports/sample-documents.ts";
import { testContext } from "../../testing/database/test-context.ts";
import type { TestContext } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { trainedTemplate } from "../../testing/tenders/scoring-world.ts";
import { createJudges } from "../assessment/index.ts";
import { getExtract } from "../documents/extract/get-extract.ts";
import { readDocuments } from "../documents/reading/read-documents.ts";
import { getTenderCheck, saveBidDecision } from "../tender-checks/index.ts";
import { runCheck } from "../tender-checks/run/run-check.ts";
import { continueDemo } from "./continue-demo.ts";
import { createDemoAgency } from "./create-demo-agency.ts";
import * as store from "./demo.operator.store.ts";
import { fillDemo } from "./fill-demo.ts";
import { continueDemoJob } from "./job-definitions.ts";
import type { NextDemoStep } from "./job-definitions.ts";
import { asOwnerOf } from "./as-owner.ts";

const judges = createJudges();
const notStopped: AbortSignal = new AbortController().signal;
const contract = (penalty: string) => [
  { file: "Vertrag.txt", bytes: Buffer.from(`Vertragsstrafe: ${penalty} je Werktag Verzug.`) },
];
const sampleDocuments: SampleDocuments = {
  whole: async () => contract("0,3 %"),
  later: async () => contract("0,1 %"),
  few: async () => contract("0,2 %"),
  proof: async (title) => Buffer.from(`%PDF-1.7 ${title}`),
};

let database: TestDatabase;
let ctx: TestContext;
let demo: Awaited<ReturnType<typeof filledDemo>>;
beforeAll(async () => {
  database = await createTestDatabase(trainedTemplate({ awarded: 60, open: 8 }, "sample"));
});
afterAll(() => database.drop());
beforeEach(async () => {
  await asOperator(testContext(database), async (t) => {
    for (const table of ["bid_decision", "tender_check", "document"] as const) {
      await t.db.deleteFrom(table).execute();
    }
  });
  await sql`delete from test_job`.execute(database.db);
  ctx = testContext(database, {
    ports: { objects: createFakeObjectStore(), documents: readerInPlace, sampleDocuments },
  });
  demo = await filledDemo();
});

/** The demo with its first check under way, as its owner sees it */
async function filledDemo() {
  const { agencyId } = (await createDemoAgency(ctx)).demo;
  await fillDemo(ctx, judges, { agencyId, tries: 0 });
  const { owner, tenderId } = await asOperator(ctx, async (t) => ({
    owner: await store.findOwner(t, agencyId),
    tenderId: (
      await t.db
        .selectFrom("tender_check")
        .select("tender_id")
        .where("agency_id", "=", agencyId)
        .executeTakeFirstOrThrow()
    ).tender_id,
  }));
  if (!owner) throw new Error("the demo has an owner");
  return { agencyId, tenderId, asOwner: asOwnerOf(ctx, owner, agencyId) };
}

/** The steps that were sent, oldest first; each is sent once. */
async function sentSteps(): Promise<NextDemoStep[]> {
  const jobs = await ctx.sentJobs();
  return jobs.flatMap(({ name, payload }) =>
    name === continueDemoJob.name ? [continueDemoJob.payload.parse(payload)] : [],
  );
}
async function lastStep(): Promise<NextDemoStep> {
  const step = (await sentSteps()).at(-1);
  if (!step) throw new Error("no step was sent");
  return step;
}

async function finishCheck(): Promise<void> {
  const { agencyId, tenderId } = demo;
  await readDocuments(ctx, { agencyId, tenderId }, notStopped);
  await runCheck(ctx, judges, { agencyId, tenderId }, notStopped);
}

test("after its check the demo gets a new version of a document, what that changed, and a decision", async () => {
  const first = await lastStep();
  const { slug } = first;
  await finishCheck();
  await continueDemo(ctx, judges, first);
  const second = await lastStep();
  expect([first.step, second.step]).toEqual(["version", "decision"]);
  await finishCheck();
  await continueDemo(ctx, judges, second);

  const { versions } = await getExtract(demo.asOwner, { slug });
  const changes = versions.flatMap((version) => version.changes ?? []);
  expect(changes.map(({ earlier, later }) => [earlier?.quote, later?.quote])).toEqual([
    ["Vertragsstrafe: 0,3 % je Werktag Verzug.", "Vertragsstrafe: 0,1 % je Werktag Verzug."],
  ]);
  const check = await getTenderCheck(demo.asOwner, judges, { slug });
  expect(check.run?.state).toBe("done");
  expect(JSON.stringify(check.changes)).toContain("0,1");
  expect(check.decision).toMatchObject({ decision: "go", byName: "Jana Petersen" });
});

test("each step waits while a check runs, and not for ever", async () => {
  const first = await lastStep();
  await continueDemo(ctx, judges, first);
  expect(await lastStep()).toEqual({ ...first, tries: 1 });
  const before = (await sentSteps()).length;
  await continueDemo(ctx, judges, { ...first, tries: 180 });
  expect(await sentSteps()).toHaveLength(before);
});

test("a decision that somebody has made stays, and nothing follows it", async () => {
  const first = await lastStep();
  const { slug } = first;
  await finishCheck();
  await saveBidDecision(demo.asOwner, judges, { slug, decision: "noGo", reasons: [] });
  await continueDemo(ctx, judges, first);
  await continueDemo(ctx, judges, { ...first, step: "decision" });
  const { run, decision } = await getTenderCheck(demo.asOwner, judges, { slug });
  expect([run?.state, decision?.decision]).toEqual(["done", "noGo"]);
  expect(await sentSteps()).toEqual([first]);
});
