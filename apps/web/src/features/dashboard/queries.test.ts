import { tenderListQuery } from "@tc/contract";
import { expect, test } from "vitest";
import { offeredCodes } from "./queries";

test("the dashboard looks for what the profile names, agency sectors and codes alike", () => {
  expect(offeredCodes({ agencySectors: ["film", "web"], cpv: ["79341"] })).toBe("film,web,79341");
});

test("an empty profile looks for everything agencies usually offer, and the API understands it", () => {
  const cpv = offeredCodes({ agencySectors: [], cpv: [] });
  expect(tenderListQuery.parse({ cpv }).cpv).toContain("advertising");
});
