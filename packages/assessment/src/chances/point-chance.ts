import { agencyPart } from "./agency-part.ts";
import type { AgencyInput } from "./agency-part.ts";
import { calibrate } from "../statistics/calibration/calibration.ts";
import type { ChancesModel } from "./chances-model.ts";
import { logistic, logit } from "../statistics/odds.ts";

/** The chance alone, without range and drivers: what lists and trainings need of many. */
export function pointChance(model: ChancesModel, baseline: number, input: AgencyInput): number {
  return shiftedChance(model, baseline, agencyPart(model.coefficients, input).shift);
}

/** E[1/(N+1)] moved by the agency's part and calibrated; unmoved where the adjustment did not prove itself. */
export function shiftedChance(model: ChancesModel, baseline: number, shift: number): number {
  if (model.basis === "baseline") return baseline;
  return calibrate(model.calibration, logistic(logit(baseline) + shift));
}
