import { expect, test } from "vitest";
import { chooseDivisions, chooseShape } from "./choose-strength.ts";
import { divisionProbabilities } from "./classify-cpv.ts";
import type { ClassifiedVector } from "./cpv-classifier.ts";
import { fitDivisions } from "./fit-divisions.ts";

const none = { indices: new Uint32Array(0), values: new Float32Array(0) };

/** Word 0 says 45, word 1 says 90; every `oddEvery`th notice bears the other code. */
function notices(oddEvery: number): ClassifiedVector[] {
  return Array.from({ length: 400 }, (_, at) => {
    const word = at % 2;
    const isOdd = at % oddEvery === 0;
    return {
      vector: { split: { indices: Uint32Array.of(word), values: Float32Array.of(1) }, grams: none },
      code: (word === 0) !== isOdd ? "45000000" : "90910000",
      isLabel: false,
      buyer: `buyer ${at % 97}`,
    };
  });
}

test("probabilities say how often buyers left out bear out the words", () => {
  for (const [oddEvery, right] of [
    [5, 0.8],
    [401, 1],
  ] as const) {
    const examples = notices(oddEvery);
    const part = fitDivisions(examples, chooseDivisions(examples, []));
    const told = divisionProbabilities(part, examples[1]!.vector);
    expect(told[part.divisions.indexOf("90")]).toBeGreaterThan(right - 0.06);
    expect(told[part.divisions.indexOf("90")]).toBeLessThan(Math.min(right + 0.06, 1));
  }
});

test("with too few notices to choose by, the middle is taken", () => {
  const few = notices(5).slice(0, 12);
  expect(chooseDivisions(few, [])).toEqual({ l2: 0.02, stretch: 1.5 });
  expect(chooseShape(few, [])).toEqual({ sharpness: 20, habit: 0.5 });
});
