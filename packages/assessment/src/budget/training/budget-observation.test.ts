import { expect, test } from "vitest";
import { euros, lotOf, tenderOf } from "../testing/budget-fixtures.ts";
import { budgetObservationsOf } from "./budget-observation.ts";

const won = (lotId: string, value?: { cents: number; currency: string }) => ({
  lotId,
  outcome: "selec-w",
  winners: [],
  withheld: [],
  ...(value && { value }),
});
const identity = { tenderId: "t1", buyer: "b1" };

test("each awarded lot teaches its net value with what was known before", () => {
  const tender = tenderOf({
    stage: "awarded",
    lots: [lotOf(), lotOf({ id: "LOT-0002", title: "Druck", cpv: ["79810000"] })],
    results: [won("LOT-0001", euros(80_000)), won("LOT-0002", euros(9_000))],
    updatedOn: "2026-05-01",
  });
  const { observations, omitted } = budgetObservationsOf(tender, identity);
  expect(omitted).toEqual({});
  expect(observations.map(({ valueCents }) => valueCents)).toEqual([8_000_000, 900_000]);
  expect(observations[1]).toMatchObject({
    tenderId: "t1",
    lotId: "LOT-0002",
    awardedOn: "2026-05-01",
    features: { cpv: "79810000", title: "Kampagne für den Nahverkehr Druck", buyer: "b1" },
  });
});

test("a framework maximum never becomes a value, whichever notice names it", () => {
  const maximum = euros(500_000);
  const results = [{ ...won("LOT-0001", maximum), frameworkMaximum: maximum }];
  for (const tender of [
    tenderOf({ stage: "awarded", results }),
    tenderOf({
      stage: "awarded",
      lots: [lotOf({ values: { frameworkMaximum: maximum } })],
      results: [won("LOT-0001", maximum)],
    }),
    tenderOf({
      stage: "awarded",
      values: { total: maximum, resultFrameworkMaximum: maximum },
      results: [won("LOT-0001")],
    }),
  ])
    expect(budgetObservationsOf(tender, identity)).toEqual({
      observations: [],
      omitted: { frameworkMaximum: 1 },
    });
});

test("fillers, other currencies, contradicting sums and lots without a winner are left out and counted", () => {
  const of = (tender: Parameters<typeof tenderOf>[0]) =>
    budgetObservationsOf(tenderOf({ stage: "awarded", ...tender }), identity).omitted;
  expect(of({ results: [won("LOT-0001", euros(1))] })).toEqual({ placeholder: 1 });
  expect(of({ results: [won("LOT-0001", euros(0))] })).toEqual({ placeholder: 1 });
  expect(of({ results: [won("LOT-0001", euros(5_000, "CHF"))] })).toEqual({ foreignCurrency: 1 });
  expect(of({ results: [won("LOT-0001")] })).toEqual({ noValue: 1 });
  expect(of({ results: [won("LOT-0001", euros(5_000))], flags: ["lot_sum_mismatch"] })).toEqual({
    flagged: 1,
  });
  expect(of({ results: [{ ...won("LOT-0001", euros(5_000)), outcome: "clos-nw" }] })).toEqual({
    notAwarded: 1,
  });
});

test("the total stands for the only lot, never for one of several", () => {
  const total = { total: euros(70_000) };
  const single = tenderOf({ stage: "awarded", values: total, results: [won("LOT-0001")] });
  expect(budgetObservationsOf(single, identity).observations[0]?.valueCents).toBe(7_000_000);
  const several = tenderOf({
    stage: "awarded",
    values: total,
    lots: [lotOf(), lotOf({ id: "LOT-0002" })],
    results: [won("LOT-0001"), won("LOT-0002")],
  });
  expect(budgetObservationsOf(several, identity).omitted).toEqual({ noValue: 2 });
});
