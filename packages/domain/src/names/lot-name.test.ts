import { expect, test } from "vitest";
import { lotName } from "./lot-name.ts";

test("lots are called by their number", () => {
  expect(lotName("LOT-0003")).toBe("Los 3");
  expect(lotName("2")).toBe("Los 2");
  expect(lotName("GLO-0001")).toBe("Losgruppe 1");
  expect(lotName("A/B")).toBe("A/B");
});
