import type { Corpus } from "./corpus.ts";
import { randomNumbers } from "./corpus.ts";

/** The parameters of GET /api/tenders. */
export type Parameters = Readonly<Record<string, string>>;

/** A fixed mix with words that change from query to query, frequent ones among them; all with facets and exact totals. */
export function queryMix(corpus: Corpus, count: number): Parameters[] {
  const random = randomNumbers(99);
  const word = () => corpus.word(random);
  const kinds: (() => Parameters)[] = [
    () => ({ q: word() }),
    () => ({ q: `${word()} ${word()}` }),
    () => ({ q: `${word()} ${word()} ${word()}` }),
    () => ({ q: word(), region: "DEA", state: "open" }),
    () => ({ q: word(), cpv: "79", procedure: "open,restricted", sort: "deadline" }),
    () => ({ q: `${word()} ${word()}`, cpv: "advertising,print", valueMin: "10000" }),
    () => ({ q: word().slice(0, -2), sort: "published" }),
    () => ({ state: "open", sort: "deadline" }),
    () => ({ cpv: "7934", region: "DE2", deadlineFrom: "2026-11-25", deadlineTo: "2026-12-24" }),
    () => ({ q: corpus.vocabulary[Math.floor(random() * 30)] ?? "", state: "open" }),
    () => ({ q: `VB-${Math.floor(random() * 40_000)}-2026` }),
    () => ({ source: "ted", level: "eu", sort: "value" }),
  ];
  return Array.from({ length: count }, (_, at) => kinds[at % kinds.length]?.() ?? {});
}
