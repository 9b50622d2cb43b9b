import type { Lot, LotResult, Tender } from "@tc/domain";
import { expect, test } from "vitest";
import { contractTermsOf } from "./contract-terms.ts";
import { contractsOf } from "./tender-contracts.ts";

const lot = (duration: Lot["duration"], parts: Partial<Lot> = {}): Lot => ({
  id: "LOT-0001",
  cpv: ["79341400"],
  nuts: [],
  values: {},
  deadlines: [],
  submissionLanguages: [],
  awardCriteria: [],
  selectionCriteria: [],
  links: [],
  ...(duration && { duration }),
  ...parts,
});
const result: LotResult = {
  lotId: "LOT-0001",
  outcome: "selec-w",
  winners: [],
  contractOn: "2025-02-10",
  withheld: [],
};
const read = (duration: Lot["duration"], parts: Partial<LotResult> = {}) =>
  contractTermsOf({ notices: [] }, lot(duration), { ...result, ...parts });

test("a published end counts before a term, and the term from the published start", () => {
  expect(read({ startsOn: "2025-04-01", endsOn: "2027-03-31", months: 48 }).terms).toMatchObject({
    endsOn: "2027-03-31",
    endsBy: "BT-537",
  });
  expect(read({ startsOn: "2025-04-01", months: 24 }).terms).toMatchObject({
    startsBy: "BT-536",
    endsOn: "2027-03-31",
    endsBy: "BT-36",
  });
  expect(read({ months: 24 }).terms).toMatchObject({ startsBy: "award", endsOn: "2027-02-09" });
  expect(read({ days: 365 }).terms).toMatchObject({ endsOn: "2026-02-09" });
});

test("a term that holds its renewals already ends before them", () => {
  const { terms } = read({
    startsOn: "2025-04-01",
    months: 48,
    renewalText:
      "Der Vertrag kann zweimal um je ein Jahr verlängert werden. Die maximale Vertragslaufzeit beträgt 4 Jahre.",
  });
  expect(terms).toMatchObject({ endsOn: "2027-03-31", renewals: { count: 2, months: 12 } });
});

test.each([
  [undefined, "no-term"],
  [{ open: "unlimited" }, "unlimited"],
  [{ open: "unknown" }, "no-term"],
  [{ months: 3 }, "short"],
  [{ startsOn: "2025-04-01", endsOn: "2024-03-31" }, "implausible"],
  [{ startsOn: "2025-04-01", endsOn: "2055-03-31" }, "implausible"],
  [{ endsOn: "not a day" }, "no-term"],
  [{ months: 0 }, "no-term"],
  [{ months: 9_999 }, "no-term"],
] as const)("a duration of %j is a gap: %s", (duration, gap) => {
  expect(read(duration).gap).toBe(gap);
});

test("without a day of the contract the decision counts, then the publication, then nothing", () => {
  const { contractOn: _day, ...undated } = result;
  const notices = [
    { noticeId: "n", version: "1", kind: "result", publishedOn: "2025-03-01", sources: [] },
  ];
  const of = (tender: Pick<Tender, "notices" | "updatedOn">, parts: Partial<LotResult> = {}) =>
    contractTermsOf(tender, lot({ months: 24 }), { ...undated, ...parts });
  expect(of({ notices }, { decidedOn: "2025-02-20" }).terms).toMatchObject({
    awardedOn: "2025-02-20",
    awardedBy: "decision",
  });
  expect(of({ notices }).terms).toMatchObject({
    awardedOn: "2025-03-01",
    awardedBy: "publication",
  });
  expect(of({ notices: [] })).toEqual({ gap: "no-award-day" });
});

test("lots with the same terms are one contract, and closed lots are none", () => {
  const lots = ["LOT-0001", "LOT-0002", "LOT-0003", "LOT-0004"].map((id, at) =>
    lot({ months: at === 2 ? 12 : 24 }, { id, title: `Los ${at + 1}` }),
  );
  const results = lots.map(({ id }, at) => ({
    ...result,
    lotId: id,
    outcome: at === 3 ? "clos-nw" : "selec-w",
  }));
  const tender = {
    title: "Rahmenvertrag",
    cpv: [],
    lots,
    results,
    notices: [],
  } as unknown as Tender;
  expect(contractsOf(tender)).toMatchObject([
    { lotId: "LOT-0001", lotIds: ["LOT-0001", "LOT-0002"], title: "Rahmenvertrag" },
    { lotId: "LOT-0003", lotIds: ["LOT-0003"], title: "Los 3" },
  ]);
});
