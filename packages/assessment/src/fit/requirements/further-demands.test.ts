import { describe, expect, test } from "vitest";
import type { PreparedTender } from "../prepared.ts";
import { withDemands, withoutFailure } from "./further-demands.ts";
import type { InsuranceDemand, Requirement, TurnoverDemand } from "./requirement.ts";

const ofNotice = { quote: "Mindestumsatz 500.000 €", field: "description" };
const ofDocument = {
  quote: "Umsatz von mindestens 500.000 €",
  document: { id: "d", name: "Bedingungen.pdf", place: { page: 3 } },
};
const turnover: TurnoverDemand = {
  kind: "turnover",
  cents: 50_000_000,
  basis: "unsaid",
  years: [],
  isSpecific: false,
  isSure: true,
  isPlain: true,
  demand: ofNotice,
};
const insurance: InsuranceDemand = {
  kind: "insurance",
  lowestCents: 100_000_000,
  highestCents: 100_000_000,
  timesAYear: 1,
  isProfessional: true,
  isSumElsewhere: false,
  maySpare: false,
  mayFollow: false,
  isPlain: true,
  demand: ofDocument,
};
const tender = (requirements: readonly Requirement[]) =>
  ({ requirements, lotIds: ["LOT-0001", "LOT-0002"] }) as unknown as PreparedTender;
const demandsOf = (stated: readonly Requirement[], further: readonly Requirement[]) =>
  withDemands(tender(stated), further).requirements.map(({ demand }) => demand);

describe("what documents demand beside the notice", () => {
  test("stands beside it, and once where both demand the same", () => {
    const same = { ...turnover, demand: ofDocument };
    expect(demandsOf([turnover], [insurance])).toEqual([ofNotice, ofDocument]);
    expect(demandsOf([turnover], [same])).toEqual([ofNotice]);
    expect(demandsOf([], [same])).toEqual([ofDocument]);
  });

  test("stands by itself where its words may limit it, its figure differs, or the notice's is of one lot", () => {
    const further = { ...turnover, demand: ofDocument };
    expect(demandsOf([turnover], [{ ...further, isPlain: false }])).toHaveLength(2);
    expect(demandsOf([{ ...turnover, isPlain: false }], [further])).toHaveLength(1);
    expect(demandsOf([turnover], [{ ...further, cents: 60_000_000 }])).toHaveLength(2);
    const ofLot = { ...turnover, demand: { ...ofNotice, lotId: "LOT-0001" } };
    expect(demandsOf([ofLot], [further])).toHaveLength(2);
  });

  test("a tender without any is the very same", () => {
    const bare = tender([turnover]);
    expect(withDemands(bare, [])).toBe(bare);
  });
});

test("a demand that nobody fails keeps its figures", () => {
  expect(withoutFailure(turnover)).toEqual({ ...turnover, isSure: false });
  expect(withoutFailure(insurance)).toEqual({ ...insurance, maySpare: true });
});
