import { expect, test } from "vitest";
import { cpvWords, placesSummary, placeWords } from "./code-words";

test("many places of one Land are summed up", () => {
  const districts = Array.from({ length: 26 }, (_, index) => `DE7${10 + index}`);
  expect(placesSummary(districts)).toBe("Hessen, 26 Kreise");
  expect(placesSummary(["DE71", "DE72", "DE731", "DE732"])).toBe("Hessen, 4 Regionen");
  expect(placesSummary(["FR101", "FR102", "FR103", "FR104"])).toBe("Frankreich, 4 Regionen");
});

test("every code has a name, also where the official list is not there", () => {
  expect(placeWords("DE734", undefined)).toBe("Hessen");
  expect(placeWords("DE734", "Kassel, Landkreis")).toBe("Kassel, Landkreis (Hessen)");
  expect(placeWords("EL301", undefined)).toBe("Griechenland");
  expect(placeWords("DE", undefined)).toBe("Deutschland");
  expect(cpvWords("79341400", "Werbekampagnen")).toBe("Werbekampagnen");
  expect(cpvWords("45000000", undefined)).not.toBe("");
});
