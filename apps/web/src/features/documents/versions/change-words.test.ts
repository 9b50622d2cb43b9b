import type { DocumentVersion, ExtractItem } from "@tc/contract";
import { expect, test } from "vitest";
import { changeWords, countWords, pagesWords } from "./change-words";

const evidence = {
  quote: "",
  documentId: "0191d4e4-8c1c-4a44-9d9b-000000000001",
  place: { page: 1 },
  confidence: 1,
  state: "ok" as const,
};
const offer = (change: Partial<Extract<ExtractItem, { type: "deadline" }>>): ExtractItem => ({
  type: "deadline",
  kind: "offer",
  ...evidence,
  ...change,
});

test("a changed deadline is told by both moments", () => {
  const change = {
    earlier: offer({ date: "2026-03-12", time: "12:00" }),
    later: offer({ date: "2026-03-15", time: "12:00" }),
  };
  expect(changeWords(change)).toEqual({
    kind: "changed",
    name: "Angebotsfrist",
    from: "12.03.2026, 12:00 Uhr",
    to: "15.03.2026, 12:00 Uhr",
    isDoubtful: false,
  });
});

test("a distance is told as it is written, a criterion by its name and weight", () => {
  const relative = { count: 6, unit: "calendar-days", direction: "before", of: "offer" } as const;
  expect(changeWords({ later: offer({ date: "2026-03-06", relative }) })).toMatchObject({
    kind: "added",
    to: "6 Kalendertage vor Ablauf der Angebotsfrist",
  });
  const criterion: ExtractItem = {
    type: "award-criterion",
    kind: "quality",
    name: "Konzept",
    weightPercent: 60,
    isComplete: true,
    ...evidence,
    confidence: 0.5,
  };
  expect(changeWords({ earlier: criterion })).toMatchObject({
    kind: "removed",
    name: "Zuschlag „Konzept“",
    from: "60\u00a0%",
    isDoubtful: true,
  });
});

const version: DocumentVersion = {
  documentId: evidence.documentId,
  earlierUploadedAt: "2026-11-23T08:12:00.000Z",
  earlierPages: 80,
  unreadPages: 0,
  changes: [],
  furtherChanges: 0,
};

test("how much changed is counted, and not claimed where nobody could compare", () => {
  expect(countWords(version)).toBe("keine Angabe geändert");
  expect(countWords({ ...version, changes: [{}], furtherChanges: 3 })).toBe("4 Angaben geändert");
  expect(countWords({ ...version, changes: undefined })).toBeUndefined();
  expect(pagesWords(version, { name: "LV.pdf", pages: 84 })).toEqual({ from: "80", to: "84" });
  expect(pagesWords(version, { name: "LV.pdf", pages: 80 })).toBeUndefined();
  expect(pagesWords(version, { name: "LV.docx", pages: 84 })).toBeUndefined();
});
