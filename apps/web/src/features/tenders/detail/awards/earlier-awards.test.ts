import { expect, test } from "vitest";
import { ownSectorsFirst, withoutTender } from "./earlier-awards";

const award = (tenderSlug: string, offersReceived: number | undefined) => ({
  tenderSlug,
  title: "Druck",
  lotId: "LOT-0001",
  awardedOn: undefined,
  winners: [],
  winnerCount: 0,
  offersReceived,
  value: undefined,
});

test("a tender's own results count neither in the list nor in the shares", () => {
  const buyer = {
    awards: [award("dieser", 3), award("dieser", 2), award("anderer", undefined)],
    awardCount: 4,
    awardsWithOffersShare: 0.75,
    awardsWithValueShare: 0,
  };
  expect(withoutTender(buyer, "dieser")).toEqual({
    awards: [award("anderer", undefined)],
    awardCount: 2,
    awardsWithOffersShare: 0.5,
    awardsWithValueShare: 0,
  });
});

test("with only its own result there is no share to state", () => {
  const buyer = {
    awards: [award("dieser", 3)],
    awardCount: 1,
    awardsWithOffersShare: 1,
    awardsWithValueShare: 0,
  };
  expect(withoutTender(buyer, "dieser")).toEqual({ awards: [], awardCount: 0 });
});

test("awards in the agency's own sectors come first, each part latest first", () => {
  const inSectors = (slug: string) => ({ ...award(slug, 1), isInAgencySectors: true });
  const awards = [
    award("a", 1),
    inSectors("b"),
    { ...award("c", 1), isInAgencySectors: false },
    inSectors("d"),
  ];
  expect(ownSectorsFirst(awards).map(({ tenderSlug }) => tenderSlug)).toEqual(["b", "d", "a", "c"]);
});
