import { expect, test } from "vitest";
import { decidingGaps } from "./profile-gaps";
import { showsFirstScreen } from "./shows-first-screen";
import { whyItDoesNot, whyItFits } from "./why";
import type { Fit } from "./why";

const fit = (change: Partial<Fit>): Fit => ({
  kind: "fit",
  score: 80,
  low: 70,
  high: 90,
  knockout: "passed",
  knockouts: [],
  parts: [{ key: "services", weight: 40, score: 80 }],
  plus: [],
  minus: [],
  unknowns: [],
  isCpvEstimated: false,
  isLearnt: false,
  ...change,
});

test("the sentence names services first, then references, then the weak spot", () => {
  const plus = [
    { part: "references" as const, points: 3, words: [], reference: "Bürgerportal" },
    { part: "services" as const, points: 9, words: ["Film", "Kampagne"] },
  ];
  const knockouts = [{ kind: "turnover" as const, status: "open" as const }];
  expect(whyItFits(fit({ plus, knockouts }))).toBe(
    "Gemeinsam: Film und Kampagne; eure Referenz „Bürgerportal“ ähnelt; noch ungeprüft: Mindestumsatz.",
  );
  expect(whyItFits(fit({}))).toBe("Die Leistungen decken sich.");
});

test("what does not fit names the demand that is not met, else the weakest part", () => {
  const knockouts = [{ kind: "region" as const, status: "failed" as const }];
  expect(whyItDoesNot(fit({ knockouts }))).toBe("Präsenz vor Ort: nicht erfüllt.");
  const parts = [{ key: "services" as const, weight: 40, score: 20 }];
  expect(whyItDoesNot(fit({ score: 41, parts }))).toBe(
    "Schwach: Leistungsbild; AgencyFit 41 statt 65.",
  );
});

test("gaps come by how many tenders they decide, and at most three", () => {
  const open = (...kinds: ("insurance" | "turnover")[]) =>
    fit({ knockouts: kinds.map((kind) => ({ kind, status: "open" as const })) });
  const gaps = decidingGaps([open("insurance", "turnover"), open("insurance")], {
    percent: 40,
    gaps: ["languages", "focus", "teamSize"].map((part, index) => ({
      part,
      weight: 5 + index,
      cost: "",
    })),
  });
  expect(gaps.map(({ name, decides }) => [name, decides])).toEqual([
    ["Deckungssumme angeben", 2],
    ["Umsätze angeben", 1],
    ["Teamgröße angeben", undefined],
  ]);
});

test("the first screen is there for its days, and never where the fit is locked", () => {
  const until = { firstScreenUntil: "2026-11-24T08:00:00Z", features: ["agencyFit" as const] };
  const now = new Date("2026-11-22T08:00:00Z");
  expect(showsFirstScreen(until, now)).toBe(true);
  expect(showsFirstScreen({ ...until, features: [] }, now)).toBe(false);
  expect(showsFirstScreen(until, new Date("2026-11-24T08:00:00Z"))).toBe(false);
  expect(showsFirstScreen({ features: ["agencyFit"] }, now)).toBe(false);
});
