import { expect, test } from "vitest";
import { seedLexicon } from "@tc/text";
import { cpvLabels, fieldText, trainingTexts } from "../text/text-fixtures.ts";
import { trainTextModel } from "../text/train-text-model.ts";
import { createVectoriser } from "../text/vectorise.ts";
import { classifyCpv } from "./classify-cpv.ts";
import { readCpvClassifier, serialiseCpvClassifier } from "./serialise-cpv-classifier.ts";
import { trainCpvClassifier } from "./train-cpv-classifier.ts";

const textModel = trainTextModel(trainingTexts, { lexicon: seedLexicon, cpvLabels, rank: 6 });
const training = { textModel, cpvLabels };
const classifier = trainCpvClassifier(trainingTexts, training);
const { vectorise } = createVectoriser(textModel);
const classify = (title: string) => classifyCpv(classifier, vectorise(fieldText(title)));

test("a text gets at most five codes, likeliest first, together no more than certain", () => {
  const codes = classify("Asphaltarbeiten an der Kreisstraße");
  expect(codes).toHaveLength(5);
  expect(codes[0]?.code).toMatch(/^45/);
  const probabilities = codes.map(({ probability }) => probability);
  expect(probabilities).toEqual(probabilities.toSorted((a, b) => b - a));
  expect(probabilities.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(1 + 1e-9);
});

test("inside a division the label tells the code, also one no notice has had", () => {
  expect(classify("Reinigung der Fenster")[0]?.code).toBe("90911300");
  const withoutNotices = trainCpvClassifier([], training);
  const code = classifyCpv(withoutNotices, vectorise(fieldText("Öffentlichkeitsarbeit")))[0]?.code;
  expect(code).toBe("79416000");
});

test("the label texts a notice carries are no help in learning to tell its code", () => {
  const labelled = trainingTexts.map((notice) => ({
    ...notice,
    text: { ...notice.text, cpvLabels: ["Quarzsand"] },
  }));
  expect(trainCpvClassifier(labelled, training)).toEqual(classifier);
});

test("nothing learnt or nothing said: no code", () => {
  const nothing = trainCpvClassifier([], { textModel, cpvLabels: [] });
  expect(classifyCpv(nothing, vectorise(fieldText("Straßenbau")))).toEqual([]);
  expect(classify("")).toEqual([]);
});

test("the same notices train the same classifier, and its bytes give it back", () => {
  const bytes = serialiseCpvClassifier(trainCpvClassifier(trainingTexts, training));
  expect(bytes).toEqual(serialiseCpvClassifier(classifier));
  expect(readCpvClassifier(bytes)).toEqual(classifier);
});
