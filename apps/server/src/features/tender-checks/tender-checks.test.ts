import { profileData } from "@tc/contract";
import type { Tier } from "@tc/domain";
import { AppError } from "@tc/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inAgency } from "../../platform/tenancy/tenancy.ts";
import { createFakeObjectStore } from "../../ports/object-store.fake.ts";
import { testContext, testNow } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { makeDocument } from "../../testing/documents/make-document.ts";
import { makeFetchedDocument } from "../../testing/documents/make-fetched-document.ts";
import { makeAgency, makeMember } from "../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../testing/people/make-agency.ts";
import {
  openId,
  openTender,
  saveTender,
  trainedTemplate,
} from "../../testing/tenders/scoring-world.ts";
import { createJudges } from "../assessment/index.ts";
import type { Judges } from "../assessment/index.ts";
import { insertDocument } from "../documents/documents.store.ts";
import { getUsage, reserveUse } from "../quota/index.ts";
import { deleteBidDecision, saveBidDecision } from "./bid/decide.ts";
import { saveCalculation } from "./bid/save-calculation.ts";
import { weighFactors } from "./bid/weigh-factors.ts";
import { getTenderCheck } from "./get-tender-check.ts";
import { moveTenderChecks } from "./move-tender-checks.operator.store.ts";
import { runCheck } from "./run/run-check.ts";
import { startTenderCheck } from "./start-tender-check.ts";

let database: TestDatabase;
let agency: MadeAgency;
const tenderId = openId(0);
const slug = `t-${tenderId}`;
const capped = openId(7);
const notStopped: AbortSignal = new AbortController().signal;
const judges = createJudges();

beforeAll(async () => {
  database = await createTestDatabase(trainedTemplate({ awarded: 60, open: 3 }));
  const estimated = { cents: 600_000_000, currency: "EUR" };
  await saveTender(database, capped, 0, { ...openTender(0), values: { estimated } });
});
afterAll(() => database.drop());

async function makeChecker(tier: Tier | null = "premium"): Promise<MadeAgency> {
  const made = await makeAgency(database, { tier });
  const data = profileData.parse({
    companyName: "Agentur",
    contactPerson: "Erika",
    address: {},
    focus: "Kampagnen für Nachwuchs",
    agencySectors: ["advertising"],
  });
  await sql`
    update profile set data = ${JSON.stringify(data)} where agency_id = ${made.agencyId}`.execute(
    database.owner.db,
  );
  return made;
}
beforeEach(async () => {
  agency = await makeChecker();
});

const objects = createFakeObjectStore();
const as = ({ actor }: MadeAgency = agency) => testContext(database, { actor, ports: { objects } });
const start = (made = agency, of = slug) => startTenderCheck(as(made), judges, { slug: of });
const get = (made = agency) => getTenderCheck(as(made), judges, { slug });
const run = (made = agency, id = tenderId) =>
  runCheck(
    testContext(database, { ports: { objects } }),
    judges,
    { agencyId: made.agencyId, tenderId: id },
    notStopped,
  );
const usage = (made = agency) => inAgency(as(made), made.agencyId, getUsage);

