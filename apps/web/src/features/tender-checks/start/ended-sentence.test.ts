import { expect, test } from "vitest";
import type { TenderAnswer } from "../../tenders";
import { endedSentence } from "./ended-sentence";

const at = { kind: "offer", at: "2026-11-20T11:00:00Z", hasTime: true };
const tenderOf = (state: TenderAnswer["state"], deadlines: object[] = [at]) =>
  ({ state, tender: { lots: [{ deadlines }] } }) as unknown as TenderAnswer;

test.each(["open", "planned"] as const)("a tender that is %s can be checked", (state) => {
  expect(endedSentence(tenderOf(state))).toBeUndefined();
});

test.each([
  ["expired", "Die Frist ist abgelaufen; ein Angebot ist nicht mehr möglich."],
  ["cancelled", "Die Ausschreibung ist aufgehoben; ein Angebot ist nicht mehr möglich."],
  ["awarded", "Der Auftrag ist vergeben; ein Angebot ist nicht mehr möglich."],
] as const)("of a tender that is %s it says why there is no check", (state, sentence) => {
  expect(endedSentence(tenderOf(state))).toBe(`${sentence} Deshalb wird nicht mehr geprüft.`);
});

test("no deadline is said to have passed where none was published", () => {
  expect(endedSentence(tenderOf("expired", []))).toMatch(
    /^Die Ausschreibung ist nicht mehr offen;/,
  );
});
