import type { AwardCriterion } from "@tc/domain";
import { buildTender } from "@tc/notices";
import { expect, test } from "vitest";
import { testOnRealData } from "../../../../../../tools/real-data.ts";
import { readRealNotices } from "../../../testing/real-notices.ts";
import { invitedBidders, priceWeightOf } from "./stated-facts.ts";

const document = { id: "d", name: "Matrix.pdf", place: { page: 7 } };
const ofDocuments = { percent: 60, quote: "Preis 60 %", document };
const weighed = (price: number): { awardCriteria: AwardCriterion[] } => ({
  awardCriteria: [
    { type: "price", weight: price, weightUnit: "percent" },
    { type: "quality", weight: 100 - price, weightUnit: "percent" },
  ],
});

test("the notice outranks documents, which speak where it is silent", () => {
  expect(priceWeightOf([weighed(40)], ofDocuments)).toEqual({ percent: 40 });
  expect(priceWeightOf([{ awardCriteria: [{ type: "price" }] }], ofDocuments)).toBe(ofDocuments);
  expect(priceWeightOf([], undefined)).toBeUndefined();
});

test("a document settles no weight on which the notice's lots differ", () => {
  expect(priceWeightOf([weighed(40), weighed(50)], ofDocuments)).toBeUndefined();
});

test("how many are invited is the notice's word where all lots agree, else the documents'", () => {
  const five = { count: 5, quote: "fünf", document };
  expect(invitedBidders([{ minCandidates: 3, maxCandidates: 5 }], five)).toEqual({
    least: 3,
    most: 5,
  });
  expect(invitedBidders([{}, {}], five)).toBe(five);
  expect(invitedBidders([{ maxCandidates: 3 }, { maxCandidates: 5 }], five)).toBeUndefined();
});

testOnRealData(
  "notices/germany",
  "every second real call tells one weight of the price, and each is a share",
  async (folder) => {
    const calls = (await readRealNotices([folder])).filter(({ kind }) => kind === "call");
    const weights = calls.flatMap((notice) => {
      const { lots } = buildTender([{ notice, sources: [{ id: "archive" }] }]);
      return priceWeightOf(lots, undefined)?.percent ?? [];
    });
    expect(weights.length).toBeGreaterThan(calls.length * 0.45);
    for (const weight of weights) expect(weight > 0 && weight <= 101, String(weight)).toBe(true);
  },
);
