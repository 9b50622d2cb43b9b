import type { AwardCriterion, Lot } from "@tc/domain";
import { expect, test } from "vitest";
import { publishedPriceWeight } from "./published-price-weight.ts";

const percent = (type: string, weight: number): AwardCriterion => ({
  type,
  weight,
  weightUnit: "percent",
});
const lot = (...awardCriteria: AwardCriterion[]): Pick<Lot, "kind" | "awardCriteria"> => ({
  awardCriteria,
});
const forty = lot(percent("price", 40), percent("quality", 60));

test("price and cost count together, whatever the number of criteria", () => {
  expect(publishedPriceWeight([forty])).toBe(40);
  const parts = [percent("price", 33.3), percent("cost", 6.7), percent("quality", 60)];
  expect(publishedPriceWeight([lot(...parts)])).toBe(40);
  expect(publishedPriceWeight([lot(percent("price", 100))])).toBe(100);
});

test("points, words and a price without a figure are no weight in percent", () => {
  const points: AwardCriterion = { type: "price", weight: 40, weightUnit: "points" };
  expect(publishedPriceWeight([lot(points)])).toBeUndefined();
  expect(publishedPriceWeight([lot({ type: "price" })])).toBeUndefined();
  expect(publishedPriceWeight([])).toBeUndefined();
});

test("several lots have one weight only where each says the same", () => {
  expect(publishedPriceWeight([forty, forty])).toBe(40);
  const half = lot(percent("price", 50), percent("quality", 50));
  expect(publishedPriceWeight([forty, half])).toBe("unclear");
  expect(publishedPriceWeight([forty, lot()])).toBe("unclear");
  expect(publishedPriceWeight([forty, { ...half, kind: "group" }])).toBe(40);
});

test("weights that do not add up, and sets without a price, tell nothing sure", () => {
  expect(publishedPriceWeight([lot(percent("price", 40), percent("quality", 40))])).toBe("unclear");
  expect(publishedPriceWeight([lot(percent("price", 40), { type: "quality" })])).toBe("unclear");
  expect(publishedPriceWeight([lot(percent("quality", 100))])).toBe("unclear");
  expect(publishedPriceWeight([lot(percent("price", 0), percent("quality", 100))])).toBe("unclear");
});
