import { expect, test } from "vitest";
import { concentrationWords } from "./concentration-words";

test.each([
  [undefined, undefined],
  [1, "Ein Unternehmen hat hier alle Zuschläge gewonnen."],
  [
    0.5,
    "Wenige Unternehmen gewinnen das meiste: so, als teilten sich 2 gleich starke Unternehmen den Markt.",
  ],
  [
    0.2,
    "Einige Unternehmen gewinnen deutlich öfter als andere: so, als teilten sich 5 gleich starke Unternehmen den Markt.",
  ],
  [
    0.02,
    "Die Zuschläge verteilen sich auf viele Unternehmen: so, als teilten sich 50 gleich starke Unternehmen den Markt.",
  ],
])("shares with an index of %s read as: %s", (concentration, words) =>
  expect(concentrationWords(concentration)).toBe(words),
);
