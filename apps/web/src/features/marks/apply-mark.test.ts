import { describe, expect, test } from "vitest";
import { applyMark, isMarked, noMarks } from "./apply-mark";

describe("a mark", () => {
  test("takes its opposite back", () => {
    const saved = applyMark(noMarks, "saved", true);
    expect(applyMark(saved, "dismissed", true)).toEqual({ saved: false, dismissed: true });
    const fits = applyMark(noMarks, "fits", true);
    expect(applyMark(fits, "misfit", true).fitMark).toBe("misfit");
  });

  test("leaves what it has nothing to do with", () => {
    const fits = applyMark(noMarks, "fits", true);
    expect(applyMark(fits, "saved", true)).toEqual({
      fitMark: "fits",
      saved: true,
      dismissed: false,
    });
  });

  test("taken back is gone, with its reason", () => {
    const dismissed = applyMark(noMarks, "dismissed", true, { reason: "region", note: "zu weit" });
    expect(dismissed).toMatchObject({ reason: "region", note: "zu weit" });
    expect(applyMark(dismissed, "dismissed", false)).toEqual(noMarks);
    expect(isMarked(applyMark(noMarks, "misfit", false), "misfit")).toBe(false);
  });

  test("keeps the reason of what still speaks against it", () => {
    const misfit = applyMark(noMarks, "misfit", true, { reason: "volume" });
    const both = applyMark(misfit, "saved", true);
    expect(both).toEqual({ fitMark: "misfit", saved: true, dismissed: false, reason: "volume" });
  });
});
