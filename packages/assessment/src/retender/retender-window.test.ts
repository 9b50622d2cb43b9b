import { expect, test } from "vitest";
import type { ContractTerms } from "./contract-terms.ts";
import { daysBetween, possibleEnds, retenderWindow } from "./retender-window.ts";

const terms: ContractTerms = {
  awardedOn: "2023-05-15",
  awardedBy: "contract",
  startsOn: "2023-06-01",
  startsBy: "BT-536",
  endsOn: "2027-05-31",
  endsBy: "BT-537",
  isFramework: false,
};
const renewals = {
  count: 2,
  months: 12,
  countBy: "text",
  monthsBy: "text",
  isInTerm: false,
} as const;

test("a published end gives a window around the usual lead, the likelier half within it", () => {
  const window = retenderWindow(terms)!;
  expect(window).toMatchObject({ basis: "published-end", contractEnd: "2027-05-31" });
  expect(window.latestEnd).toBeUndefined();
  expect(window.lead).toEqual({ low: 0, high: 10, changes: 0 });
  expect(window.core.from >= window.possible.from).toBe(true);
  expect(window.core.to <= window.possible.to).toBe(true);
  // The middle of the likelier half lies about five months before the end.
  const middle =
    (daysBetween(window.core.from, terms.endsOn!) + daysBetween(window.core.to, terms.endsOn!)) / 2;
  expect(middle / 30.44).toBeGreaterThan(4);
  expect(middle / 30.44).toBeLessThan(6);
});

test("renewals widen the window and lower the confidence", () => {
  const plain = retenderWindow(terms)!;
  const extended = retenderWindow({ ...terms, renewals })!;
  expect(extended).toMatchObject({ basis: "computed", latestEnd: "2029-05-31" });
  expect(daysBetween(extended.possible.from, extended.possible.to)).toBeGreaterThan(
    daysBetween(plain.possible.from, plain.possible.to) + 365,
  );
  expect(possibleEnds({ ...terms, renewals }, "2027-05-31").map(({ day }) => day)).toEqual([
    "2027-05-31",
    "2028-05-31",
    "2029-05-31",
  ]);
  const shares = possibleEnds({ ...terms, renewals }, "2027-05-31").map(({ share }) => share);
  expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1);
});

test("what a buyer did before moves its lead, and never more than it did", () => {
  const usual = retenderWindow(terms)!;
  const early = retenderWindow(terms, { leads: [12, 11, 12], callDays: [] })!;
  const late = retenderWindow(terms, { leads: [0, -2], callDays: [] })!;
  expect(early.core.from < usual.core.from).toBe(true);
  expect(late.core.from > usual.core.from).toBe(true);
  expect(early.lead).toMatchObject({ changes: 3 });
  expect((early.lead!.low + early.lead!.high) / 2).toBeLessThan(12);
});

test("without a term only a rhythm of three calls tells a window", () => {
  const { endsOn: _end, endsBy: _by, ...open } = terms;
  const days = ["2015-03-01", "2019-02-20", "2023-03-05"];
  expect(retenderWindow(open)).toBeUndefined();
  expect(retenderWindow(open, { leads: [], callDays: days.slice(1) })).toBeUndefined();
  const window = retenderWindow(open, { leads: [], callDays: days })!;
  expect(window).toMatchObject({ basis: "rhythm", rhythm: { calls: 3, months: 48 } });
  expect(window.core.from < "2027-03-05" && window.core.to > "2027-03-05").toBe(true);
  // Gaps of one and of five years are no rhythm.
  const uneven = ["2017-03-01", "2018-03-01", "2023-03-05"];
  expect(retenderWindow(open, { leads: [], callDays: uneven })).toBeUndefined();
});

test("the longest contract with all its renewals still has a window", () => {
  const longest = {
    ...terms,
    endsOn: "2038-05-31",
    renewals: { ...renewals, count: 10, months: 120 },
  };
  const { possible } = retenderWindow(longest)!;
  expect(possible.from < possible.to).toBe(true);
});
