import type { Tender } from "@tc/domain";
import { expect, test } from "vitest";
import { bidValueOf } from "./bid-value.ts";

const tender = { lots: [{ id: "LOT-0001", kind: "lot" }] } as unknown as Tender;
const exactly = (cents: number) => ({ lowCents: cents, medianCents: cents, highCents: cents });

test("an amount of a year or with tax counts as the whole net value, not as it is written", () => {
  const quoted = (cents: number, netCents: number, currency = "EUR") =>
    bidValueOf(tender, undefined, {
      kind: "quoted",
      money: { cents, currency },
      netCents,
      quote: "",
    });
  expect(quoted(59_500_000, 50_000_000)).toEqual(exactly(50_000_000));
  expect(quoted(20_000_000, 80_000_000)).toEqual(exactly(80_000_000));
  expect(quoted(20_000_000, 20_000_000, "CHF")).toBeUndefined();
});
