import type { BudgetEstimate } from "@tc/assessment";
import { listTenders, markTender } from "@tc/contract";
import type { Tender, Tier } from "@tc/domain";
import { pino } from "pino";
import { buyersRoutes } from "../../features/buyers/index.ts";
import { marksRoutes } from "../../features/marks/index.ts";
import { SearchReplica } from "../../features/search/index.ts";
import { tendersRoutes } from "../../features/tenders/index.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { makeAgency } from "../people/make-agency.ts";
import type { MadeAgency } from "../people/make-agency.ts";
import { makeTender, testId } from "./make-tender.ts";
import { saveForecast, saveScore } from "./save-assessments.ts";
import { saveTenders } from "./save-tenders.ts";
import { testContext } from "../database/test-context.ts";
import { createTestDatabase } from "../database/test-database.ts";
import type { TestDatabase } from "../database/test-database.ts";

/** An agency of each plan, one without, one more of Enterprise, and one that tests make. */
export type Who = Tier | "none" | "other" | "late";

export const buyerId = testId(900);
const euros = (amount: number) => ({ cents: amount * 100, currency: "EUR" });
/** The n-th tender is called "Nummer n" and published n days into October. */
const call = (n: number, parts: Partial<Omit<Tender, "lots">> = {}) =>
  makeTender({
    title: `Nummer ${n}`,
    description: "Vertrauliche Beschreibung",
    buyers: [{ name: "Stadt Köln", town: "Köln", identifiers: [], email: "amt@koeln.example" }],
    cpv: ["79341000"],
    nuts: ["DEA23"],
    procedure: "open",
    publishedOn: `2026-10-${String(n).padStart(2, "0")}`,
    updatedOn: `2026-10-${String(n).padStart(2, "0")}`,
    links: [
      { kind: "documents", url: `https://plattform.example/unterlagen/${n}` },
      { kind: "platform", url: `https://plattform.example/${n}` },
    ],
    lots: [
      {
        title: "Geheimes Los",
        deadlines: [{ kind: "offer", at: "2026-12-01T10:00:00Z", hasTime: true }],
      },
    ],
    notices: [{ noticeId: `n-${n}`, version: "01", kind: "call", sources: ["doe"] }],
    ...parts,
  });

/** In euros: the median */
export const estimate = (median: number) =>
  ({
    budget_kind: "estimate",
    budget_cents: median * 100,
    budget_low_cents: median * 50,
    budget_high_cents: median * 200,
    budget_currency: "EUR",
    expected_cents: median * 100,
  }) as const;

/** In euros: without tax and for all years */
export const quoted = (net: number) =>
  ({
    budget_kind: "quoted",
    budget_cents: net * 100,
    budget_currency: "EUR",
    expected_cents: net * 100,
    lock_cents: net * 100,
  }) as const;

/**
 * Nine tenders of one buyer with forecasts, scored for some of the agencies, behind the endpoints that show them. The
 * search follows when it is told to.
 */
