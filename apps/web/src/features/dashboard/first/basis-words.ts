import { formatNumber } from "../../../platform/format/format";

interface Basis {
  readonly openTotal: number;
  readonly sectorTotal: number;
  readonly isScored: boolean;
  readonly matchCount: number;
  readonly nearestCount: number;
}

/** What the first screen was chosen from. */
export function basisWords({ openTotal, sectorTotal, isScored, ...shown }: Basis): string {
  const basis = `Aus ${formatNumber(openTotal)} offenen, ${formatNumber(sectorTotal)} davon in euren Branchen und Regionen.`;
  if (!isScored) return `${basis} Die Bewertung läuft noch, die Liste wächst von selbst.`;
  if (shown.matchCount > 0) return `${basis} Bewertet mit dem, was ihr angegeben habt.`;
  return shown.nearestCount > 0 ? `${basis} Diese kommen euch am nächsten.` : basis;
}
