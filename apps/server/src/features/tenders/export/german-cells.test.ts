import { expect, test } from "vitest";
import {
  exactAmount,
  germanAmount,
  germanDay,
  germanMoment,
  germanNumber,
} from "./german-cells.ts";

test("days and moments stand as Germans write them, in Berlin's time of summer and winter", () => {
  expect(germanDay("2026-12-01")).toBe("01.12.2026");
  expect(germanMoment("2026-12-01T10:00:00Z", true)).toBe("01.12.2026 11:00");
  expect(germanMoment("2026-07-01T10:00:00Z", true)).toBe("01.07.2026 12:00");
  expect(germanMoment("2026-07-01T21:59:59Z", false)).toBe("01.07.2026");
});

test("amounts stand to be read and to be counted with, to the cent", () => {
  expect(germanAmount(24_800_050, "EUR")).toBe("248.000,50 EUR");
  expect(germanAmount(99, "EUR")).toBe("0,99 EUR");
  expect(exactAmount(123_456_789_012)).toBe("1234567890,12");
  expect(germanNumber(4.625)).toBe("4,6");
});
