import { expect, test } from "vitest";
import { basisWords } from "./basis-words";

const counts = { openTotal: 46, sectorTotal: 3, isScored: true };

test("the nearest are announced only where there are any", () => {
  const nothing = { ...counts, sectorTotal: 0, matchCount: 0, nearestCount: 0 };
  expect(basisWords(nothing)).toBe("Aus 46 offenen, 0 davon in euren Branchen und Regionen.");
  expect(basisWords({ ...counts, matchCount: 0, nearestCount: 3 })).toBe(
    "Aus 46 offenen, 3 davon in euren Branchen und Regionen. Diese kommen euch am nächsten.",
  );
});

test("what rests on the profile says so, and what is not scored yet too", () => {
  expect(basisWords({ ...counts, matchCount: 2, nearestCount: 0 })).toMatch(
    /Bewertet mit dem, was ihr angegeben habt\.$/,
  );
  expect(basisWords({ ...counts, isScored: false, matchCount: 0, nearestCount: 0 })).toMatch(
    /die Liste wächst von selbst\.$/,
  );
});
