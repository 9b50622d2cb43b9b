import { formatNumber } from "../../platform/format/format";

/**
 * How evenly awards spread over winners, from the Herfindahl index of their shares. Its reciprocal is a number that
 * needs no explanation: so many equally strong winners would spread them alike.
 */
export function concentrationWords(concentration: number | undefined): string | undefined {
  if (concentration === undefined || concentration <= 0) return undefined;
  const alike = Math.round(1 / concentration);
  if (alike <= 1) {
    return concentration > 0.9999
      ? "Ein Unternehmen hat hier alle Zuschläge gewonnen."
      : "Ein Unternehmen hat hier fast alle Zuschläge gewonnen.";
  }
  const spread =
    concentration > 0.25
      ? "Wenige Unternehmen gewinnen das meiste"
      : concentration > 0.15
        ? "Einige Unternehmen gewinnen deutlich öfter als andere"
        : "Die Zuschläge verteilen sich auf viele Unternehmen";
  return `${spread}: so, als teilten sich ${formatNumber(alike)} gleich starke Unternehmen den Markt.`;
}
