import { expect, test } from "vitest";
import { chooseStrengths, defaultStrengths } from "./choose-strengths.ts";
import { sampleObservations } from "./fixtures.ts";

const byDay = (count: number): ReturnType<typeof sampleObservations> =>
  sampleObservations(count).toSorted((a, b) => (a.day < b.day ? -1 : 1));

test("few procedures choose nothing", () => {
  expect(chooseStrengths(byDay(149))).toBe(defaultStrengths);
});

test("agency sectors that differ much are pulled little", () => {
  const clear = chooseStrengths(byDay(300));
  const alike = byDay(300).map((observation, at) => ({
    ...observation,
    // The same scatter whatever the agency sector.
    offers: 1 + ((at * 7) % 6),
  }));
  expect(clear.cpv).toBeLessThan(chooseStrengths(alike).cpv!);
});
