import { expect, test } from "vitest";
import { awardWords } from "./buyer-awards";

const award = { tenderSlug: "druck", title: "Druck", lotId: "LOT-0001" };

test("an award names its winners and counts those that are not listed", () => {
  const words = (winners: string[], winnerCount: number) =>
    awardWords({ ...award, winners, winnerCount });
  expect(words(["Alpha", "Beta"], 2)).toBe("Alpha, Beta");
  expect(words(["Alpha", "Beta"], 1_202)).toBe("Alpha, Beta und 1.200 weitere");
  expect(words([], 0)).toBe("Gewinner nicht veröffentlicht");
});
