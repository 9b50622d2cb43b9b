import type { BidderQuestion, CheckPaper, CheckRequirement } from "@tc/contract";
import { describe, expect, test } from "vitest";
import { paperRemedy, questionAbout, requirementRemedy } from "./remedies";

const row = (change: Partial<CheckRequirement>): CheckRequirement => ({
  group: "eligibility",
  name: "2 Personen",
  state: "open",
  quotes: [],
  ...change,
});
const toOf = (change: Partial<CheckRequirement>) => requirementRemedy(row(change))?.to;

describe("a demand leads to where its proof is entered", () => {
  test("a hard criterion to its section, people to those of the profile, a register to the proofs", () => {
    expect(toOf({ kind: "insurance" })).toBe("/app/profil#versicherung");
    expect(toOf({})).toBe("/app/profil#umsatz");
    expect(toOf({ name: "Registereintrag" })).toBe("/app/profil/nachweise");
  });

  test("and nowhere where it is met, unclear, noted, or missing in the notice", () => {
    expect(toOf({ kind: "insurance", state: "met" })).toBeUndefined();
    expect(toOf({ state: "unclear" })).toBeUndefined();
    expect(toOf({ group: "award", state: "noted" })).toBeUndefined();
    expect(toOf({ kind: "leadTime" })).toBeUndefined();
  });
});

test.each([
  ["Nachweis der Haftpflichtversicherung", "expires", "/app/profil#versicherung"],
  ["Referenzliste", "missing", "/app/profil#referenzen"],
  ["Präqualifikation", "missing", "/app/profil#zertifikate"],
  ["Handelsregisterauszug", "check", "/app/profil/nachweise"],
  ["Formblatt 124", "fill", undefined],
  ["Referenzliste", "ready", undefined],
  ["Referenzliste", "notNeeded", undefined],
] as const)("the paper %s, %s, leads to %s", (name, state, to) => {
  const paper: CheckPaper = { name, state, quotes: [], isVoluntary: false };
  expect(paperRemedy(paper)?.to).toBe(to);
});

test("unclear words lead to the draft that quotes them, from the same document alone", () => {
  const document = { id: "a", name: "Vertrag.pdf", place: { page: 5 } };
  const quotes = [{ quote: "räumt das Nutzungsrecht ein", document }];
  const draft = { key: "contradiction:rights", quotes } as unknown as BidderQuestion;
  const other = { ...draft, quotes: [{ ...quotes[0], document: { ...document, id: "b" } }] };
  const unclear = row({ state: "unclear", quotes });
  expect(questionAbout(unclear, [other as BidderQuestion, draft])).toBe(draft);
  expect(questionAbout(unclear, [other as BidderQuestion])).toBeUndefined();
  expect(questionAbout({ ...unclear, state: "open" }, [draft])).toBeUndefined();
});
