import { expect, test } from "vitest";
import type { ClockFacts } from "@tc/domain";
import { itemsOf } from "../items/items-of.ts";
import { deadlineFindings } from "./deadline-findings.ts";
import type { NoticeDeadline } from "./notice-deadlines.ts";

const facts = {
  regime: "vgv",
  procedure: "open",
  isUrgent: false,
  isElectronic: true,
  hasPlanningNotice: false,
  dispatchedOn: "2027-02-10",
} as const;
const offer = { kind: "offer", at: "2027-03-11T10:00:00Z", hasTime: true } as const;

function lines(
  text: string,
  notice: readonly NoticeDeadline[],
  procedure: ClockFacts & { dispatchedOn?: string },
): string[] {
  const parts = [{ place: { page: 1 }, lines: [{ text }] }];
  const items = itemsOf([{ file: "a.pdf", format: "pdf", parts }], notice);
  return deadlineFindings(items, notice, procedure).map(
    ({ finding, deadline, law }) => `${finding} ${deadline.date} ${law.day} ${law.rule.law}`,
  );
}

test("a deadline before the law's is told, with the rule", () => {
  // 30 days from 10 February end on 12 March.
  expect(lines("", [offer], facts)).toEqual([
    "shorter-than-law 2027-03-11 2027-03-12 § 15 Abs. 4 VgV",
    "answers-due 2027-03-11 2027-03-05 § 20 Abs. 3 VgV",
  ]);
  expect(lines("", [{ ...offer, at: "2027-03-12T10:00:00Z" }], facts)).toEqual([
    "answers-due 2027-03-12 2027-03-06 § 20 Abs. 3 VgV",
  ]);
});

test("the notice's deadline counts, the documents' where it has none", () => {
  const text = "Angebotsfrist: 11.03.2027";
  expect(lines(text, [{ ...offer, at: "2027-04-12T10:00:00Z" }], facts)).toHaveLength(1);
  expect(lines(text, [], facts)).toHaveLength(2);
});

test("nothing is called too short on a guess", () => {
  const { dispatchedOn, ...undated } = facts;
  expect(lines("", [offer], undated)).toHaveLength(1);
  expect(lines("", [offer], { regime: "vgv", procedure: "open", dispatchedOn })).toHaveLength(1);
  // The offers of a second stage follow an invitation whose day nobody knows.
  expect(lines("", [offer], { ...facts, procedure: "neg-w-call" })).toHaveLength(1);
  expect(lines("", [offer], { ...facts, regime: "uvgo" })).toEqual([]);
});
