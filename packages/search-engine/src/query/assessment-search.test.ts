import { scoreColumns } from "@tc/domain";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Range, SearchPosition, SearchQuery, AssessmentQuery } from "./search-query.ts";
import { AgencyColumns, markBits } from "../assessments/agency-columns.ts";
import { ForecastColumns } from "../assessments/forecast-columns.ts";
import type { IndexedForecast } from "../assessments/forecast-columns.ts";
import type { IndexedDocument } from "../segments/indexed-document.ts";
import { naiveSearch } from "../testing/naive-search.ts";
import {
  analyzer,
  everything,
  history,
  play,
  query,
  range,
  resolve,
  testId,
} from "../testing/search-arbitraries.fixture.ts";
import { runSearch } from "./run-search.ts";
import { uuidWords } from "../uuids/uuid-column.ts";
import { fieldTerms } from "../field/agency-field.ts";

const maybe = <Item>(arbitrary: fc.Arbitrary<Item>) => fc.option(arbitrary, { nil: undefined });
const cents = fc.integer({ min: 1, max: 5 }).map((n) => n * 100_000);
const numbered = <Item>(item: fc.Arbitrary<Item>) =>
  fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 25 }), item), { selector: ([n]) => n });

const forecast = fc.record({
  meanOffers: maybe(fc.integer({ min: 2, max: 12 }).map((n) => n / 2)),
  isContested: fc.boolean(),
  expectedCents: maybe(cents),
  lockCents: maybe(cents),
});
const score = fc.record({
  fit: fc.integer({ min: -1, max: 4 }).map((n) => (n < 0 ? n : n * 25)),
  chance: fc.integer({ min: -1, max: 4 }).map((n) => (n < 0 ? n : n * 5)),
  marks: fc.integer({ min: 0, max: 15 }),
});
type Score = typeof score extends fc.Arbitrary<infer Value> ? Value : never;

