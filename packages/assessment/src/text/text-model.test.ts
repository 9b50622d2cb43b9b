import { expect, test } from "vitest";
import { seedLexicon } from "@tc/text";
import { randomPairRank } from "./random-pairs.ts";
import { similarity } from "./similarity.ts";
import { cpvLabels, fieldText, trainingTexts } from "./text-fixtures.ts";
import { trainTextModel } from "./train-text-model.ts";
import { createVectorIndex } from "./vector-index.ts";
import { createVectoriser } from "./vectorise.ts";

const options = { lexicon: seedLexicon, cpvLabels, rank: 6 };
const model = trainTextModel(trainingTexts, options);
const vectoriser = createVectoriser(model);
const vectors = trainingTexts.map(({ text }) => vectoriser.vectorise(text));

test("the same texts train the same model to the bit", () => {
  expect(trainTextModel(trainingTexts, options)).toEqual(model);
});

test("a text is most like itself and more like its field than like another", () => {
  const query = vectoriser.vectorise(fieldText("Kampagne für Fahrradwerbung"));
  const values = vectors.map((vector) => similarity(query, vector));
  const best = (from: number, to: number) => Math.max(...values.slice(from, to));
  expect(best(0, 4)).toBeGreaterThan(2 * best(4, 12));
  for (const vector of vectors) expect(similarity(vector, vector)).toBeCloseTo(1, 5);
});

test("words no training text had still match each other", () => {
  const a = vectoriser.vectorise(fieldText("Xylophonverleih"));
  const b = vectoriser.vectorise(fieldText("Verleih", "Xylophonverleih"));
  const c = vectoriser.vectorise(fieldText("Quarzsand"));
  expect(similarity(a, b)).toBeGreaterThan(0.3);
  expect(similarity(a, c)).toBeLessThan(0.05);
});

test("an empty text is like nothing", () => {
  const empty = vectoriser.vectorise(fieldText(""));
  expect(vectors.map((vector) => similarity(empty, vector))).toEqual(vectors.map(() => 0));
});

test("the index gives what the pair gives, to the bit", () => {
  const index = createVectorIndex(vectors);
  const out = new Float64Array(index.size);
  for (const query of [...vectors, vectoriser.vectorise(fieldText("Neue Kampagne Brückenbau"))]) {
    index.similarities(query, out);
    expect([...out]).toEqual(vectors.map((vector) => similarity(query, vector)));
  }
});

test("the rank among random pairs rises with the similarity from 0 to 1", () => {
  const ranks = [-1, 0.05, 0.2, 0.5, 2].map((value) => randomPairRank(model, value));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect([ranks[0], ranks.at(-1)]).toEqual([0, 1]);
  expect(randomPairRank({ randomPairQuantiles: new Float32Array(0) }, 0.3)).toBe(0.5);
});

test("a model of another analyzer is refused", () => {
  expect(() => createVectoriser({ ...model, analyzerVersion: 99 })).toThrow(/analyzer 99/);
});