export async function makeAssessmentWorld(): Promise<AssessmentWorld> {
  const agencies = {} as Record<Who, MadeAgency>;
  const database = await createTestDatabase();
  const owner = database.owner.db;
  for (const tier of ["basis", "premium", "trial", "enterprise"] as const) {
    agencies[tier] = await makeAgency(database, { tier });
  }
  agencies.none = await makeAgency(database, { tier: null });
  agencies.other = await makeAgency(database, { tier: "enterprise" });
  const tenders = [
    call(1),
    call(2, { values: { estimated: euros(120_000) } }),
    call(3),
    // Published above Basic's cap.
    call(4, { values: { estimated: euros(777_777) } }),
    // Only what may be called off at most lies above every cap.
    call(5, { values: { frameworkMaximum: euros(9_999_999) } }),
    // Quoted in the text above Premium's cap.
    call(6),
    // Estimated above every cap, and a little above Basic's.
    call(7),
    call(8),
    call(9),
  ];
  await saveTenders(
    database.db,
    tenders.map((tender, at) => ({ id: testId(at + 1), tender, buyerId })),
  );
  const crowd = (mean_offers: number, is_contested = false) => ({
    mean_offers,
    low_offers: 2,
    high_offers: 13,
    is_contested,
  });
  await saveForecast(owner, testId(1), { ...crowd(4.625), ...estimate(61_234) });
  await saveForecast(owner, testId(2), { ...crowd(2.375), budget_kind: "published" });
  await saveForecast(owner, testId(3), crowd(9.125, true));
  await saveForecast(owner, testId(5), {
    budget_kind: "maximum",
    budget_cents: 999_999_900,
    budget_currency: "EUR",
  });
  const budget: BudgetEstimate = {
    kind: "quoted",
    money: euros(2_428_971),
    netCents: 612_345_600,
    isPerYear: true,
    quote: "Das Budget beträgt 2.428.971 EUR brutto im Jahr.",
    field: "description",
  };
  await saveForecast(owner, testId(6), {
    ...quoted(6_123_456),
    budget_cents: budget.money.cents,
    forecast: JSON.stringify({ lots: [], budget }),
  });
  await saveForecast(owner, testId(7), estimate(9_999_991));
  await saveForecast(owner, testId(8), estimate(434_343));
  for (const [who, shift] of Object.entries({
    basis: 0,
    premium: 0,
    trial: 0,
    none: 0,
    other: 20,
  })) {
    const { agencyId } = agencies[who as Who];
    const score = (n: number, fit: number, chance: number | null) =>
      saveScore(owner, agencyId, testId(n), {
        score: fit + shift,
        low: fit - 7,
        high: fit + 27,
        parts: [fit, 17, -1, 33, 50],
        chance,
        chance_low: chance && chance - 10,
        chance_high: chance && chance + 15,
      });
    await score(1, 71, 35);
    await score(2, 52, null);
    await score(4, 73, 45);
    await score(9, 23, 15);
  }
  const search = new SearchReplica({
    db: database.db,
    log: pino({ level: "silent" }),
    snapshotFile: undefined,
    pollMs: 3_600_000,
  });
  await search.open();
  const routes = [...tendersRoutes(search), ...buyersRoutes(), ...marksRoutes()];
  return { database, search, agencies, ...asking(database, agencies, routes) };
}

function asking(
  database: TestDatabase,
  agencies: Record<Who, MadeAgency>,
  routes: readonly BoundEndpoint[],
) {
  async function ask(
    who: Who,
    { method, path }: { readonly method: string; readonly path: string },
    {
      query = {},
      params = {},
      body,
      now,
    }: { query?: object; params?: object; body?: object; now?: Date },
  ): Promise<string> {
    const bound = routes.find(
      ({ endpoint }) => endpoint.path === path && endpoint.method === method,
    );
    const { actor } = agencies[who];
    const answer = await bound?.answer(testContext(database, { actor, ...(now && { now }) }), {
      query,
      params,
      body,
    });
    return answer?.json ?? "null";
  }
  const list = async (who: Who, query: object = {}, now?: Date) =>
    listTenders.response.parse(
      JSON.parse(await ask(who, listTenders, { query, ...(now && { now }) })),
    );
  const numbers = async (who: Who, query: object = {}) =>
    (await list(who, query)).items.map(({ title }) => Number(title.replace("Nummer ", "")));
  const assessmentOf = async (who: Who, n: number, now?: Date) =>
    (await list(who, {}, now)).assessments[testId(n)];
  const mark = (who: Who, n: number, kind: string) =>
    ask(who, markTender, { params: { slug: `t-${testId(n)}`, kind }, body: {} });
  return { ask, list, numbers, assessmentOf, mark };
}

export interface AssessmentWorld extends ReturnType<typeof asking> {
  readonly database: TestDatabase;
  readonly search: SearchReplica;
  readonly agencies: Record<Who, MadeAgency>;
}
