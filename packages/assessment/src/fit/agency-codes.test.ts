import { describe, expect, it } from "vitest";
import { agencyCodes, codeAffinity, isPoorCode } from "./agency-codes.ts";

describe("codes of an agency", () => {
  it("are its entries and the prefixes of its agency sectors, each once", () => {
    expect(agencyCodes(["79341400", "x", "79341"], ["advertising"])).toEqual([
      "79340",
      "79341",
      "79341400",
    ]);
  });

  it("cover all below a prefix, a broad prefix less", () => {
    expect(codeAffinity("7934", "79342200")).toBe(1);
    expect(codeAffinity("793", "79342200")).toBe(0.85);
    expect(codeAffinity("79", "79342200")).toBe(0.5);
    expect(codeAffinity("45", "79342200")).toBe(0);
  });

  it("compare whole codes by the digits they share", () => {
    expect(codeAffinity("79341400", "79341400")).toBe(1);
    expect(codeAffinity("45233140", "45233120")).toBe(0.85);
  });

  it("are poor where they say no more than the division", () => {
    expect(["79000000", "", "123", "79340000"].map(isPoorCode)).toEqual([true, true, true, false]);
  });
});
