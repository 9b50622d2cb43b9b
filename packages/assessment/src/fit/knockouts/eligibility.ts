import type { PreparedAgency, PreparedTender } from "../prepared.ts";
import { judgeRequirement } from "./judge.ts";

/**
 * f5: share of the demands that are met, an open one as one half. Without any demand nothing is known: the documents
 * may hold some. The language is a knockout criterion alone; nearly every agency meets it.
 */
export function eligibilityOf(
  agency: PreparedAgency,
  tender: PreparedTender,
): { readonly met: number; readonly share: number } {
  let count = 0;
  let met = 0;
  let open = 0;
  for (const requirement of tender.requirements) {
    if (requirement.kind === "language") continue;
    count++;
    const status = judgeRequirement(requirement, agency, tender);
    if (status === "met") met++;
    else if (status === "open") open++;
  }
  if (count === 0) return { met: 0.5, share: 1 };
  return { met: (met + open / 2) / count, share: open / count };
}
