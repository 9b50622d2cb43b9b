import { createAnalyzer, seedLexicon } from "@tc/text";
import { procedureTypes, procurementLevels, tenderStages, tenderStates } from "@tc/domain";
import fc from "fast-check";
import type { AgencyField } from "../field/agency-field.ts";
import type { SearchQuery } from "../query/search-query.ts";
import type { IndexedDocument } from "../segments/indexed-document.ts";
import { parseText } from "../text/parse-text.ts";
import { resolveText } from "../text/resolve-text.ts";
import type { TakeTurns } from "../segments/segment-set.ts";
import { SegmentSet } from "../segments/segment-set.ts";

/** The n-th id of a test; later ones sort later, as UUIDv7 do. */
export const testId = (n: number): string =>
  `01900000-0000-7000-8000-${n.toString(16).padStart(12, "0")}`;

export const analyzer = createAnalyzer(seedLexicon);
export const nowMs = Date.parse("2026-11-21T11:00:00Z");
const nowSeconds = nowMs / 1000;
export const words = [
  "kampagn",
  "stadt",
  "film",
  "kommunikation",
  "kommunikationskampagn",
  "druck",
  "plakat",
  "poster",
  "video",
];
const some = <Item>(items: readonly Item[]) => fc.subarray([...items]);
const maybe = <Item>(arbitrary: fc.Arbitrary<Item>) => fc.option(arbitrary, { nil: undefined });
const day = fc
  .integer({ min: -200, max: 5 })
  .map((days) => new Date(nowMs + days * 86_400_000).toISOString().slice(0, 10));
const second = fc.integer({ min: -30, max: 30 }).map((days) => nowSeconds + days * 86_400);

export const content = fc.record({
  terms: some(words),
  stage: fc.constantFrom(...tenderStages),
  deadlines: fc.uniqueArray(second, { maxLength: 3 }).map((list) => list.toSorted((a, b) => a - b)),
  publishedOn: maybe(day),
  updatedOn: maybe(day),
  firstSeen: second,
  valueCents: maybe(fc.integer({ min: 1, max: 5 }).map((n) => n * 100_000)),
  procedure: maybe(fc.constantFrom(...procedureTypes.slice(0, 3))),
  level: maybe(fc.constantFrom(...procurementLevels)),
  cpv: some(["79341000", "79342000", "22462000", "45000000", "92111000"]),
  nuts: some(["DE", "DEA", "DEA2", "DEA23", "DEA51", "DE212", "AT130"]),
  sources: some(["doe", "ted"]),
  buyerId: maybe(fc.integer({ min: 900, max: 902 }).map(testId)),
});
type Content = typeof content extends fc.Arbitrary<infer Value> ? Value : never;

export const toDocument = (n: number, given: Content): IndexedDocument => {
  const terms = given.terms.toSorted();
  return { id: testId(n), ...given, terms, weights: Uint8Array.from(terms, (_, at) => 20 + at) };
};

/** All filters together would find nothing, and nothing is easily right. */
const rarely = <Item>(arbitrary: fc.Arbitrary<Item>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

/** Each end in one case of two, neither in one of four. */
export const range = (end: fc.Arbitrary<number>) =>
  fc.record({ least: end, most: end }, { requiredKeys: [] });

export const query = fc.record<SearchQuery>({
  text: fc.constantFrom(
    "",
    "Kampagne",
    "Kampagne Stadt",
    "Kommunikationskampagne",
    "Film -Stadt",
    "Plakat Film",
    '"Plakat" Film',
    "-Druck",
  ),
  choices: fc.record({
    cpv: fc.constantFrom([], ["79"], ["79341", "45"], ["print"], ["advertising", "22462000"]),
    region: fc.constantFrom([], ["DEA"], ["DEA23"], ["DE"], ["DE2", "DEA51"]),
    procedure: some(procedureTypes.slice(0, 2)),
    level: some(procurementLevels),
    state: some(tenderStates),
    source: some(["doe", "ted", "unknown"]),
  }),
  field: rarely(
    fc.constantFrom<AgencyField>(
      { agencySectors: ["film"], cpv: [] },
      { agencySectors: ["print", "design"], cpv: ["45"] },
    ),
  ),
  news: rarely(fc.record({ after: second, until: second }, { requiredKeys: ["after"] })),
  buyerId: rarely(fc.constantFrom(testId(900), testId(999))),
  ranges: fc.record(
    { deadline: range(second), value: range(fc.integer({ min: 0, max: 400_000 })) },
    { requiredKeys: [] },
  ),
  assessment: fc.constant(undefined),
  sort: fc.constantFrom("relevance", "published", "deadline", "value"),
  limit: fc.integer({ min: 1, max: 7 }),
  after: fc.constant(undefined),
  nowMs: fc.constant(nowMs),
});

export const bare: Omit<IndexedDocument, "id" | "terms" | "weights"> = {
  stage: "call",
  deadlines: [],
  publishedOn: undefined,
  updatedOn: undefined,
  valueCents: undefined,
  procedure: undefined,
  level: undefined,
  cpv: [],
  nuts: [],
  sources: [],
  buyerId: undefined,
};
export const everything: SearchQuery = {
  text: "",
  choices: { cpv: [], region: [], procedure: [], level: [], state: [], source: [] },
  buyerId: undefined,
  ranges: {},
  assessment: undefined,
  sort: "relevance",
  limit: 7,
  after: undefined,
  nowMs,
};

/** Writes in batches, some tenders several times, removes some, and merges now and then. */
export const history = fc.array(
  fc.record({
    writes: fc.array(fc.tuple(fc.integer({ min: 0, max: 25 }), content), { maxLength: 8 }),
    removes: fc.array(fc.integer({ min: 0, max: 25 }), { maxLength: 2 }),
    isMerging: fc.boolean(),
  }),
  { maxLength: 10 },
);

/** Lets changes of documents fall between the steps of a merge. */
export const pauseAfterEachStep: TakeTurns = async (steps) => {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await Promise.resolve();
  }
};

export async function play(
  steps: typeof history extends fc.Arbitrary<infer Value> ? Value : never,
) {
  const set = new SegmentSet(pauseAfterEachStep);
  const truth = new Map<string, IndexedDocument>();
  for (const { writes, removes, isMerging } of steps) {
    const written = new Map(writes.map(([n, given]) => [testId(n), toDocument(n, given)]));
    const removed = removes.map(testId).filter((id) => !written.has(id));
    // A merge that is under way when documents change must not bring old ones back.
    const merge = isMerging ? set.merge([...set.all], () => false) : undefined;
    set.replace([...written.keys(), ...removed], [...written.values()]);
    for (const id of removed) truth.delete(id);
    for (const [id, document] of written) truth.set(id, document);
    await merge;
  }
  return { set, documents: [...truth.values()] };
}

export const resolve = (set: SegmentSet, text: string) => {
  const { nodes, isHopeless } = resolveText(parseText(text, analyzer), set.all, undefined, false);
  return isHopeless ? [{ alternatives: [], isExcluded: false, rarity: 1 }] : nodes;
};
