import { seedLexicon } from "@tc/text";
import { procedureTypes, procurementLevels, tenderStages } from "@tc/domain";
import type { Tender } from "@tc/domain";
import type { TenderToSave } from "../../apps/server/src/testing/tenders/save-tenders.ts";

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const nowMs = Date.parse("2026-11-21T11:00:00Z");
const dayMs = 86_400_000;
const cpvCodes = [
  "79341000",
  "79342000",
  "79416000",
  "79822500",
  "22462000",
  "92111000",
  "79950000",
  "72413000",
  "79310000",
  "39294100",
  "45233000",
  "71240000",
  "90910000",
  "34144000",
  "48000000",
];
const nutsCodes = [
  "DEA23",
  "DEA1",
  "DEA",
  "DE212",
  "DE2",
  "DE300",
  "DE600",
  "DE711",
  "DE9",
  "DED21",
  "DEF",
  "DE111",
  "DE1",
  "DEG0",
  "DE50",
  "DE40",
  "DE80",
  "DEB",
  "DEC0",
  "DEE0",
];

export interface Corpus {
  /** The words by frequency, the most frequent first. */
  readonly vocabulary: readonly string[];
  /** A word drawn by Zipf's law. */
  word(random: () => number): string;
  tender(n: number): TenderToSave;
}

/** German-like tenders: compounds of real nouns, word frequencies by Zipf, about 120 different terms each. */
export function createCorpus(): Corpus {
  const random = randomNumbers(7);
  const roots = [...seedLexicon.seeds].filter((word) => word.length > 3);
  const pick = <Item>(items: readonly Item[], next = random) =>
    items[Math.floor(next() * items.length)] as Item;
  const words = new Set(roots.toSorted(() => random() - 0.5));
  while (words.size < 60_000) words.add(pick(roots) + pick(["", "s", "n", ""]) + pick(roots));
  const vocabulary = [...words];
  const zipf = (next: () => number) => {
    // Inverse of the integral of 1/rank^1: small ranks often, large ones seldom.
    const rank = Math.exp(next() * Math.log(vocabulary.length)) - 1;
    return vocabulary[Math.floor(rank)] as string;
  };
  const text = (length: number, next: () => number) =>
    Array.from({ length }, () => zipf(next)).join(" ");
  return { vocabulary, word: zipf, tender: (n) => makeTender(n, text, pick) };
}

function makeTender(
  n: number,
  text: (length: number, random: () => number) => string,
  pick: <Item>(items: readonly Item[], random: () => number) => Item,
): TenderToSave {
  const random = randomNumbers(n + 1);
  const publishedMs = nowMs - Math.floor(random() ** 2 * 900) * dayMs;
  const stage = random() < 0.55 ? "call" : pick(tenderStages, random);
  const cpv = [...new Set([pick(cpvCodes, random), pick(cpvCodes, random)])];
  const publishedOn = new Date(publishedMs).toISOString().slice(0, 10);
  const buyer = Math.floor(random() ** 2 * 5_000);
  const hasValue = random() < 0.4;
  const deadlineAt = new Date(publishedMs + (10 + Math.floor(random() * 40)) * dayMs).toISOString();
  const tender: Tender = {
    title: text(4 + Math.floor(random() * 5), random),
    description: text(50 + Math.floor(random() * 40), random),
    stage,
    buyers: [{ name: `Stadt ${text(2, random)} ${buyer}`, identifiers: [] }],
    reference: `VB-${n}-2026`,
    procedure: pick(procedureTypes, random),
    level: pick(procurementLevels, random),
    cpv,
    nuts: [pick(nutsCodes, random)],
    values: hasValue
      ? { estimated: { cents: Math.floor(1e6 * random() ** 3 * 100), currency: "EUR" } }
      : {},
    lots: [
      {
        id: "LOT-0001",
        title: text(4, random),
        cpv,
        nuts: [],
        values: {},
        deadlines: [{ kind: "offer", at: deadlineAt, hasTime: true }],
        submissionLanguages: [],
        awardCriteria: [],
        selectionCriteria: [],
        links: [],
      },
    ],
    results: [],
    links: [],
    publishedOn,
    updatedOn: publishedOn,
    flags: [],
    notices: [
      {
        noticeId: `00000000-0000-4000-8000-${n.toString(16).padStart(12, "0")}`,
        version: "01",
        kind: "call",
        publishedOn,
        sources: random() < 0.2 ? ["doe", "ted"] : ["doe"],
      },
    ],
    changes: [],
  };
  // Ids in no order, as those made of names have none.
  const hex = Math.floor(random() * 2 ** 32)
    .toString(16)
    .padStart(8, "0");
  return {
    id: `${hex}-0000-8000-8000-${n.toString(16).padStart(12, "0")}`,
    tender,
    buyerId: `00000000-0000-8000-9000-${buyer.toString(16).padStart(12, "0")}`,
  };
}
