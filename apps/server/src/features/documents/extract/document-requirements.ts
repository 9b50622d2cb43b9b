import { withoutFailure } from "@tc/assessment";
import type { Requirement } from "@tc/assessment";
import { isInForce, isSure, lotIdOf } from "@tc/documents";
import type { DocumentItem } from "@tc/documents";
import type { Lot } from "@tc/domain";
import { sourceOf } from "./statement.ts";

/** A hostile document may repeat itself a thousand times. */
const maxRequirements = 80;

/**
 * The demands of documents, in the form that the scoring judges an agency by; `file` of an item is the document's id. A
 * demand cannot fail an agency if a reader was not sure of it, another contradicts it, or it may belong to the contract.
 */
export function requirementsIn(
  items: readonly DocumentItem[],
  lots: readonly Pick<Lot, "id">[],
  nameOf: (documentId: string) => string,
): Requirement[] {
  const requirements = items.flatMap((item): Requirement[] => {
    if (item.type !== "eligibility" || !item.judged || !isInForce(item)) return [];
    const lotId = item.lot === undefined ? undefined : lotIdOf(item.lot, lots);
    const requirement = {
      ...item.judged.requirement,
      demand: { ...sourceOf(item, nameOf), ...(lotId !== undefined && { lotId }) },
    } as Requirement;
    const isPlaced = item.lot === undefined || lotId !== undefined;
    const canFail = isSure(item) && item.judged.isOfBidders && isPlaced;
    return [canFail ? requirement : withoutFailure(requirement)];
  });
  return unique(requirements).slice(0, maxRequirements);
}

/** The same demand on several pages is the first of them. */
function unique(requirements: readonly Requirement[]): Requirement[] {
  const seen = new Set<string>();
  return requirements.filter(({ demand, ...requirement }) => {
    const key = JSON.stringify([requirement, demand.lotId]);
    return !seen.has(key) && seen.add(key);
  });
}
