import { createAnalyzer, seedLexicon } from "@tc/assessment";
import { procedureTypes, procurementLevels, tenderStages, tenderStates } from "@tc/domain";
import fc from "fast-check";
import { expect, test } from "vitest";
import { testId } from "../../../testing/make-tender.ts";
import type { SearchPosition, SearchQuery } from "../search-engine.ts";
import type { IndexedDocument } from "./indexed-document.ts";
import { naiveSearch } from "./naive-search.ts";
import { parseText } from "./parse-text.ts";
import { resolveText } from "./resolve-text.ts";
import { runSearch } from "./run-search.ts";
import { SegmentSet } from "./segment-set.ts";
import { readUuid } from "./uuid-column.ts";
import { searchQuery } from "../../../testing/search-query.ts";

const analyzer = createAnalyzer(seedLexicon);
const nowMs = Date.parse("2026-11-21T11:00:00Z");
const nowSeconds = nowMs / 1000;
const words = [
  "kampagn",
  "stadt",
  "film",
  "kommunikation",
  "kommunikationskampagn",
  "druck",
  "plakat",
];
const some = <Item>(items: readonly Item[]) => fc.subarray([...items]);
const maybe = <Item>(arbitrary: fc.Arbitrary<Item>) => fc.option(arbitrary, { nil: undefined });
const day = fc
  .integer({ min: -200, max: 5 })
  .map((days) => new Date(nowMs + days * 86_400_000).toISOString().slice(0, 10));
const second = fc.integer({ min: -30, max: 30 }).map((days) => nowSeconds + days * 86_400);

const content = fc.record({
  terms: some(words),
  stage: fc.constantFrom(...tenderStages),
  deadlines: fc.uniqueArray(second, { maxLength: 3 }).map((list) => list.toSorted((a, b) => a - b)),
  publishedOn: maybe(day),
  updatedOn: maybe(day),
  valueCents: maybe(fc.integer({ min: 1, max: 5 }).map((n) => n * 100_000)),
  procedure: maybe(fc.constantFrom(...procedureTypes.slice(0, 3))),
  level: maybe(fc.constantFrom(...procurementLevels)),
  cpv: some(["79341000", "79342000", "22462000", "45000000", "92111000"]),
  nuts: some(["DE", "DEA", "DEA2", "DEA23", "DEA51", "DE212", "AT130"]),
  sources: some(["doe", "ted"]),
  buyerId: maybe(fc.integer({ min: 900, max: 902 }).map(testId)),
});
type Content = typeof content extends fc.Arbitrary<infer Value> ? Value : never;

const toDocument = (n: number, given: Content): IndexedDocument => {
  const terms = given.terms.toSorted();
  return { id: testId(n), ...given, terms, weights: Uint8Array.from(terms, (_, at) => 20 + at) };
};

const query = fc.record<SearchQuery>({
  text: fc.constantFrom(
    "",
    "Kampagne",
    "Kampagne Stadt",
    "Kommunikationskampagne",
    "Film -Stadt",
    "-Druck",
  ),
  cpv: fc.constantFrom([], ["79"], ["79341", "45"], ["print"], ["advertising", "22462000"]),
  regions: fc.constantFrom([], ["DEA"], ["DEA23"], ["DE"], ["DE2", "DEA51"]),
  procedures: some(procedureTypes.slice(0, 2)),
  levels: some(procurementLevels),
  states: some(tenderStates),
  sources: some(["doe", "ted", "unknown"]),
  buyerId: maybe(fc.constantFrom(testId(900), testId(999))),
  deadlineFrom: maybe(second),
  deadlineBefore: maybe(second),
  minCents: maybe(fc.integer({ min: 0, max: 400_000 })),
  maxCents: maybe(fc.integer({ min: 0, max: 400_000 })),
  sort: fc.constantFrom("relevance", "published", "deadline", "value"),
  limit: fc.integer({ min: 1, max: 7 }),
  after: fc.constant(undefined),
  nowMs: fc.constant(nowMs),
});

