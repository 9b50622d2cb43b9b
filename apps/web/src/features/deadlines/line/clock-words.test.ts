import type { Clock } from "@tc/contract";
import { expect, test } from "vitest";
import { momentWords, ruleState } from "./clock-words";

const now = new Date("2026-11-24T08:12:00Z");

test("a moment names its weekday, its year only outside the running one, its hour only where there is one", () => {
  const words = (at: string, hasTime = true) => momentWords({ at, hasTime }, now);
  expect(words("2026-11-25T11:00:00.000Z")).toBe("Mi 25.11., 12:00");
  expect(words("2027-01-31T22:59:59.000Z", false)).toBe("So 31.01.27");
  expect(momentWords({ hasTime: false }, now)).toBe("beginnt noch nicht");
});

test("the state of the law is the oldest that a shown rule rests on: a year, or a day", () => {
  const rule = (sourceDate: string) =>
    ({ source: { kind: "rule", sourceDate } }) as unknown as Clock;
  expect(ruleState([rule("2024-02-07"), rule("2021")])).toBe("2021");
  expect(ruleState([rule("2026-11-26"), rule("2024-02-07")])).toBe("07.02.2024");
  expect(ruleState([{ source: { kind: "own" } } as unknown as Clock])).toBeUndefined();
});
