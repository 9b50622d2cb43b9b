import type { BudgetEstimate } from "@tc/assessment";
import { getTenderAssessment as endpoint } from "@tc/contract";
import type { TenderAssessment } from "@tc/contract";
import { minFitForChances } from "@tc/assessment";
import type { Tender, Tier } from "@tc/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../../testing/people/make-agency.ts";
import { testId } from "../../../testing/tenders/make-tender.ts";
import { highEstimate, quotedBeneathMaximum } from "../../../testing/tenders/sample-budgets.ts";
import { saveForecast } from "../../../testing/tenders/save-assessments.ts";
import { saveTenders } from "../../../testing/tenders/save-tenders.ts";
import { testContext, testNow } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import {
  awardedId,
  fillTenders,
  openId,
  openTender,
} from "../../../testing/tenders/scoring-world.ts";
import { scoreDue } from "../../scoring/scores/score-due.ts";
import { trainModels } from "../../scoring/models/train-models.ts";
import { insertLabel } from "../../marks/label.store.ts";
import { assessmentRoutes } from "../assessment.routes.ts";

let database: TestDatabase;
const agencies = {} as Record<Tier | "none", MadeAgency>;
type Who = keyof typeof agencies;
const routes = assessmentRoutes();
let beforeModels: TenderAssessment;

const call = openTender(0);
const buyerId = testId(0x9000);
const capped = testId(0x3000);
const framework = testId(0x3001);

async function bytes(who: Who, slug = `t-${openId(0)}`, now: Date = testNow): Promise<string> {
  const ctx = testContext(database, { actor: agencies[who].actor, now });
  const bound = routes.find((route) => route.endpoint.path === endpoint.path);
  const answer = await bound?.answer(ctx, { query: {}, params: { slug }, body: undefined });
  return answer?.json ?? "null";
}
const ask = async (...parameters: Parameters<typeof bytes>) =>
  endpoint.response.parse(JSON.parse(await bytes(...parameters)));

async function award(
  n: number,
  { lotId = "LOT-0001", winner, offers }: { lotId?: string; winner?: string; offers?: number },
) {
  const { db } = database.owner;
  const day = `2026-0${1 + (n % 9)}-15`;
  await sql`
    insert into award (tender_id, lot_id, buyer_id, outcome, offers_received, offers_received_code, awarded_on)
    values (${awardedId(n)}, ${lotId}, ${buyerId}, 'selec-w', ${offers ?? null}, 'tenders', ${day})`.execute(
    db,
  );
  if (winner === undefined) return;
  await sql`insert into supplier (id, name) values (${winner}, ${`Agentur ${winner.slice(-1)}`})
    on conflict do nothing`.execute(db);
  await sql`insert into supplier_key (key, supplier_id) values (${`name:${winner}`}, ${winner})
    on conflict do nothing`.execute(db);
  await sql`insert into award_winner values (${awardedId(n)}, ${lotId}, ${winner}, 1)`.execute(db);
}

beforeAll(async () => {
  database = await createTestDatabase();
  for (const tier of ["basis", "premium", "trial", "enterprise"] as const) {
    agencies[tier] = await makeAgency(database, { tier });
  }
  agencies.none = await makeAgency(database, { tier: null });
  await sql`
    update profile set data = data || '{"focus": "Kampagnen für öffentliche Auftraggeber", "agencySectors": ["advertising"],
      "isNationwide": true, "languages": ["DEU"]}'`.execute(database.owner.db);
  await fillTenders(database, { awarded: 80, open: 6 });
  const priced = (values: Tender["values"]) => ({ ...call, values });
  await saveTenders(database.db, [
    {
      id: capped,
      tender: priced({ estimated: { cents: 777_777_77, currency: "EUR" } }),
      buyerId,
    },
    {
      id: framework,
      tender: {
        ...priced({ frameworkMaximum: { cents: 999_999_900, currency: "EUR" } }),
        lots: call.lots.map((lot) => ({ ...lot, frameworkSeats: 3 })),
      },
      buyerId,
    },
  ]);
  beforeModels = await ask("premium");
  // The call in question is of CPV 7934; so are the awards of every fourth tender, and number 1 is a website.
  await award(0, { winner: testId(0xa1), offers: 4 });
  await award(4, { winner: testId(0xa1), offers: 6 });
  await award(8, { winner: testId(0xa2), offers: 2 });
  await award(8, { lotId: "LOT-0002" });
  await award(1, { winner: testId(0xa3), offers: 30 });
  const ctx = testContext(database);
  const { signal } = new AbortController();
  await trainModels(ctx, { signal });
  await scoreDue(ctx, signal);
});
afterAll(() => database.drop());

