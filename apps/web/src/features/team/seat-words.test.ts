import { expect, test } from "vitest";
import { moreSeatsWords, seatsWords } from "./seat-words";

test("a full team learns which plan has more places", () => {
  expect(moreSeatsWords(1)).toBe("Premium hat 3 Plätze.");
  expect(moreSeatsWords(3)).toBe("Enterprise hat 10 Plätze.");
  expect(moreSeatsWords(10)).toBeUndefined();
});

test("places are counted in words", () => {
  expect(seatsWords(1, 1)).toBe("1 von einem Platz belegt");
  expect(seatsWords(2, 3)).toBe("2 von 3 Plätzen belegt");
});
