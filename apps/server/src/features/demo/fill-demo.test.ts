import { markKinds } from "@tc/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Context } from "../../platform/context.ts";
import { asOperator, inAgency } from "../../platform/tenancy/tenancy.ts";
import { createFakeObjectStore } from "../../ports/object-store.fake.ts";
import type { SampleDocuments, SampleTender } from "../../ports/sample-documents.ts";
import { testContext, testSite } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { fillTenders, trainedTemplate } from "../../testing/tenders/scoring-world.ts";
import { createJudges } from "../assessment/index.ts";
import { isContractConcluded } from "../processing-contract/index.ts";
import { proofsOf } from "../proof-files/index.ts";
import { createDemoAgency } from "./create-demo-agency.ts";
import { fillDemo } from "./fill-demo.ts";

const judges = createJudges();
const told: SampleTender[] = [];
const note = async (tender: SampleTender) => {
  told.push(tender);
  return [{ file: "Angebot.txt", bytes: Buffer.from(`Angebotsfrist ${tender.offersDueOn}`) }];
};
const sampleDocuments: SampleDocuments = {
  whole: note,
  later: note,
  few: note,
  proof: async (title) => Buffer.from(`%PDF-1.7 ${title}`),
};

let database: TestDatabase;
let ctx: Context;
beforeAll(async () => {
  database = await createTestDatabase(trainedTemplate({ awarded: 60, open: 8 }, "sample"));
  ctx = testContext(database, {
    ports: { objects: createFakeObjectStore(), sampleDocuments },
  });
});
afterAll(() => database.drop());
beforeEach(async () => {
  told.length = 0;
  await asOperator(ctx, async (t) => {
    await t.db.deleteFrom("tender_check").execute();
    await t.db.deleteFrom("document").execute();
    await t.db.updateTable("dataset").set({ kind: "sample" }).execute();
  });
  await sql`delete from test_job`.execute(database.db);
});

async function demoAgency(): Promise<string> {
  const { demo } = await createDemoAgency(ctx);
  return demo.agencyId;
}

const uploadsOf = (agencyId: string) =>
  asOperator(ctx, async (t) => {
    const rows = await t.db
      .selectFrom("document")
      .select(["tender_id", "name"])
      .where("agency_id", "=", agencyId)
      .execute();
    return rows.length;
  });

async function sentNames(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from test_job`.execute(database.db);
  return rows.map(({ name }) => name);
}

test("the demo gets documents of two tenders, the contract they need, proofs, and a check of one", async () => {
  const agencyId = await demoAgency();
  expect(await sentNames()).toContain("fill-demo");
  await fillDemo(ctx, judges, { agencyId, tries: 0 });
  expect(await uploadsOf(agencyId)).toBe(2);
  expect(told).toHaveLength(2);
  // The first code of the profile comes first, and days are those of the notice.
  expect(told[1]).toMatchObject({ offersDueOn: "2026-12-20", offersDueAt: "12:00" });
  expect(told[1]?.title).toContain("Kampagne");
  expect(await inAgency(ctx, agencyId, isContractConcluded)).toBe(true);
  const proofs = await inAgency(ctx, agencyId, proofsOf);
  expect(proofs.map(({ name }) => name).toSorted()).toEqual([
    "Betriebshaftpflicht",
    "Handelsregisterauszug",
  ]);
  const sent = await sentNames();
  expect(sent).toContain("check-tender");
  expect(sent).toContain("continue-demo");
});

test("it marks tenders in every way there is, and twice is the same as once", async () => {
  const agencyId = await demoAgency();
  await fillDemo(ctx, judges, { agencyId, tries: 0 });
  await asOperator(ctx, (t) => t.db.deleteFrom("tender_check").execute());
  await fillDemo(ctx, judges, { agencyId, tries: 0 });
  const marks = await asOperator(ctx, (t) =>
    t.db
      .selectFrom("tender_label")
      .select(["kind"])
      .where("agency_id", "=", agencyId)
      .where("kind", "in", markKinds)
      .where("retracted_at", "is", null)
      .execute(),
  );
  const kinds = marks.map(({ kind }) => kind).toSorted();
  expect(kinds).toEqual(["dismissed", "fits", "misfit", "saved", "saved"]);
  expect(new Set(kinds)).toEqual(new Set(markKinds));
});

test("done twice it changes nothing", async () => {
  const agencyId = await demoAgency();
  await fillDemo(ctx, judges, { agencyId, tries: 0 });
  await fillDemo(ctx, judges, { agencyId, tries: 0 });
  expect(await uploadsOf(agencyId)).toBe(2);
  expect(told).toHaveLength(2);
});

test("to real tenders nothing made up is added, and production has none of it", async () => {
  const agencyId = await demoAgency();
  const production = { ...ctx, site: { ...testSite, isProduction: true } };
  await fillDemo(production, judges, { agencyId, tries: 0 });
  await asOperator(ctx, (t) => t.db.updateTable("dataset").set({ kind: "real" }).execute());
  await fillDemo(ctx, judges, { agencyId, tries: 0 });
  expect(await uploadsOf(agencyId)).toBe(0);
});

test("it waits until samples and models are there, and not for ever", async () => {
  const empty = await createTestDatabase();
  const waiting = testContext(empty, { ports: { sampleDocuments } });
  await fillTenders(empty, { awarded: 0, open: 4 }, "sample");
  const { demo } = await createDemoAgency(waiting);
  await fillDemo(waiting, judges, { agencyId: demo.agencyId, tries: 3 });
  const payload = { agencyId: demo.agencyId, tries: 4 };
  expect(await waiting.sentJobs()).toContainEqual({ name: "await-samples", payload });
  const before = (await waiting.sentJobs()).length;
  await fillDemo(waiting, judges, { agencyId: demo.agencyId, tries: 180 });
  expect(await waiting.sentJobs()).toHaveLength(before);
  await empty.drop();
});