describe("each plan", () => {
  const locked = (tier: Tier) => ({ kind: "locked", tier });

  test("before any model says that numbers are to come, and what the notice tells all the same", () => {
    expect(beforeModels).toMatchObject({
      fit: { kind: "pending" },
      chances: { kind: "pending" },
      competition: { kind: "pending" },
      budget: { kind: "pending" },
      marks: { saved: false, dismissed: false },
    });
    expect(beforeModels.model).toBeUndefined();
    expect(beforeModels.regime.label).not.toBe("");
  });

  test.each(["premium", "trial", "enterprise"] as const)("sees everything as %s", async (who) => {
    const answer = await ask(who);
    expect([answer.fit.kind, answer.chances.kind, answer.competition.kind]).toEqual([
      "fit",
      "chances",
      "competition",
    ]);
    expect(["estimate", "none"]).toContain(answer.budget.kind);
    expect(answer.model).toEqual({ version: 1, trainedOn: "2026-11-21" });
    expect(answer.volumeLock).toBeUndefined();
  });

  test("is told that a chance is one of several places in a framework, where it is", async () => {
    expect((await ask("enterprise", `t-${framework}`)).chances).toMatchObject({ seats: 3 });
    expect((await ask("enterprise")).chances).not.toHaveProperty("seats");
  });

  test("has fit and budget with Basic, and of chances and competition not even what they rest on", async () => {
    const answer = await ask("basis");
    expect(answer.fit.kind).toBe("fit");
    expect(answer.chances).toEqual(locked("premium"));
    expect(answer.competition).toEqual(locked("premium"));
    expect(answer.budget).toEqual((await ask("premium")).budget);
    const text = await bytes("basis");
    for (const word of ["percent", "Agentur 1", "drivers", "offers", "buyerHistory"]) {
      expect(await bytes("premium")).toContain(word);
      expect(text).not.toContain(word);
    }
  });

  test("has nothing but facts and its own marks without one", async () => {
    expect(await ask("none")).toEqual({
      fit: locked("basis"),
      chances: locked("premium"),
      competition: locked("premium"),
      budget: locked("basis"),
      regime: beforeModels.regime,
      demandCount: 0,
      marks: { saved: false, dismissed: false },
      model: { version: 1, trainedOn: "2026-11-21" },
    });
  });

  test("is told nothing of a tender above its volume cap but its regime and the amount that locks it", async () => {
    const answer = await ask("basis", `t-${capped}`);
    expect(answer).toMatchObject({
      fit: locked("premium"),
      chances: locked("premium"),
      competition: locked("premium"),
      budget: locked("premium"),
      volumeLock: {
        tier: "premium",
        capCents: 25_000_000,
        because: { kind: "published", cents: 77_777_777 },
      },
    });
    expect(answer.regime).toEqual((await ask("premium", `t-${capped}`)).regime);
    expect((await bytes("basis", `t-${capped}`)).split("77777777")).toHaveLength(2);
    expect((await ask("premium", `t-${capped}`)).budget).toEqual({
      kind: "published",
      money: { cents: 777_777_77, currency: "EUR" },
      source: "estimated",
    });
    expect((await ask("none", `t-${capped}`)).volumeLock).toBeUndefined();
  });

  test("is not locked out by what may be called off at most, which is named as such", async () => {
    const answer = await ask("basis", `t-${framework}`);
    expect(answer.volumeLock).toBeUndefined();
    expect(answer.budget).toMatchObject({
      kind: "maximum",
      money: { cents: 999_999_900, currency: "EUR" },
    });
  });
});

