import { features, paidTiers } from "@tc/domain";
import { expect, test } from "vitest";
import { planFacts } from "./plan-facts";

test("plans are told in German formats from the one table", () => {
  expect(planFacts("basis").limits.slice(0, 2)).toEqual([
    "Aufträge bis 250.000\u00a0€",
    "1 Platz im Team",
  ]);
  expect(planFacts("premium").limits[0]).toBe("Aufträge bis 5\u00a0Mio.\u00a0€");
  expect(planFacts("enterprise").limits.slice(0, 2)).toEqual([
    "Aufträge in jeder Höhe",
    "10 Plätze im Team",
  ]);
});

test("each plan names only what it adds, together everything", () => {
  const all = paidTiers.flatMap((tier) => planFacts(tier).added);
  expect(all.toSorted()).toEqual([...features].toSorted());
});
