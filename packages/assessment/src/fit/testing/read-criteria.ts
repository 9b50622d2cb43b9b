import type { Lot } from "@tc/domain";
import type { Requirement } from "../requirements/requirement.ts";
import { requirementsOf } from "../requirements/requirements.ts";
import { campaignTender, lot } from "./fit-fixtures.ts";

/** The demands of a tender with one criterion. */
export function readCriterion(description: string, type?: string): Requirement[] {
  return readCriteria([{ description, ...(type !== undefined && { type }) }]);
}

export function readCriteria(selectionCriteria: Lot["selectionCriteria"]): Requirement[] {
  return requirementsOf(
    campaignTender({
      description: "Werbung",
      lots: [lot({ selectionCriteria, submissionLanguages: [] })],
    }),
  );
}

/** What demands say, without where they stand. */
export function facts(requirements: readonly Requirement[]): object[] {
  return requirements.map((requirement) => {
    const { demand: _, ...rest } = requirement;
    return rest;
  });
}