describe("a check", () => {
  test("is reserved, runs as a job, is counted once and stays readable", async () => {
    expect(await get()).toMatchObject({ quota: { used: 0, limit: 50, isCounted: false } });
    const started = await start();
    expect(started.run).toMatchObject({ state: "running", step: "notice" });
    expect(started.quota).toMatchObject({ used: 1, isCounted: true });
    await run();
    const done = await get();
    expect(done.run?.state).toBe("done");
    expect(done.result?.requirements.length).toBeGreaterThan(0);
    expect(done.isOutdated).toBe(false);
    expect(done.changes).toBeUndefined();

    await start();
    await run();
    expect(await usage()).toMatchObject({ used: 1 });
  });

  test("started twice at once is one run and one use", async () => {
    await Promise.all([start(), start()]);
    expect(await usage()).toMatchObject({ used: 1 });
  });

  test("tells what documents added since the last one, and that it is outdated before that", async () => {
    await start();
    await run();
    await makeDocument(as(), {
      agencyId: agency.agencyId,
      tenderId,
      text: "Bei Verzug wird eine Vertragsstrafe von 0,3 % je Werktag vereinbart.",
    });
    expect((await get()).isOutdated).toBe(true);
    await start();
    expect((await get()).result?.documents).toBe(0);
    await run();
    const { changes, result, isOutdated } = await get();
    expect(isOutdated).toBe(false);
    expect(result?.documents).toBe(1);
    expect(changes?.sentences).toContain("Neues Risiko: Vertragsstrafe 0,3\u00a0% je Werktag.");
  });

  test("is outdated once somebody had the documents fetched, and reads them when it is repeated", async () => {
    await start();
    await run();
    expect((await get()).isOutdated).toBe(false);
    await makeFetchedDocument(as(), {
      tenderId,
      text: "Bei Verzug wird eine Vertragsstrafe von 0,3 % je Werktag vereinbart.",
    });
    expect((await get()).isOutdated).toBe(true);
    await start();
    await run();
    const { changes, result, isOutdated } = await get();
    expect(isOutdated).toBe(false);
    expect(result?.documents).toBe(1);
    expect(changes?.sentences).toContain("Neues Risiko: Vertragsstrafe 0,3\u00a0% je Werktag.");
  });

  test("waits while documents are read, and says how far they are", async () => {
    await inAgency(as(), agency.agencyId, (t) =>
      insertDocument(t, {
        id: "0b9fd6f0-1f0d-4a53-9d6b-d2f8a3a6f001",
        tenderId,
        name: "Vertrag.pdf",
        bytes: 10,
        uploadedAt: testNow,
        uploadedByName: "Erika",
      }),
    );
    await start();
    await run();
    const waiting = await get();
    expect(waiting.run).toMatchObject({ state: "running", step: "documents", pagesRead: 0 });
    const jobs = await as().sentJobs();
    expect(jobs.filter(({ name }) => name === "await-documents").at(-1)?.payload).toEqual({
      agencyId: agency.agencyId,
      tenderId,
    });
  });

  test("waits while documents are fetched, and neither for a fetch that failed nor for one that is lost", async () => {
    const fetchedId = openId(2);
    const note = (state: string, hoursAgo: number) =>
      sql`
        insert into document_fetch (tender_id, address, state, requested_at)
        values (${fetchedId}, 'https://buyer.example/a.zip', ${state},
          ${new Date(testNow.getTime() - hoursAgo * 3_600_000)})
        on conflict (tender_id) do update
          set state = excluded.state, requested_at = excluded.requested_at`.execute(
        database.owner.db,
      );
    const runNow = async () => {
      await run(agency, fetchedId);
      return getTenderCheck(as(), judges, { slug: `t-${fetchedId}` });
    };
    for (const [state, hoursAgo, outcome] of [
      ["waiting", 0, "running"],
      ["fetching", 1, "running"],
      ["fetching", 5, "done"],
      ["failed", 0, "done"],
      ["done", 0, "done"],
    ] as const) {
      await note(state, hoursAgo);
      await start(agency, `t-${fetchedId}`);
      expect((await runNow()).run?.state, `${state} ${hoursAgo} h`).toBe(outcome);
    }
    await note("fetching", 0);
    await start(agency, `t-${fetchedId}`);
    expect((await runNow()).run).toMatchObject({
      state: "running",
      step: "documents",
      isFetching: true,
    });
    await makeFetchedDocument(as(), { tenderId: fetchedId, text: "Bindefrist: 31.01.2027" });
    const done = await runNow();
    expect(done.result?.documents).toBe(1);
    expect(done.run).not.toHaveProperty("isFetching");
  });

  test("that fails is given back and can be started again", async () => {
    await start();
    const broken = {
      ...judges,
      fits: { assess: () => Promise.reject(new Error("broken")) } as unknown as Judges["fits"],
    };
    const subject = { agencyId: agency.agencyId, tenderId };
    await runCheck(testContext(database, { ports: { objects } }), broken, subject, notStopped);
    expect(await get()).toMatchObject({
      run: { state: "failed" },
      quota: { used: 0, isCounted: false },
    });
    await start();
    await run();
    expect(await get()).toMatchObject({ run: { state: "done" }, quota: { used: 1 } });
  });

  test("whose process is stopped is taken up again", async () => {
    await start();
    const stopping = new AbortController();
    const broken = {
      ...judges,
      fits: {
        assess: () => {
          stopping.abort();
          return Promise.reject(new Error("stopped"));
        },
      } as unknown as Judges["fits"],
    };
    const subject = { agencyId: agency.agencyId, tenderId };
    await expect(
      runCheck(testContext(database, { ports: { objects } }), broken, subject, stopping.signal),
    ).rejects.toThrow("stopped");
    expect(await get()).toMatchObject({ run: { state: "running" }, quota: { used: 1 } });
    await run();
    expect(await get()).toMatchObject({ run: { state: "done" }, quota: { used: 1 } });
  });

  test("of one agency is nothing to another", async () => {
    await start();
    await run();
    const other = await makeChecker();
    expect(await get(other)).toMatchObject({ isOutdated: false, quota: { used: 0 } });
    expect(await get(other)).not.toHaveProperty("result");
  });
});

