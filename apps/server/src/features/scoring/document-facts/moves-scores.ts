import { isDeepStrictEqual } from "node:util";
import type { DocumentFacts } from "./document-facts.ts";

/** Whether demands or the weight of the price are others than before: only these change scores. */
export function movesScores(before: DocumentFacts, after: DocumentFacts): boolean {
  return (
    before.priceWeight?.percent !== after.priceWeight?.percent ||
    !isDeepStrictEqual(before.requirements, after.requirements)
  );
}
