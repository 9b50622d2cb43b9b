import { features, isAvailable } from "@tc/domain";
import { expect, test } from "vitest";
import { planFacts } from "./plan-facts";

test("plans are told in German formats from the one table", () => {
  expect(planFacts("basis", undefined)).toMatchObject({
    cap: "Aufträge bis 250.000\u00a0€",
    seats: "1 Zugang",
  });
  expect(planFacts("premium", "basis").cap).toBe("Aufträge bis 5.000.000\u00a0€");
  expect(planFacts("enterprise", "premium")).toMatchObject({
    cap: "Aufträge in jeder Höhe",
    seats: "10 Zugänge",
  });
});

test("each plan names only what it adds, together all that can be had", () => {
  const all = [
    planFacts("basis", undefined),
    planFacts("premium", "basis"),
    planFacts("enterprise", "premium"),
  ].flatMap((plan) => plan.added);
  expect(all.toSorted()).toEqual(features.filter(isAvailable).toSorted());
});

test("a quota is told only while there is something to use it for", () => {
  const told = planFacts("enterprise", "premium").checks;
  expect(told !== undefined).toBe(isAvailable("tenderChecks"));
});