describe("the plan", () => {
  const refusal = async (made: MadeAgency, of = slug) => {
    const error: unknown = await start(made, of).catch((caught: unknown) => caught);
    if (!(error instanceof AppError)) throw new Error("was not refused");
    return { code: error.code, ...error.details };
  };

  test("without one there is no check", async () => {
    expect(await refusal(await makeChecker(null))).toMatchObject({
      code: "plan_required",
      tier: "basis",
    });
  });

  test("above its volume cap a tender takes no check and says which plan would", async () => {
    expect(await refusal(agency, `t-${capped}`)).toEqual({
      code: "plan_required",
      tier: "enterprise",
    });
    const check = await getTenderCheck(as(), judges, { slug: `t-${capped}` });
    expect(check).toMatchObject({ lockedTier: "enterprise", quota: { used: 0 } });
    expect(check).not.toHaveProperty("proposal");
  });

  test("with the month's checks used up a checked tender is still checked again", async () => {
    const basic = await makeChecker("basis");
    await start(basic);
    await run(basic);
    await inAgency(as(basic), basic.agencyId, async (t) => {
      for (let n = 1; n < 10; n++) await reserveUse(t, `tender-${n}`);
    });
    expect(await refusal(basic, `t-${openId(1)}`)).toEqual({
      code: "quota_exhausted",
      limit: 10,
      renewsOn: "2026-12-01",
    });
    await start(basic);
    expect(await usage(basic)).toMatchObject({ used: 10 });
  });

  test("that is gone meanwhile lets a begun check finish and keeps it readable", async () => {
    await start();
    await sql`update agency set tier = null where id = ${agency.agencyId}`.execute(
      database.owner.db,
    );
    await run();
    expect((await get()).result?.requirements.length).toBeGreaterThan(0);
  });
});

describe("decision and calculation", () => {
  test("a decision keeps who made it, replaces the one before and can be taken back", async () => {
    const decision = { slug, decision: "noGo", reasons: ["teamBusy", "teamBusy"] } as const;
    const decided = await saveBidDecision(as(), judges, decision);
    expect(decided.decision).toMatchObject({
      decision: "noGo",
      reasons: ["teamBusy"],
      at: testNow.toISOString(),
    });
    expect(decided.decision?.byName).not.toBe("");
    await saveBidDecision(as(), judges, { slug, decision: "go", reasons: [], note: "Chefsache" });
    expect((await get()).decision).toMatchObject({ decision: "go", note: "Chefsache" });
    expect(await deleteBidDecision(as(), judges, { slug })).not.toHaveProperty("decision");
  });

  test("a colleague's note or reason does not make the colleague the one who decided", async () => {
    const decision = { slug, decision: "go", reasons: [] } as const;
    const first = await saveBidDecision(as(), judges, decision);
    const colleague = await makeMember(database, agency.agencyId, { name: "Jana Petersen" });
    const later = testContext(database, {
      actor: colleague.actor,
      now: new Date(testNow.getTime() + 3_600_000),
    });
    const note = "Ada ruft dort an.";
    const noted = await saveBidDecision(later, judges, { ...decision, note });
    expect(noted.decision).toEqual({ ...first.decision, note });
    const { decision: changed } = await saveBidDecision(later, judges, {
      ...decision,
      decision: "noGo",
    });
    expect(changed?.at).not.toBe(first.decision?.at);
    expect(changed?.byName).not.toBe(first.decision?.byName);
  });

  test("weights of factors stay beside the figures, and the proposal is made with them", async () => {
    await saveCalculation(as(), judges, { slug, entered: { hours: 96 } });
    const before = await get();
    expect(before.proposal).toMatchObject({ isEdited: false });
    const weights = { criteria: "decisive", time: "ignored", fit: "counted" } as const;
    const { proposal, calculation } = await weighFactors(as(), judges, { slug, weights });
    expect(calculation.entered).toEqual({ hours: 96 });
    expect(proposal?.isEdited).toBe(true);
    expect(proposal?.factors.map(({ key, weight }) => [key, weight])).toContainEqual([
      "time",
      "ignored",
    ]);
    const other = await makeChecker();
    expect((await get(other)).proposal?.isEdited).toBe(false);
    const back = await weighFactors(as(), judges, { slug, weights: {} });
    expect(back.proposal).toEqual(before.proposal);
  });

  test("what is entered stays, and nothing entered brings the assumptions back", async () => {
    const entered = { hours: 96, externalCents: 150_000 };
    const saved = await saveCalculation(as(), judges, { slug, entered });
    expect(saved.calculation).toMatchObject({ entered, hours: 96 });
    const assumed = await saveCalculation(as(), judges, { slug, entered: {} });
    expect(assumed.calculation.entered).toEqual({});
    expect(assumed.calculation.hours).not.toBe(96);
  });
});

test("a merger of tenders takes check, decision and figures along, and the quota still counts one", async () => {
  await start();
  await run();
  await saveBidDecision(as(), judges, { slug, decision: "go", reasons: [] });
  const stays = openId(1);
  await database.owner.db
    .transaction()
    .execute((db) =>
      moveTenderChecks({ ...as(), db, enqueue: () => Promise.resolve() }, [
        { old_id: tenderId, tender_id: stays },
      ]),
    );
  const moved = await getTenderCheck(as(), judges, { slug: `t-${stays}` });
  expect(moved).toMatchObject({
    run: { state: "done" },
    decision: { decision: "go" },
    quota: { used: 1, isCounted: true },
  });
  expect(await get()).not.toHaveProperty("result");
});
