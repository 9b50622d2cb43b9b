import type { ChancesSilence, KnockoutOutcome } from "@tc/domain";

/**
 * Below this fit no chance is told: nobody bids there, so nothing says how such bids would end. Chosen by
 * `npm run bench -- fit-separation`, see docs/methods/tender-chances.md.
 */
export const minFitForChances = 50;

/** Why the agency is told no chance on a tender; undefined where it is told one. */
export function chancesSilence(fit: {
  readonly score: number;
  readonly knockout: KnockoutOutcome;
}): ChancesSilence | undefined {
  if (fit.knockout === "failed") return "knockout";
  return fit.score < minFitForChances ? "fit" : undefined;
}
