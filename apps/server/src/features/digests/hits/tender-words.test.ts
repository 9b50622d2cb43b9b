import type { TenderListItem } from "@tc/contract";
import { expect, test } from "vitest";
import { hitLines, hitPart } from "../look/hit-part.ts";
import { tenderWords } from "./tender-words.ts";

const now = new Date("2026-11-24T09:00:00Z");

const item = (state: TenderListItem["state"], at?: string, hasTime = true): TenderListItem => ({
  id: "00000000-0000-4000-8000-000000000001",
  slug: "website",
  title: "Website",
  state,
  ...(at !== undefined && { deadline: { at, hasTime } }),
  lotCount: 1,
  sources: [],
  flags: [],
  changeCount: 0,
});
const past = "2026-11-23T11:00:00Z";
const soon = "2026-11-30T11:00:00Z";

test.each([
  ["today", item("open", "2026-11-24T11:00:00Z"), undefined, "Di 24.11., 12:00 Uhr (heute)", true],
  [
    "a whole day",
    item("open", "2026-11-24T22:59:59Z", false),
    undefined,
    "Di 24.11. (heute)",
    true,
  ],
  ["soon", item("open", soon), undefined, "Mo 30.11., 12:00 Uhr (6 Tage)", true],
  [
    "later",
    item("open", "2026-12-10T11:00:00Z"),
    undefined,
    "Do 10.12., 12:00 Uhr (16 Tage)",
    false,
  ],
  [
    "an hour ago",
    item("expired", "2026-11-24T08:00:00Z"),
    undefined,
    "Di 24.11., 9:00 Uhr (abgelaufen)",
    false,
  ],
  ["yesterday", item("expired", past), undefined, "Mo 23.11., 12:00 Uhr (abgelaufen)", false],
  ["awarded", item("awarded", past), "Vergeben", "Mo 23.11., 12:00 Uhr (abgelaufen)", false],
  ["cancelled", item("cancelled", soon), "Aufgehoben", "Mo 30.11., 12:00 Uhr (6 Tage)", false],
  ["planned", item("planned"), "Geplant", undefined, undefined],
  ["ended without a deadline", item("expired"), "Abgelaufen", undefined, undefined],
])("a row says whether one can still offer, and by when: %s", (_, tender, state, when, isSoon) => {
  const words = tenderWords(tender, undefined, now);
  expect(words.state).toBe(state);
  expect(words.deadline?.when).toBe(when);
  expect(words.deadline?.isSoon).toBe(isSoon);
});

test("the state stands before deadline and value, in both parts of a mail", () => {
  const words = tenderWords(item("awarded", past), undefined, now);
  const row = { title: "Website", url: "https://tc.example/app/tender/website", why: "", ...words };
  const line = "Vergeben · Abgabe Mo 23.11., 12:00 Uhr (abgelaufen) · Wert nicht angegeben";
  expect(hitLines(row)).toContain(`    ${line}\n`);
  expect(hitPart(row).source.replaceAll(/\s+/g, " ")).toContain(line);
  expect(hitPart(row).source).not.toContain('class="red"');
});
