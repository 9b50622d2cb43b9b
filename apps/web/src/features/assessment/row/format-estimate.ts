import { formatMoneyShort, formatNumber } from "../../../platform/format/format";

const nbsp = "\u00a0";

/**
 * "ca. 80–300 Tsd. €" for a list; two significant digits, as an estimate knows no more. Both ends share the unit where they
 * can: "ca. 80 Tsd.–1,2 Mio. €".
 */
export function formatEstimate(lowCents: number, highCents: number): string {
  const [low, high] = [lowCents, highCents].map((cents) =>
    formatMoneyShort({ cents: roundTwoDigits(cents), currency: "EUR" }),
  ) as [string, string];
  const unitOf = (text: string) => text.slice(text.search(/[\s\u00a0]/));
  const shared = unitOf(low) === unitOf(high);
  // "900–12 Tsd. €" would be read as 900 thousand: a bare amount keeps its sign.
  const lowText = shared
    ? low.slice(0, -unitOf(low).length)
    : low.replace(/(\.)[\s\u00a0]*€$/, "$1");
  return `ca.${nbsp}${lowText}–${high}`;
}

/** "ca. 80.000–300.000 €": the same in full for a card. */
export function formatEstimateLong(lowCents: number, highCents: number): string {
  const euros = (cents: number) => formatNumber(roundTwoDigits(cents) / 100);
  return `ca.${nbsp}${euros(lowCents)}–${euros(highCents)}${nbsp}€`;
}

/** 18_347_00 → 18_000_00, whole euros at least. */
function roundTwoDigits(cents: number): number {
  const euros = Math.max(1, Math.round(cents / 100));
  const step = 10 ** Math.max(0, Math.floor(Math.log10(euros)) - 1);
  return Math.round(euros / step) * step * 100;
}
