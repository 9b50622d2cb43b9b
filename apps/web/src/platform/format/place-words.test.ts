import { expect, test } from "vitest";
import { placeWords } from "./place-words";

test("the place of a demand names its field and its lot as readers know them", () => {
  const field = "lots.LOT-0002.selectionCriteria.0.description";
  expect(placeWords({ field, lotId: "LOT-0002" })).toBe("Bekanntmachung, Eignung · Los 2");
  expect(placeWords({ field })).toBe("Bekanntmachung, Eignung");
  expect(placeWords({})).toBe("Bekanntmachung");
});
