import { describe, expect, test } from "vitest";
import {
  count,
  daysUntil,
  formatDay,
  formatDeadline,
  formatMoney,
  formatMoneyShort,
  formatShare,
  formatShortDay,
  formatShortDeadline,
  lastUsable,
  zoneName,
} from "./format";

// Intl separates amount and unit by a no-break space; a reader sees a space.
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

describe("moments and days", () => {
  test("a winter deadline is told in MEZ, a summer one in MESZ", () => {
    expect(formatDeadline({ at: "2026-12-24T13:00:00.000Z", hasTime: true })).toBe(
      "24.12.2026, 14:00 Uhr (MEZ)",
    );
    expect(formatDeadline({ at: "2026-07-01T12:00:00.000Z", hasTime: true })).toBe(
      "01.07.2026, 14:00 Uhr (MESZ)",
    );
  });

  test("the zone changes at 01:00 UTC on the last Sundays of March and October", () => {
    expect(zoneName(new Date("2026-03-29T00:59:59Z"))).toBe("MEZ");
    expect(zoneName(new Date("2026-03-29T01:00:00Z"))).toBe("MESZ");
    expect(zoneName(new Date("2026-10-25T00:59:59Z"))).toBe("MESZ");
    expect(zoneName(new Date("2026-10-25T01:00:00Z"))).toBe("MEZ");
  });

  test("the doubled hour in October stays distinguishable", () => {
    expect(formatDeadline({ at: "2026-10-25T00:30:00Z", hasTime: true })).toBe(
      "25.10.2026, 02:30 Uhr (MESZ)",
    );
    expect(formatDeadline({ at: "2026-10-25T01:30:00Z", hasTime: true })).toBe(
      "25.10.2026, 02:30 Uhr (MEZ)",
    );
  });

  test("a deadline without a published time shows only its German day", () => {
    expect(formatDeadline({ at: "2026-12-24T22:59:59.000Z", hasTime: false })).toBe("24.12.2026");
  });

  test("a deadline at 00:00 is listed by the day before, the last one to use", () => {
    const now = new Date("2026-11-10T12:00:00Z");
    const midnight = { at: "2026-11-16T23:00:00.000Z", hasTime: true };
    expect(formatShortDeadline(midnight, now)).toBe("Ende 16.11.");
    expect(daysUntil(new Date(lastUsable(midnight)), now)).toBe(6);
    expect(formatShortDeadline({ at: "2026-11-16T22:59:59.000Z", hasTime: false }, now)).toBe(
      "16.11.",
    );
  });

  test("days are counted on the German calendar, also across a clock change", () => {
    expect(daysUntil(new Date("2026-03-29T21:59:00Z"), new Date("2026-03-28T23:30:00Z"))).toBe(0);
    expect(daysUntil(new Date("2026-03-30T10:00:00Z"), new Date("2026-03-28T10:00:00Z"))).toBe(2);
    expect(daysUntil(new Date("2026-10-26T10:00:00Z"), new Date("2026-10-24T23:00:00Z"))).toBe(1);
    expect(daysUntil(new Date("2026-11-20T22:30:00Z"), new Date("2026-11-20T23:30:00Z"))).toBe(-1);
  });

  test("a bare day is not moved by a time zone, and text that is no date survives", () => {
    expect(formatDay("2026-01-01")).toBe("01.01.2026");
    expect(formatDay("bald")).toBe("bald");
  });

  test("a short day names the year only when it is another one", () => {
    const now = new Date("2026-11-21T12:00:00Z");
    expect(formatShortDay("2026-12-24", now)).toBe("24.12.");
    expect(formatShortDay("2027-01-04", now)).toBe("04.01.27");
  });
});

describe("amounts", () => {
  test("euros are written the German way", () => {
    expect(plain(formatMoney({ cents: 123_456, currency: "EUR" }))).toBe("1.234,56 €");
    expect(plain(formatMoney({ cents: 13_500_000, currency: "EUR" }))).toBe("135.000 €");
    expect(plain(formatMoney({ cents: 5, currency: "EUR" }))).toBe("0,05 €");
    expect(plain(formatMoney({ cents: 10_000, currency: "CHF" }))).toBe("100,00 CHF");
  });

  test("a currency that is none does not break the page", () => {
    expect(plain(formatMoney({ cents: 100, currency: "EURO?" }))).toContain("1,00");
  });

  test.each([
    [99_900, "999 €"],
    [1_000_000, "10 Tsd. €"],
    [13_500_000, "135 Tsd. €"],
    [99_960_000, "1 Mio. €"],
    [114_000_000, "1,14 Mio. €"],
    [250_000_000_000, "2,5 Mrd. €"],
  ])("%d cents are %s in a list", (cents, text) => {
    expect(plain(formatMoneyShort({ cents, currency: "EUR" }))).toBe(text);
  });

  test("shares and counts", () => {
    expect(plain(formatShare(0.404))).toBe("40 %");
    expect(count(1, "Los", "Lose")).toBe("1 Los");
    expect(count(1200, "Los", "Lose")).toBe("1.200 Lose");
  });
});
