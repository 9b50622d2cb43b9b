import { withoutFailure } from "@tc/assessment";
import type { Requirement } from "@tc/assessment";
import type { DocumentItem } from "@tc/documents";
import type { Lot } from "@tc/domain";

/** A hostile document may repeat itself a thousand times. */
const maxRequirements = 80;
/** A reader with less confidence than this was not sure of the words. */
const sureConfidence = 0.7;

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
    if (item.type !== "eligibility" || !item.judged || !isValid(item)) return [];
    const { quote, place, cell, confidence, state } = item;
    const lotId = item.lot === undefined ? undefined : lotIdOf(item.lot, lots);
    const requirement = {
      ...item.judged.requirement,
      demand: {
        quote,
        ...(lotId !== undefined && { lotId }),
        document: {
          id: item.file,
          name: nameOf(item.file),
          place,
          ...(cell !== undefined && { cell }),
        },
      },
    } as Requirement;
    const isSure = state === "ok" && confidence >= sureConfidence && item.judged.isOfBidders;
    const isPlaced = item.lot === undefined || lotId !== undefined;
    return [isSure && isPlaced ? requirement : withoutFailure(requirement)];
  });
  return unique(requirements).slice(0, maxRequirements);
}

/** Neither an older version of a document nor a text written for machines demands anything. */
function isValid({ state }: DocumentItem): boolean {
  return state !== "superseded" && state !== "suspicious";
}

/** "2" → "LOT-0002" */
function lotIdOf(lot: string, lots: readonly Pick<Lot, "id">[]): string | undefined {
  return lots.find(({ id }) => Number(/(\d{1,6})$/.exec(id)?.[1]) === Number(lot))?.id;
}

/** The same demand on several pages is the first of them. */
function unique(requirements: readonly Requirement[]): Requirement[] {
  const seen = new Set<string>();
  return requirements.filter(({ demand, ...requirement }) => {
    const key = JSON.stringify([requirement, demand.lotId]);
    return !seen.has(key) && seen.add(key);
  });
}
