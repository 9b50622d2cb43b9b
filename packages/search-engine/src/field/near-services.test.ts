import { agencySectorNames, agencySectorsOf } from "@tc/domain";
import fc from "fast-check";
import { expect, test } from "vitest";
import { hasBit, newBits } from "../bits/bits.ts";
import type { IndexedDocument } from "../segments/indexed-document.ts";
import { SegmentSet } from "../segments/segment-set.ts";
import {
  analyzer,
  content,
  pauseAfterEachStep,
  toDocument,
} from "../testing/search-arbitraries.fixture.ts";
import { readUuid } from "../uuids/uuid-column.ts";
import { minFieldWeight } from "./field-bits.ts";
import { addServices, sharesOf, worth } from "./near-services.ts";
import type { NearServices } from "./near-services.ts";
import { servicesOfText } from "./services-of-text.ts";

const share = fc.tuple(
  fc.constantFrom(...agencySectorNames),
  fc.double({ min: 0.1, max: 1, noNaN: true }),
);
const nearServices = fc.record<NearServices>({
  services: fc
    .constantFrom("", "Imagefilm", "Plakat Werbekampagne", "Plakat -Film")
    .map((text) => servicesOfText(text, analyzer)),
  shares: fc.uniqueArray(share, { maxLength: 3, selector: ([name]) => name }),
});
/** Some are about their words, some have them in passing. */
const documents = fc.array(content, { minLength: 1, maxLength: 40 }).map((contents) =>
  contents.map((fields, n): IndexedDocument => {
    const document = toDocument(n, fields);
    return { ...document, weights: document.weights.map((_, at) => 100 + 10 * at) };
  }),
);

function pointsOf({ cpv, terms, weights }: IndexedDocument, near: NearServices): number {
  const sectors = agencySectorsOf(cpv);
  const isAbout = (all: readonly string[]) =>
    all.every((term) => (weights[terms.indexOf(term)] ?? 0) >= minFieldWeight);
  let points = 0;
  for (const { agencySector, words } of near.services) {
    if (sectors.includes(agencySector)) points += worth.code;
    if (agencySectorsOf(cpv.slice(0, 1)).includes(agencySector)) points += worth.mainCode;
    if (words.words.some(isAbout)) points += worth.word;
  }
  for (const [name, part] of near.shares) {
    if (sectors.includes(name)) points += Math.round(part * worth.share);
  }
  return points > 0 && sectors.length > 0 ? points + worth.agencyWork : points;
}

test("codes, words and the results' sectors count as in a look at each document", () => {
  fc.assert(
    fc.property(documents, nearServices, (all, near) => {
      const set = new SegmentSet(pauseAfterEachStep);
      set.replace([], all);
      const byId = new Map(all.map((document) => [document.id, document]));
      for (const segment of set.all) {
        const scores = new Uint32Array(segment.count);
        const bits = newBits(segment.count);
        addServices(segment, near, scores, bits);
        for (let at = 0; at < segment.count; at++) {
          const points = pointsOf(byId.get(readUuid(segment.columns.ids, at))!, near);
          expect(scores[at]).toBe(points);
          expect(hasBit(bits, at)).toBe(points > 0);
        }
      }
    }),
    { numRuns: 200 },
  );
});

test("what has a word of the question and is agency work comes before what is none", () => {
  const set = new SegmentSet(pauseAfterEachStep);
  const fields = fc.sample(content, 1)[0]!;
  set.replace(
    [],
    ["79341000", "45000000"].map((code, n) => toDocument(n, { ...fields, cpv: [code] })),
  );
  const scores = new Uint32Array(2);
  const bits = newBits(2).fill(3);
  addServices(set.all[0]!, { services: [], shares: [] }, scores, bits);
  expect([...scores]).toEqual([worth.agencyWork, 0]);
});

test("a sector of few results is chance, and a single result says less than many", () => {
  const results = (agencySector: Record<string, number>, total: number) =>
    sharesOf({ facets: { agencySector }, total });
  expect(results({ film: 18, web: 1 }, 19)).toEqual([["film", 0.9]]);
  expect(results({ film: 1 }, 1)).toEqual([["film", 0.5]]);
  expect(results({}, 0)).toEqual([]);
});
