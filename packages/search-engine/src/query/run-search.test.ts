import { agencySectorsOf } from "@tc/domain";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { SearchPosition } from "./search-query.ts";
import { ForecastColumns } from "../assessments/forecast-columns.ts";
import type { IndexedDocument } from "../segments/indexed-document.ts";
import { naiveSearch } from "../testing/naive-search.ts";
import { parseText } from "../text/parse-text.ts";
import { runSearch } from "./run-search.ts";
import { agencyWorkLead } from "./sort-key.ts";
import {
  analyzer,
  bare,
  content,
  everything,
  history,
  nowMs,
  pauseAfterEachStep,
  play,
  query,
  resolve,
  testId,
  toDocument,
  words,
} from "../testing/search-arbitraries.fixture.ts";
import { fieldTerms } from "../field/agency-field.ts";
import { SegmentSet } from "../segments/segment-set.ts";
import { readUuid } from "../uuids/uuid-column.ts";

const forecasts = new ForecastColumns();

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
      const nodes = resolve(set, asked.text);
      const field = asked.field && fieldTerms(asked.field, analyzer);
      const run = runSearch(set.all, nodes, { ...asked, limit: 100 }, forecasts, { field });
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
  const set = new SegmentSet(pauseAfterEachStep);
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
        const run = runSearch(set.all, resolve(set, now.text), now, forecasts, {
          verdict: ({ columns }, document) => isKept(readUuid(columns.ids, document)),
          field: now.field && fieldTerms(now.field, analyzer),
        });
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
      const run = runSearch(set.all, nodes, asked, forecasts);
      expect(runSearch(set.all, nodes.toReversed(), asked, forecasts)).toEqual(run);
      const holds = ({ terms }: IndexedDocument, some: readonly string[]) =>
        some.every((term) => terms.includes(term));
      const expected = documents.filter((document) =>
        nodes.every(({ alternatives }) => alternatives.some((some) => holds(document, some))),
      );
      expect(new Set(run.ids)).toEqual(new Set(expected.map(({ id }) => id)));
      const byId = new Map(documents.map((document) => [document.id, document]));
      const scores = run.ids.map((id) => {
        const { terms, weights, cpv } = byId.get(id)!;
        const lead = agencySectorsOf(cpv).length > 0 ? agencyWorkLead : 0;
        const weight = (term: string) => weights[terms.indexOf(term)] ?? 0;
        return nodes.reduce((sum, { alternatives, rarity }) => {
          const [first = [], parts = []] = alternatives;
          if (terms.includes(first[0] ?? "")) return sum + weight(first[0] ?? "") * rarity;
          const mean = parts.reduce((total, term) => total + weight(term), 0) / parts.length;
          return sum + Math.round((mean / 2) * rarity);
        }, lead);
      });
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    }),
    { numRuns: 60 },
  );
});

test("of equally relevant tenders agency work comes first, and no other order knows it", () => {
  const cpv = ["38000000", "79950000"];
  const documents = cpv.map((code, n) => ({
    ...bare,
    id: testId(n),
    cpv: [code],
    terms: ["mess"],
    weights: Uint8Array.of(100),
    publishedOn: `2026-11-${20 - n}`,
  }));
  const set = setOf(documents);
  const nodes = [{ alternatives: [["mess"]], isExcluded: false, rarity: 10 }];
  const order = (sort: "relevance" | "published") =>
    runSearch(set.all, nodes, { ...everything, sort }, forecasts).ids;
  expect(order("relevance")).toEqual([testId(1), testId(0)]);
  expect(order("published")).toEqual([testId(0), testId(1)]);
});

test("rare words meet frequent ones, each alone and both as the parts of one word", () => {
  const steps = [1, 2, 3, 50, 70];
  const documents = Array.from({ length: 500 }, (_, n) => {
    const terms = steps.filter((step) => n % step === 0).map((step) => `jede${step}`);
    const given = { ...bare, terms: terms.toSorted(), id: testId(n) };
    return { ...given, weights: Uint8Array.from(terms, (_term, at) => 1 + at) };
  });
  const set = new SegmentSet(pauseAfterEachStep);
  set.replace([], documents);
  const found = (nodes: readonly (readonly string[])[]) =>
    runSearch(
      set.all,
      nodes.map((terms, at) => ({ alternatives: [terms], isExcluded: false, rarity: 9 - at })),
      { ...everything, limit: 500 },
      forecasts,
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
      const whole = runSearch(set.all, nodes, { ...asked, limit: 100 }, forecasts);
      const walked: string[] = [];
      let after: SearchPosition | undefined;
      for (;;) {
        const page = runSearch(set.all, nodes, { ...asked, after }, forecasts);
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
