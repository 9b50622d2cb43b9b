import { chooseDivisions } from "./choose-strength.ts";
import type { ClassifiedVector, DivisionPart } from "./cpv-classifier.ts";
import { fitDivisions } from "./fit-divisions.ts";

/** Learns to tell the division; how strongly coefficients are held back is chosen on buyers left out. */
export function trainDivisions(
  notices: readonly ClassifiedVector[],
  labels: readonly ClassifiedVector[],
): DivisionPart {
  return fitDivisions([...notices, ...labels], chooseDivisions(notices, labels));
}
