import { expect, test } from "vitest";
import { listWords } from "./fit-words";

test("words are listed as one says them", () => {
  expect(listWords([])).toBe("");
  expect(listWords(["Kampagne"])).toBe("Kampagne");
  expect(listWords(["Kampagne", "Film", "Print"])).toBe("Kampagne, Film und Print");
  expect(listWords(["a", "b", "c"], 2)).toBe("a, b und 1 weitere");
});
