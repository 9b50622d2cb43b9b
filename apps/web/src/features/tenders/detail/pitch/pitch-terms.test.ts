import { expect, test } from "vitest";
import type { Lot } from "../queries";
import { pitchTerms } from "./pitch-terms";

const lot = (change: Partial<Lot> = {}): Lot => ({
  id: "LOT-0001",
  cpv: [],
  nuts: [],
  values: {},
  deadlines: [],
  submissionLanguages: [],
  awardCriteria: [],
  selectionCriteria: [],
  links: [],
  ...change,
});

test("what the notice does not say of the pitch is told as missing", () => {
  expect(pitchTerms({ lots: [lot()] })).toEqual({
    invited: undefined,
    price: undefined,
    drafts: undefined,
    rights: undefined,
  });
});

test("candidates and price weight come from their fields, drafts and rights word for word", () => {
  const terms = pitchTerms({
    description:
      "Gesucht wird eine Agentur. Für die Präsentation wird eine Aufwandsentschädigung von 3.000 € gezahlt. Alle Nutzungsrechte gehen über.",
    lots: [
      lot({
        minCandidates: 3,
        maxCandidates: 5,
        awardCriteria: [
          { type: "price", name: "Preis", weight: 30, weightUnit: "percent" },
          { type: "quality", name: "Konzept", weight: 70, weightUnit: "percent" },
        ],
      }),
    ],
  });
  expect(terms).toEqual({
    invited: "mindestens 3, höchstens 5 werden zugelassen",
    price: "30 % · Konzept 70",
    drafts: "Für die Präsentation wird eine Aufwandsentschädigung von 3.000 € gezahlt.",
    rights: "Alle Nutzungsrechte gehen über.",
  });
});

test("lots that differ are not told as one", () => {
  const lots = [lot({ maxCandidates: 3, minCandidates: 3 }), lot()];
  expect(pitchTerms({ lots }).invited).toBe("je Los verschieden");
});
