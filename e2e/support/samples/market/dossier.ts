import type { getBuyerDossier } from "@tc/contract";
import type { Answer } from "../answer.ts";

const cases = [
  { slug: "ausschreibung-41", title: "Leadagentur für die Tourismuskampagne", on: "2026-05-14" },
  { slug: "ausschreibung-43", title: "Messeauftritt und Eventkommunikation", on: "2026-02-03" },
];

/** A buyer of whom some figures are known and others only as cases */
export const sampleDossier: Answer<typeof getBuyerDossier> = {
  from: "2023-02-03",
  to: "2026-09-14",
  tenders: 42,
  results: 31,
  priceWeight: {
    n: 23,
    of: 42,
    unclear: 3,
    quartiles: { low: 30, median: 40, high: 60 },
    cases: [],
  },
  pitches: {
    n: 2,
    of: 42,
    fee: 1,
    noFee: 0,
    cases: [
      { ...cases[0]!, says: "fee" },
      { ...cases[1]!, says: "nothing" },
    ],
  },
  cancellations: { n: 2, of: 31, procedures: 1, cases },
  offers: {
    n: 21,
    of: 29,
    quartiles: { low: 2, median: 4, high: 6 },
    singlePercent: 19,
    cases: [],
  },
  values: { n: 2, of: 29, cases: cases.map((item, at) => ({ ...item, value: 8_450_000 + at })) },
  winners: {
    n: 27,
    of: 29,
    parties: [
      { name: "Muster & Partner Kommunikation GmbH", count: 9, share: 9 / 27 },
      { name: "Beispielagentur für Öffentlichkeitsarbeit GmbH", count: 4, share: 4 / 27 },
    ],
  },
  withoutCall: { n: 1, of: 40, cases: [{ ...cases[0]!, winners: ["Muster & Partner GmbH"] }] },
  sample: false,
};
