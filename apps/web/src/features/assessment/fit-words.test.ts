import { expect, test } from "vitest";
import { fitWord, listWords } from "./fit-words";

test.each([
  [80, "sehr passend"],
  [79, "passend"],
  [65, "passend"],
  [64, "teilweise passend"],
  [45, "teilweise passend"],
  [44, "kaum passend"],
])("%s is %s", (score, word) => {
  expect(fitWord(score)).toBe(word);
});

test("words are listed as one says them", () => {
  expect(listWords([])).toBe("");
  expect(listWords(["Kampagne"])).toBe("Kampagne");
  expect(listWords(["Kampagne", "Film", "Print"])).toBe("Kampagne, Film und Print");
  expect(listWords(["a", "b", "c"], 2)).toBe("a, b und 1 weitere");
});
