import { afterAll, beforeAll, expect, test } from "vitest";
import { readerInPlace } from "../../testing/documents/reader-in-place.ts";
import { sampleDocuments } from "../../adapters/sample-documents/sample-documents.ts";
import type { Context } from "../../platform/context.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import { createFakeObjectStore } from "../../ports/object-store.fake.ts";
import { testContext } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { trainedTemplate } from "../../testing/tenders/scoring-world.ts";
import { createJudges } from "../assessment/index.ts";
import { readDocuments } from "../documents/reading/read-documents.ts";
import { getSummary } from "../summaries/get-summary.ts";
import { getTenderCheck } from "../tender-checks/get-tender-check.ts";
import { runCheck } from "../tender-checks/run/run-check.ts";
import { continueDemo } from "./continue-demo.ts";
import { createDemoAgency } from "./create-demo-agency.ts";
import { fillDemo } from "./fill-demo.ts";

const judges = createJudges();
const notStopped: AbortSignal = new AbortController().signal;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(trainedTemplate({ awarded: 60, open: 8 }, "sample"));
});
afterAll(() => database.drop());

test("a fresh demo shows documents, what they say, a summary and a finished check", async () => {
  const ports = {
    objects: createFakeObjectStore(),
    documents: readerInPlace,
    sampleDocuments,
  };
  const ctx = testContext(database, { ports });
  const { demo } = await createDemoAgency(ctx);
  const { agencyId } = demo;
  await fillDemo(ctx, judges, { agencyId, tries: 0 });
  const { owner, check } = await asOperator(ctx, async (t) => ({
    owner: await t.db
      .selectFrom("member")
      .select(["user_id", "email"])
      .where("agency_id", "=", agencyId)
      .executeTakeFirstOrThrow(),
    check: await t.db
      .selectFrom("tender_check")
      .innerJoin("tender", "tender.id", "tender_check.tender_id")
      .select(["tender.id", "tender.slug"])
      .where("agency_id", "=", agencyId)
      .executeTakeFirstOrThrow(),
  }));
  const subject = { agencyId, tenderId: check.id };
  const finishCheck = async () => {
    await readDocuments(ctx, subject, notStopped);
    await runCheck(ctx, judges, subject, notStopped);
  };
  const { slug } = check;
  await finishCheck();
  await continueDemo(ctx, judges, { agencyId, slug, step: "version", tries: 0 });
  await finishCheck();
  await continueDemo(ctx, judges, { agencyId, slug, step: "decision", tries: 0 });

  const session = { id: "s", userId: owner.user_id, email: owner.email };
  const asOwner: Context = {
    ...ctx,
    actor: {
      kind: "user",
      session: { ...session, isAdmin: false, hasSecondFactor: false },
      membership: { agencyId, role: "owner", tier: "premium" },
    },
  };
  const { run, result, decision, changes } = await getTenderCheck(asOwner, judges, { slug });
  expect(run?.state).toBe("done");
  expect(result?.documents).toBe(7);
  const states = new Set(result?.requirements.map(({ state }) => state));
  expect(states).toContain("unclear");
  expect(states).toContain("met");
  expect(result?.risks.map(({ name }) => name).join()).toContain("Vertragsstrafe");
  expect(decision?.byName).toBe("Jana Petersen");
  expect(changes?.sentences).toContain(
    "Vertragsstrafe: 0,3\u00a0% je Werktag → 0,1\u00a0% je Werktag.",
  );
  const summary = await getSummary(asOwner, { slug });
  expect(summary.documents).toBe(7);
  const statements = summary.sections.flatMap((section) => section.statements);
  expect(statements.some(({ isContradicted }) => isContradicted)).toBe(true);
  expect(JSON.stringify([result, summary])).not.toContain("previous instructions");
});
