import { features, isAvailable } from "@tc/domain";
import { expect, test } from "vitest";
import { availableOffers, upcomingIn, upcomingOffers } from "./feature-offers";

const shownInPictures = ["agencyFit", "tenderChances", "marketComparison", "tenderChecks"];

test("every feature of the plans is told, either as available or as coming next", () => {
  const told = [...availableOffers, ...upcomingOffers].map(({ of }) => of);
  const expected = [...features, "tenderChecks"].filter((of) => !shownInPictures.includes(of));
  expect(new Set(told)).toEqual(new Set(expected));
  expect(told).toHaveLength(expected.length);
  for (const { of } of upcomingOffers) expect([of, isAvailable(of)]).toEqual([of, false]);
});

test("a picture on the start page shows what exists", () => {
  for (const of of [...features, "tenderChecks" as const].filter((offer) =>
    shownInPictures.includes(offer),
  ))
    expect([of, isAvailable(of)]).toEqual([of, true]);
});

test("a plan names of what comes next only what it will open", () => {
  expect(upcomingIn("basis")).not.toContain("Pipeline");
  expect(upcomingIn("enterprise")).toHaveLength(upcomingOffers.length);
});
