import { features } from "@tc/domain";
import { expect, test } from "vitest";
import { planFacts } from "./plan-facts";

test("plans are told in German formats from the one table", () => {
  expect(planFacts("basis", undefined)).toMatchObject({
    cap: "Aufträge bis 250.000\u00a0€",
    seats: "1 Zugang",
    checks: "10 TenderChecks im Monat",
  });
  expect(planFacts("premium", "basis").cap).toBe("Aufträge bis 5.000.000\u00a0€");
  expect(planFacts("enterprise", "premium")).toMatchObject({
    cap: "Aufträge in jeder Höhe",
    seats: "10 Zugänge",
    checks: "150 TenderChecks im Monat, dazu automatische",
  });
});

test("each plan names only what it adds, together all features", () => {
  const all = [
    planFacts("basis", undefined),
    planFacts("premium", "basis"),
    planFacts("enterprise", "premium"),
  ].flatMap((plan) => plan.added);
  expect(all.toSorted()).toEqual([...features].toSorted());
});
