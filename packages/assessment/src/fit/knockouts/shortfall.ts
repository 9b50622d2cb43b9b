import type { TurnoverShortfall } from "../fit-assessment.ts";
import type { PreparedAgency } from "../prepared.ts";
import type { Requirement } from "../requirements/requirement.ts";
import { turnoverRange } from "./judge.ts";

/** What a failed turnover lacks; of other demands nothing adds up. */
export function shortfallOf(
  requirement: Requirement,
  { turnover }: PreparedAgency,
): TurnoverShortfall | undefined {
  if (requirement.kind !== "turnover" || !turnover) return undefined;
  const { cents, basis, isSpecific } = requirement;
  const [least] = turnoverRange(basis, turnover);
  return { demandCents: cents, ownCents: least, isSum: basis === "sum", isSpecific };
}
