import { expect, test } from "vitest";
import { dataRequestDueOn } from "./data-requests.ts";

test.each([
  ["2026-11-27", false, "2026-12-27"],
  // The month lacks the day, so its last day counts.
  ["2027-01-31", false, "2027-02-28"],
  ["2028-01-31", false, "2028-02-29"],
  ["2026-11-30", true, "2027-02-28"],
  ["2026-12-31", true, "2027-03-31"],
])(
  "a request of %s (extended: %s) is answered on %s at the latest",
  (receivedOn, isExtended, due) => {
    expect(dataRequestDueOn(receivedOn, isExtended)).toBe(due);
  },
);