test("fit and chances are to the point those of the lists", async () => {
  const { rows } = await sql<{
    tender_id: string;
    score: number;
    low: number;
    high: number;
    chance: number | null;
    chance_low: number | null;
    chance_high: number | null;
    parts: number[];
  }>`select * from fit_score where agency_id = ${agencies.premium.agencyId}`.execute(
    database.owner.db,
  );
  expect(rows.length).toBe(8);
  for (const row of rows) {
    const { fit, chances } = await ask("premium", `t-${row.tender_id}`);
    expect(fit).toMatchObject({ score: row.score, low: row.low, high: row.high });
    if (fit.kind === "fit") expect(fit.parts.map(({ score }) => score ?? -1)).toEqual(row.parts);
    if (row.chance === null) expect(["too-thin", "silent"]).toContain(chances.kind);
    else {
      expect(chances).toMatchObject({
        percent: row.chance,
        lowPercent: row.chance_low,
        highPercent: row.chance_high,
      });
    }
  }
});

describe("the verdict", () => {
  test("is told with the counts it rests on, to whoever has a fit", async () => {
    for (const who of ["premium", "basis"] as const) {
      const { fit, criteria, verdict } = await ask(who);
      if (fit.kind !== "fit") throw new Error(fit.kind);
      const statuses = fit.knockouts.map(({ status }) => status);
      expect(criteria).toEqual({
        failed: statuses.filter((status) => status === "failed").length,
        open: statuses.filter((status) => status === "open").length,
        met: statuses.filter((status) => status === "met").length,
      });
      expect(verdict?.sentence).toMatch(/\.$/);
    }
  });

  test("is kept from an agency without a plan, before scoring, above the cap and once the deadline is over", async () => {
    expect(beforeModels).toMatchObject({ demandCount: 0 });
    expect(beforeModels.verdict).toBeUndefined();
    expect((await ask("none")).verdict).toBeUndefined();
    const locked = await ask("basis", `t-${capped}`);
    expect([locked.verdict, locked.criteria, locked.demandCount]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const late = await ask("premium", `t-${openId(0)}`, new Date("2027-01-10T11:00:00Z"));
    expect(late.fit.kind).toBe("fit");
    expect(late.verdict).toBeUndefined();
  });
});

describe("competition", () => {
  const competition = async (who: Who = "premium") => {
    const { competition } = await ask(who);
    if (competition.kind !== "competition") throw new Error(competition.kind);
    return competition;
  };

  test("counts who won at this buyer, with what is not known", async () => {
    const { buyerWinners, buyerHistory } = await competition();
    expect(buyerWinners).toEqual({
      n: 4,
      missingShare: 0.2,
      parties: [
        { name: "Agentur 1", count: 2, share: 0.5 },
        { name: "Agentur 2", count: 1, share: 0.25 },
        { name: "Agentur 3", count: 1, share: 0.25 },
      ],
    });
    expect(buyerHistory).toEqual({
      n: 5,
      withOffers: 4,
      medianOffers: 5,
      from: "2026-01-15",
      to: "2026-09-15",
    });
  });

  test("counts who won in the agency sector", async () => {
    const { sectorWinners } = await competition();
    expect(sectorWinners.n).toBe(3);
    expect(sectorWinners.parties.map(({ name, count }) => [name, count])).toEqual([
      ["Agentur 1", 2],
      ["Agentur 2", 1],
    ]);
  });

  test("names the winner of the buyer's latest award of the same class", async () => {
    expect((await competition()).incumbent).toEqual({
      name: "Agentur 2",
      awardedOn: "2026-09-15",
      tenderSlug: `t-${awardedId(8)}`,
      title: expect.stringContaining("Kampagne"),
    });
  });

  test("lets the incumbent's own chances rise by it", async () => {
    const drivers = async (who: Who) => {
      const { chances } = await ask(who);
      return chances.kind === "chances" ? chances.drivers : [];
    };
    const incumbency = async (who: Who) =>
      (await drivers(who)).find(({ kind }) => kind === "incumbency")?.points ?? 0;
    expect(await incumbency("enterprise")).toBe(0);
    await sql`insert into agency_key (agency_id, key)
      values (${agencies.enterprise.agencyId}, ${`name:${testId(0xa2)}`})`.execute(
      database.owner.db,
    );
    expect(await incumbency("enterprise")).toBeGreaterThan(0);
    expect(await incumbency("premium")).toBe(0);
  });
});

test("an estimate comes with its range and with awards one can look up", async () => {
  const { budget } = await ask("premium");
  if (budget.kind !== "estimate") throw new Error(budget.kind);
  expect(budget.lowCents).toBeLessThan(budget.medianCents);
  expect(budget.medianCents).toBeLessThan(budget.highCents);
  expect(budget.comparables.length).toBeGreaterThan(0);
  for (const { tenderSlug, valueCents } of budget.comparables) {
    expect(tenderSlug).toMatch(/^t-01900000-/);
    expect(valueCents).toBeGreaterThan(0);
  }
});

test("marks are the agency's own", async () => {
  const { agencyId, actor } = agencies.basis;
  await inAgency(testContext(database, { actor }), agencyId, (t) =>
    insertLabel(t, openId(0), { kind: "fits", reason: "services", replaces: [] }),
  );
  expect((await ask("basis")).marks).toEqual({
    fitMark: "fits",
    saved: false,
    dismissed: false,
    reason: "services",
  });
  expect((await ask("premium")).marks).toEqual({ saved: false, dismissed: false });
});

test("the lead time is judged on the day somebody looks; it silences the chances and moves no score", async () => {
  const { agencyId } = agencies.trial;
  await sql`
    update profile set version = version + 1, data = jsonb_set(data, '{exclusions,minLeadDays}', '10')
    where agency_id = ${agencyId}`.execute(database.owner.db);
  const on = (day: string) => ask("trial", `t-${openId(0)}`, new Date(`${day}T11:00:00Z`));
  // The deadline is 20 December.
  const [early, late] = [await on("2026-12-10"), await on("2026-12-11")];
  const leadTime = ({ fit }: TenderAssessment) =>
    fit.kind === "fit" ? fit.knockouts.find(({ kind }) => kind === "leadTime")?.status : undefined;
  expect([leadTime(early), leadTime(late)]).toEqual(["met", "failed"]);
  expect(late.fit).toMatchObject({ knockout: "failed" });
  expect(early.chances.kind).toBe("chances");
  const minFit = minFitForChances;
  expect(late.chances).toEqual({ kind: "silent", reason: "knockout", minFit });
});

test("an old address leads to the tender, an unknown one nowhere", async () => {
  await sql`insert into tender_alias values ('frueher', ${testId(77)}, ${openId(0)})`.execute(
    database.owner.db,
  );
  expect(await ask("premium", "frueher")).toEqual(await ask("premium"));
  await expect(ask("premium", "unbekannt")).rejects.toMatchObject({ code: "not_found" });
});

async function forecastBudget(budget: BudgetEstimate): Promise<void> {
  const forecast = JSON.stringify({ lots: [], budget });
  await saveForecast(database.owner.db, openId(5), { forecast });
}

test("an estimate above the cap, however sure, locks nobody out", async () => {
  await forecastBudget(highEstimate);
  const answer = await ask("basis", `t-${openId(5)}`);
  expect(answer.volumeLock).toBeUndefined();
  expect(answer.fit.kind).toBe("fit");
  expect(answer.budget).toMatchObject({ kind: "estimate", medianCents: 910_000_000 });
});

test("an amount in the notice's text locks with the sentence it stands in, also beneath a maximum", async () => {
  await forecastBudget(quotedBeneathMaximum);
  const quote = "Das Budget liegt bei 480.000 EUR.";
  expect((await ask("basis", `t-${openId(5)}`)).volumeLock).toMatchObject({
    tier: "premium",
    because: {
      kind: "quoted",
      cents: 48_000_000,
      source: { quote, cents: 48_000_000, isPerYear: false },
    },
  });
  expect((await ask("premium", `t-${openId(5)}`)).volumeLock).toBeUndefined();
});