/** Set in one case of four: all filters together find nothing, and nothing is easily right. */
const rarely = <Item>(arbitrary: fc.Arbitrary<Item>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
const limits = fc.record({
  fit: rarely(fc.record({ least: fc.constantFrom(0, 25, 60) })),
  chances: rarely(fc.record({ least: fc.constantFrom(0, 5, 15) })),
  offers: rarely(fc.record({ most: fc.constantFrom(1, 2.5, 4) })),
  budget: rarely(range(cents)),
});
const asking = fc.record({
  contested: rarely(fc.constantFrom("only" as const, "without" as const)),
  mark: fc.constantFrom<AssessmentQuery["mark"]>(
    "open",
    "open",
    "saved",
    "fits",
    "misfit",
    "dismissed",
    "all",
  ),
  capCents: maybe(fc.constantFrom(150_000, 300_000)),
});
const sort = fc.constantFrom<SearchQuery["sort"]>(
  "fit",
  "chances",
  "competition",
  "budget",
  "value",
  "deadline",
);

function agencyOf(scores: readonly [number, Score][]): AgencyColumns {
  const agency = new AgencyColumns("a", "1");
  for (const [n, { fit, chance, marks }] of scores) {
    const values = scoreColumns.map((name) => ({ fit, chance })[name as "fit" | "chance"] ?? -1);
    agency.addScores(uuidWords(testId(n)), values);
    for (const bit of Object.values(markBits)) {
      if ((marks & bit) !== 0) agency.addMark(testId(n), bit);
    }
  }
  return agency;
}

interface Known {
  readonly said: ReadonlyMap<string, Omit<IndexedForecast, "id">>;
  readonly scores: ReadonlyMap<string, Score>;
}

/** What the one who asks may know of a document, worked out one by one; undefined: unknown. */
function naiveAssessment({ said, scores }: Known, document: IndexedDocument, asked: SearchQuery) {
  const forecasted = said.get(document.id);
  const { capCents } = asked.assessment ?? {};
  const judged = document.valueCents ?? forecasted?.lockCents;
  const isLocked = capCents !== undefined && judged !== undefined && judged > capCents;
  const shown = <Value>(value: Value | undefined) => (isLocked ? undefined : value);
  const known = (value: number | undefined) => shown(value === -1 ? undefined : value);
  const marks = scores.get(document.id)?.marks ?? 0;
  return {
    isLocked,
    fit: known(scores.get(document.id)?.fit),
    chance: known(scores.get(document.id)?.chance),
    offers: shown(forecasted?.meanOffers),
    isContested: forecasted?.meanOffers === undefined ? undefined : shown(forecasted.isContested),
    value: shown(document.valueCents),
    budget: shown(document.valueCents ?? forecasted?.expectedCents),
    has: (mark: keyof typeof markBits) => (marks & markBits[mark]) !== 0,
  };
}

function passesNaively(known: Known, document: IndexedDocument, asked: SearchQuery): boolean {
  const seen = naiveAssessment(known, document, asked);
  const { assessment, ranges } = asked;
  if (!assessment) return true;
  const { contested, mark } = assessment;
  const isWithin = (value: number | undefined, limits: Range | undefined) =>
    !limits ||
    (value !== undefined &&
      value >= (limits.least ?? -Infinity) &&
      value <= (limits.most ?? Infinity));
  return (
    isWithin(seen.fit, ranges.fit) &&
    isWithin(seen.chance, ranges.chances) &&
    isWithin(seen.offers, ranges.offers) &&
    isWithin(seen.budget, ranges.budget) &&
    (contested === undefined || seen.isContested === (contested === "only")) &&
    !(seen.isLocked && ranges.value) &&
    (mark === "all" || (mark === "open" ? !seen.has("dismissed") : seen.has(mark)))
  );
}

function naiveKey(known: Known, document: IndexedDocument, asked: SearchQuery): number {
  const seen = naiveAssessment(known, document, asked);
  const descending = (value: number | undefined) => (value === undefined ? Infinity : -value);
  const keys = {
    fit: descending(seen.fit),
    chances: descending(seen.chance),
    competition: seen.offers ?? Infinity,
    budget: descending(seen.budget),
    value: descending(seen.value),
  };
  return keys[asked.sort as keyof typeof keys] ?? 0;
}

/** Everything, or what has a value. */
const valued = rarely(range(cents)).map((value) => ({
  ...everything,
  ranges: value ? { value } : {},
}));

const world = fc.record({
  steps: history,
  earlier: numbered(forecast),
  later: numbered(forecast),
  scores: numbered(score),
  asked: fc.tuple(
    fc.oneof({ weight: 3, arbitrary: valued }, { weight: 1, arbitrary: query }),
    asking,
    limits,
    sort,
  ),
});

async function playWorld({
  steps,
  earlier,
  later,
  scores,
  asked: [base, asking, { fit, chances, offers, budget }, order],
}: typeof world extends fc.Arbitrary<infer Value> ? Value : never) {
  const { set, documents } = await play(steps);
  const said = new Map<string, Omit<IndexedForecast, "id">>();
  const forecasts = new ForecastColumns();
  for (const batch of [earlier, later]) {
    const rows = batch.map(([n, values]) => ({ id: testId(n), ...values }));
    for (const { id, ...values } of rows) said.set(id, values);
    forecasts.write(rows, set.all);
    // From here on the segments know their rows, and later forecasts must reach them all the same.
    for (const segment of set.all) forecasts.rowsOf(segment);
  }
  const agency = agencyOf(scores);
  const known = { said, scores: new Map(scores.map(([n, one]) => [testId(n), one])) };
  const asked: SearchQuery = {
    ...base,
    ranges: {
      ...base.ranges,
      ...(fit && { fit }),
      ...(chances && { chances }),
      ...(offers && { offers }),
      ...(budget && { budget }),
    },
    text: "",
    sort: order,
    assessment: { ...asking, agency },
    limit: 100,
  };
  return { set, documents, forecasts, known, asked };
}

test("filters, counts and sorts by scores as a look at each document does, and knows nothing of what is locked", async () => {
  await fc.assert(
    fc.asyncProperty(world, async (given) => {
      const { set, documents, forecasts, known, asked } = await playWorld(given);
      const kept = documents.filter((document) => passesNaively(known, document, asked));
      const expected = naiveSearch(kept, asked, analyzer);
      const field = asked.field && fieldTerms(asked.field, analyzer);
      const run = runSearch(set.all, resolve(set, ""), asked, forecasts, { field });
      expect(new Set(run.ids)).toEqual(new Set(expected.ids));
      expect(run.total).toBe(expected.ids.length);
      expect(run.facets).toEqual(expected.facets);
      if (asked.sort === "deadline") return;
      const byId = new Map(documents.map((document) => [document.id, document]));
      const keys = run.ids.map((id) => naiveKey(known, byId.get(id)!, asked));
      expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    }),
    { numRuns: 400 },
  );
});

test("pages in the order of scores meet each match exactly once", async () => {
  await fc.assert(
    fc.asyncProperty(world, async (given) => {
      const { set, forecasts, asked } = await playWorld(given);
      const nodes = resolve(set, "");
      const whole = runSearch(set.all, nodes, asked, forecasts);
      const walked: string[] = [];
      let after: SearchPosition | undefined;
      for (;;) {
        const page = runSearch(set.all, nodes, { ...asked, limit: 3, after }, forecasts);
        walked.push(...page.ids);
        const id = page.ids.at(-1);
        if (!page.hasMore || id === undefined || page.lastKey === undefined) break;
        after = { key: page.lastKey, id, rarities: [] };
      }
      expect(walked).toEqual(whole.ids);
    }),
    { numRuns: 200 },
  );
});
