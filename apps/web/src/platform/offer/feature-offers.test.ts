import { features } from "@tc/domain";
import { expect, test } from "vitest";
import { featureOffers } from "./feature-offers";

const shownInPictures = ["agencyFit", "tenderChances", "marketComparison"];

test("every feature of the plans is told once, in words or in a picture of the start page", () => {
  const told = [...featureOffers.map(({ of }) => of), ...shownInPictures];
  expect(told.toSorted()).toEqual([...features].toSorted());
});
