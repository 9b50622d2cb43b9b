import { expect, test } from "vitest";
import { codeWord } from "./code-words.ts";

test.each([
  ["legalBasis", "de-uvgo", "UVgO"],
  ["legalBasis", "32014L0024", "Richtlinie 2014/24/EU"],
  ["legalBasis", "32007R1370", "Verordnung (EG) Nr. 1370/2007"],
  ["legalBasis", "other", "andere Rechtsgrundlage"],
  ["nonAward", "other", "anderer Grund"],
  ["selection", "other", "Sonstige Anforderung"],
  ["selection", "slc-stand-ins", "Berufshaftpflichtversicherung"],
  ["nature", "neu-erfunden", "neu-erfunden"],
  ["nature", "constructor", "constructor"],
] as const)("in the list %s the code %s reads %s", (list, code, word) => {
  expect(codeWord(list, code)).toBe(word);
});
