import { expect, test } from "vitest";
import { evidenceWords, pointsWords, outOfTwentyWords } from "./chances-words";

test.each([
  [4.2, "+ 4 Punkte"],
  [-2.6, "− 2,5 Punkte"],
  [1, "+ 1 Punkt"],
  [0.2, undefined],
  [-0.1, undefined],
])("a share of %s points is told as %s", (points, words) => {
  expect(pointsWords(points)).toBe(words);
});

test("fewer than one win in twenty is told as none, not as zero", () => {
  expect(outOfTwentyWords(0.4)).toContain("gewinnt ihr keins.");
  expect(outOfTwentyWords(8.6)).toContain("gewinnt ihr etwa 9.");
});

test("what a number rests on is told with its level", () => {
  expect(evidenceWords({ level: "class", n: 1_400 })).toBe("1.400 Vergaben derselben CPV-Klasse");
  expect(evidenceWords({ level: "class", n: 1 })).toBe("1 Vergabe derselben CPV-Klasse");
});
