import { expect, test } from "vitest";
import { seedLexicon } from "@tc/text";
import { readTextModel, serialiseTextModel } from "./serialise-text-model.ts";
import { cpvLabels, trainingTexts } from "./text-fixtures.ts";
import { trainTextModel } from "./train-text-model.ts";

const model = trainTextModel(trainingTexts, { lexicon: seedLexicon, cpvLabels, rank: 4 });
const bytes = serialiseTextModel(model);

test("the bytes of a model give it back", () => {
  expect(readTextModel(bytes)).toEqual(model);
  // As a part of a greater buffer, at a place where no number may begin.
  const shifted = new Uint8Array(bytes.length + 3);
  shifted.set(bytes, 3);
  expect(readTextModel(shifted.subarray(3))).toEqual(model);
  // As decompressing hands them over.
  expect(readTextModel(Buffer.from(bytes))).toEqual(model);
});

test("other bytes are refused", () => {
  expect(() => readTextModel(new Uint8Array(3))).toThrow(/no model of format text/);
  expect(() => readTextModel(bytes.subarray(0, bytes.length - 40))).toThrow(/cut off/);
  expect(() => readTextModel(bytes.subarray(0, 60))).toThrow(/no model/);
  const other = bytes.slice();
  const at = new TextDecoder().decode(bytes.subarray(0, 200)).indexOf('"formatVersion":1');
  other["formatVersion".length + 3 + at] = "7".charCodeAt(0);
  expect(() => readTextModel(other)).toThrow(/no model of format text 1/);
});
