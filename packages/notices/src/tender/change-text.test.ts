import { expect, test } from "vitest";
import { durationText } from "./change-text.ts";

test.each([
  [{ months: 12, unit: "years", renewals: 1 } as const, "1 Jahr, 1 Verlängerung"],
  [{ months: 24, unit: "years", renewals: 2 } as const, "2 Jahre, 2 Verlängerungen"],
  [{ months: 1 }, "1 Monat"],
  [{ days: 14, unit: "weeks" } as const, "2 Wochen"],
  [{ days: 1 }, "1 Tag"],
])("a duration reads as a German says it: %j", (duration, text) => {
  expect(durationText(duration)).toBe(text);
});
