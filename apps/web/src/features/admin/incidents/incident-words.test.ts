import { expect, test } from "vitest";
import { readWords, typedMoment } from "./incident-words";

function form(beginsAt: string, endsAt = ""): FormData {
  const data = new FormData();
  const fields = { title: " Titel ", text: "Text", lost: "nichts", beginsAt, endsAt };
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test("typed times are German times, in summer and in winter", () => {
  expect(readWords(form("2026-11-16T07:41", "2026-11-16T09:22"))).toEqual({
    title: "Titel",
    text: "Text",
    lost: "nichts",
    beginsAt: "2026-11-16T06:41:00.000Z",
    endsAt: "2026-11-16T08:22:00.000Z",
  });
  expect(readWords(form("2026-07-16T07:41"))?.beginsAt).toBe("2026-07-16T05:41:00.000Z");
  expect(typedMoment("2026-11-16T06:41:00.000Z")).toBe("2026-11-16T07:41");
});

test("an incident that ends before it begins is not read", () => {
  expect(readWords(form("2026-11-16T07:41", "2026-11-16T07:40"))).toBeUndefined();
  expect(readWords(form(""))).toBeUndefined();
});