const bare: Omit<IndexedDocument, "id" | "terms" | "weights"> = {
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
const everything = searchQuery({ limit: 7, nowMs });

/** Writes in batches, some tenders several times, removes some, and merges now and then. */
const history = fc.array(
  fc.record({
    writes: fc.array(fc.tuple(fc.integer({ min: 0, max: 25 }), content), { maxLength: 8 }),
    removes: fc.array(fc.integer({ min: 0, max: 25 }), { maxLength: 2 }),
    isMerging: fc.boolean(),
  }),
  { maxLength: 10 },
);

async function play(steps: typeof history extends fc.Arbitrary<infer Value> ? Value : never) {
  // Merges pause after every step, so that changes fall between them.
  const set = new SegmentSet({ sliceMs: 0 });
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

const resolve = (set: SegmentSet, text: string) => {
  const { nodes, isHopeless } = resolveText(parseText(text, analyzer), set.all, undefined, false);
  return isHopeless ? [{ alternatives: [], isExcluded: false, rarity: 1 }] : nodes;
};

test("finds, counts and sorts as a search document by document does, whatever was changed and merged before", async () => {
  await fc.assert(
    fc.asyncProperty(history, query, async (steps, asked) => {
      const { set, documents } = await play(steps);
      const expected = naiveSearch(documents, asked, analyzer);
      // Completing and correcting words is not what is compared here.
      fc.pre(
        parseText(asked.text, analyzer).nodes.every(
          (node) =>
            node.isExcluded ||
            documents.some((d) =>
              node.alternatives.some((all) => all.every((t) => d.terms.includes(t))),
            ),
        ),
      );
      const run = runSearch(set.all, resolve(set, asked.text), { ...asked, limit: 100 });
      expect(new Set(run.ids)).toEqual(new Set(expected.ids));
      expect(run.total).toBe(expected.ids.length);
      expect(run.facets).toEqual(expected.facets);
      if (asked.sort === "relevance") return;
      const byId = new Map(documents.map((document) => [document.id, document]));
      const keys = run.ids.map((id) => expected.sortValue(byId.get(id)!));
      expect(keys).toEqual(keys.toSorted((a, b) => a - b));
    }),
    { numRuns: 300 },
  );
});

/** More than fit into one word of bits, in two segments. */
const many = fc
  .array(content, { minLength: 70, maxLength: 120 })
  .map((given) => given.map((one, n) => toDocument(n, one)));
const setOf = (documents: readonly IndexedDocument[]) => {
  const set = new SegmentSet();
  for (const some of [documents.slice(0, 65), documents.slice(65)]) {
    set.replace(
      some.map(({ id }) => id),
      some,
    );
  }
  return set;
};

test("the clock moves tenders from one state to the next, forth and back, and a verdict takes some out", async () => {
  const days = fc.array(fc.integer({ min: -40, max: 400 }), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(many, query, days, async (documents, asked, shifts) => {
      const set = setOf(documents);
      const isKept = (id: string) => Number.parseInt(id.slice(-2), 16) % 3 !== 0;
      for (const shift of [0, ...shifts]) {
        // Known words only, see above.
        const now = { ...asked, text: "-Druck", limit: 200, nowMs: nowMs + shift * 86_400_000 };
        const kept = documents.filter(({ id }) => isKept(id));
        const expected = naiveSearch(kept, now, analyzer);
        const run = runSearch(set.all, resolve(set, now.text), now, ({ columns }, document) =>
          isKept(readUuid(columns.ids, document)),
        );
        expect(new Set(run.ids)).toEqual(new Set(expected.ids));
        expect(run.facets).toEqual(expected.facets);
      }
    }),
    { numRuns: 40 },
  );
});

test("words are found the same in whatever order they are asked, with all their scores", async () => {
  await fc.assert(
    fc.asyncProperty(many, fc.shuffledSubarray(words, { minLength: 2 }), async (documents, all) => {
      const set = setOf(documents);
      const node = (term: string, at: number) => ({
        alternatives: [[term], ["film", "druck", "stadt"]],
        isExcluded: false,
        rarity: 1 + ((at * 7) % 5),
      });
      const asked = { ...everything, limit: 200 };
      const nodes = all.map(node);
      const run = runSearch(set.all, nodes, asked);
      expect(runSearch(set.all, nodes.toReversed(), asked)).toEqual(run);
      const holds = ({ terms }: IndexedDocument, some: readonly string[]) =>
        some.every((term) => terms.includes(term));
      const expected = documents.filter((document) =>
        nodes.every(({ alternatives }) => alternatives.some((some) => holds(document, some))),
      );
      expect(new Set(run.ids)).toEqual(new Set(expected.map(({ id }) => id)));
      const byId = new Map(documents.map((document) => [document.id, document]));
      const scores = run.ids.map((id) => {
        const { terms, weights } = byId.get(id)!;
        const weight = (term: string) => weights[terms.indexOf(term)] ?? 0;
        return nodes.reduce((sum, { alternatives, rarity }) => {
          const [first = [], parts = []] = alternatives;
          if (terms.includes(first[0] ?? "")) return sum + weight(first[0] ?? "") * rarity;
          const mean = parts.reduce((total, term) => total + weight(term), 0) / parts.length;
          return sum + Math.round((mean / 2) * rarity);
        }, 0);
      });
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    }),
    { numRuns: 60 },
  );
});

test("rare words meet frequent ones, each alone and both as the parts of one word", () => {
  const steps = [1, 2, 3, 50, 70];
  const documents = Array.from({ length: 500 }, (_, n) => {
    const terms = steps.filter((step) => n % step === 0).map((step) => `jede${step}`);
    const given = { ...bare, terms: terms.toSorted(), id: testId(n) };
    return { ...given, weights: Uint8Array.from(terms, (_term, at) => 1 + at) };
  });
  const set = new SegmentSet();
  set.replace([], documents);
  const found = (nodes: readonly (readonly string[])[]) =>
    runSearch(
      set.all,
      nodes.map((terms, at) => ({ alternatives: [terms], isExcluded: false, rarity: 9 - at })),
      { ...everything, limit: 500 },
    ).ids;
  for (const rare of [50, 70]) {
    for (const frequent of [1, 2, 3]) {
      const expected = documents.filter((_, n) => n % rare === 0 && n % frequent === 0);
      const ids = new Set(expected.map(({ id }) => id));
      const terms = [`jede${rare}`, `jede${frequent}`];
      expect(new Set(found([terms]))).toEqual(ids);
      expect(new Set(found(terms.map((term) => [term])))).toEqual(ids);
    }
  }
});

test("walking the pages meets each match exactly once, in the order of one long page", async () => {
  await fc.assert(
    fc.asyncProperty(history, query, async (steps, asked) => {
      const { set } = await play(steps);
      const nodes = resolve(set, asked.text);
      const whole = runSearch(set.all, nodes, { ...asked, limit: 100 });
      const walked: string[] = [];
      let after: SearchPosition | undefined;
      for (;;) {
        const page = runSearch(set.all, nodes, { ...asked, after });
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

test("merging leaves one live document per tender and loses none", async () => {
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const { set, documents } = await play(steps);
      const before = set.size;
      await set.merge([...set.all], () => false);
      const ids = set.all.flatMap(({ columns, count }) =>
        Array.from({ length: count }, (_, at) => readUuid(columns.ids, at)),
      );
      expect(set.size).toBe(before);
      expect(ids.toSorted()).toEqual(documents.map(({ id }) => id).toSorted());
    }),
    { numRuns: 100 },
  );
});
