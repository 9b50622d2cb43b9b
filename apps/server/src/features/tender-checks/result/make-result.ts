import { requirementGroups } from "@tc/contract";
import type { CheckRequirement, CheckResult } from "@tc/contract";
import { rulesVersion } from "../../documents/index.ts";
import { awardRows } from "./award-rows.ts";
import { bidderRows } from "./bidder-rows.ts";
import type { CheckInput, RequirementInput } from "./check-input.ts";
import { deadlineRows } from "./deadline-rows.ts";
import { effortOf } from "./effort.ts";
import { fairnessOf } from "./fairness.ts";
import { papersOf } from "./papers.ts";
import { risksOf } from "./risks.ts";
import { contractRows, submissionRows } from "./term-rows.ts";

/** What a check finds: decided by code alone, the same input gives the same result. */
export function makeResult(input: CheckInput): CheckResult {
  const requirements = requirementRows(input);
  const papers = papersOf(input);
  return {
    madeAt: input.now.toISOString(),
    rulesVersion,
    engine: "rules",
    documents: input.documents.length,
    pages: input.documents.reduce((sum, { pages }) => sum + pages, 0),
    requirements,
    papers,
    risks: risksOf(input, requirements).slice(0, maxRows),
    fairness: fairnessOf(input, requirements),
    effort: effortOf(input, papers),
  };
}

/** What is demanded, held against the profile: by group, and in each what needs somebody first. */
export function requirementRows(input: RequirementInput): CheckRequirement[] {
  return inOrder([
    ...bidderRows(input),
    ...awardRows(input),
    ...deadlineRows(input),
    ...submissionRows(input),
    ...contractRows(input),
  ]);
}

const order = { failed: 0, unclear: 1, open: 2, met: 3, noted: 4 } as const satisfies Record<
  CheckRequirement["state"],
  number
>;

/** Hostile documents may demand the same of a thousand lots. */
const maxRows = 100;

function inOrder(rows: readonly CheckRequirement[]): CheckRequirement[] {
  return requirementGroups.flatMap((group) =>
    rows
      .filter((row) => row.group === group)
      .toSorted((a, b) => order[a.state] - order[b.state])
      .slice(0, maxRows),
  );
}
