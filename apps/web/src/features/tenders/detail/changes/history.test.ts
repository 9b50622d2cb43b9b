import { expect, test } from "vitest";
import { hasHistory, historyOf, noticeWords } from "./history";

const call = { noticeId: "a", version: "01", kind: "call", sources: ["doe"] };
const correction = { ...call, noticeId: "b", description: "Bieterfrage 3 ist beantwortet." };
const change = { noticeId: "b", noticeVersion: "01", field: "title", old: "Alt", new: "Neu" };

test("every notice is in the history, latest first, also one that changed no field", () => {
  const history = historyOf({ notices: [call, correction], changes: [] });
  expect(history.map(({ notice }) => notice.noticeId)).toEqual(["b", "a"]);
});

test("a notice has the changes it brought, and its description only once", () => {
  const { old: _old, ...added } = change;
  const repeated = { ...added, field: "text", new: correction.description };
  const [latest] = historyOf({ notices: [call, correction], changes: [repeated, change] });
  expect(latest?.changes).toEqual([change]);
});

test("a first notice alone is no history", () => {
  expect(hasHistory({ notices: [call], changes: [] })).toBe(false);
  expect(hasHistory({ notices: [call, correction], changes: [] })).toBe(true);
});

test.each([
  [call, "Auftragsbekanntmachung"],
  [{ ...correction, isCorrection: true, reasonCode: "cor-buy" }, "Berichtigung des Auftraggebers"],
  [{ ...correction, isCorrection: true }, "Berichtigung"],
  [
    { ...call, isCorrection: true },
    "Berichtigung ohne Angabe eines Grundes (Auftragsbekanntmachung)",
  ],
  [{ ...call, kind: "modification", reasonCode: "mod-cir" }, "unvorhersehbare Umstände"],
])("each notice says why it was published, or that it does not: %j", (notice, words) => {
  expect(noticeWords(notice)).toBe(words);
});
