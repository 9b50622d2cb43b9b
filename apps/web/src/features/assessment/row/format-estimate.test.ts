import { describe, expect, test } from "vitest";
import { formatEstimate, formatEstimateLong } from "./format-estimate";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("an estimated range", () => {
  test("in a list shares its unit where both ends have the same", () => {
    expect(plain(formatEstimate(80_000_00, 300_000_00))).toBe("ca. 80–300 Tsd. €");
    expect(plain(formatEstimate(1_200_000_00, 4_800_000_00))).toBe("ca. 1,2–4,8 Mio. €");
    expect(plain(formatEstimate(80_000_00, 1_200_000_00))).toBe("ca. 80 Tsd.–1,2 Mio. €");
    expect(plain(formatEstimate(900_00, 12_000_00))).toBe("ca. 900 €–12 Tsd. €");
  });

  test("claims no more than two digits", () => {
    expect(plain(formatEstimate(83_456_78, 297_333_21))).toBe("ca. 83–300 Tsd. €");
    expect(plain(formatEstimateLong(83_456_78, 297_333_21))).toBe("ca. 83.000–300.000 €");
  });
});
