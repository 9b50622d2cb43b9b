import { describe, expect, test } from "vitest";
import type { Notice } from "../notice.ts";
import { buildTender } from "./build-tender.ts";
import { aLot, aNotice, aResult, sourced } from "./notice-factory.ts";

const build = (notice: Notice) => buildTender([sourced(notice)]);
const euros = (amount: number) => ({ cents: amount * 100, currency: "EUR" });

describe("plausibility", () => {
  const flagsOf = (fields: Partial<Notice>) => build(aNotice(fields)).flags;
  const deadline = (at: string) => [aLot({ deadlines: [{ kind: "offer", at, hasTime: true }] })];

  test.each([
    [
      "a deadline decades ahead",
      { lots: deadline("2048-04-02T10:00:00.000Z") },
      "deadline_implausible",
    ],
    [
      "a deadline before the publication",
      { lots: deadline("2026-02-02T10:00:00.000Z") },
      "deadline_implausible",
    ],
    ["no deadline", { lots: [aLot({ deadlines: [] })] }, "deadline_missing"],
    ["a value of 1 euro", { values: { estimated: euros(1) } }, "value_placeholder"],
    ["the price of one piece", { values: { frameworkMaximum: euros(1.95) } }, "value_placeholder"],
    [
      "a lot worth more than the whole",
      {
        values: { estimated: euros(100_000) },
        lots: [aLot({ values: { estimated: euros(1_000_000) } }), aLot({ id: "LOT-0002" })],
      },
      "value_out_of_range",
    ],
    [
      "an estimate far above the framework maximum",
      { values: { estimated: euros(900_000), frameworkMaximum: euros(300_000) } },
      "value_out_of_range",
    ],
    [
      "an award outside the range of its offers",
      {
        kind: "result",
        results: [
          aResult({
            value: euros(90_000),
            lowestValue: euros(20_000),
            highestValue: euros(30_000),
          }),
        ],
      },
      "value_out_of_range",
    ],
    [
      "an hourly rate as the value of a contract",
      {
        kind: "result",
        lots: [aLot({ values: { estimated: euros(200_000) } })],
        results: [aResult({ value: euros(120) })],
      },
      "value_out_of_range",
    ],
    ["a value of 0", { lots: [aLot({ values: { estimated: euros(0) } })] }, "value_placeholder"],
    [
      "a framework maximum taken for a value",
      { values: { estimated: euros(500_000), frameworkMaximum: euros(500_000) } },
      "value_is_framework_maximum",
    ],
    [
      "lots that do not add up",
      {
        values: { estimated: euros(100_000) },
        lots: [
          aLot({ values: { estimated: euros(30_000) } }),
          aLot({ id: "LOT-0002", values: { estimated: euros(30_000) } }),
        ],
      },
      "lot_sum_mismatch",
    ],
    ["an award published as a call", { title: "Vergebener Auftrag: Druck" }, "award_without_call"],
    [
      "a transparency note published as a call",
      { title: "Transparenzbekanntmachung Film" },
      "award_without_call",
    ],
    [
      "a buyer with phone and mail in the name",
      { buyers: [{ name: "Stadt X, Tel.: 0221 1, a@x.de", identifiers: [] }] },
      "buyer_unclear",
    ],
  ] as const)("flags %s and changes nothing", (_, fields, flag) => {
    expect(flagsOf(fields as Partial<Notice>)).toEqual([flag]);
    const { kind: _kind, ...shown } = fields as Partial<Notice>;
    expect(build(aNotice(fields as Partial<Notice>))).toMatchObject(shown);
  });

  test("lets a purchasing system stay open for its life", () => {
    const lots = [
      aLot({
        dps: "dps-nlist",
        deadlines: [{ kind: "participation", at: "2035-01-01T10:00:00.000Z", hasTime: true }],
      }),
    ];
    expect(flagsOf({ lots })).toEqual([]);
  });
});
