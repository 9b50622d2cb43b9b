import { twoDigitCents } from "@tc/domain";
import { formatMoney, formatNumber } from "../../../platform/format/format";

/** "27.000 €", "– 3.100 €" */
export function roundEuros(cents: number): string {
  const rounded = twoDigitCents(cents);
  const words = formatMoney({ cents: Math.abs(rounded), currency: "EUR" });
  return rounded < 0 ? `–\u00a0${words}` : words;
}

export function percentWords(percent: number): string {
  return `${formatNumber(percent)}\u00a0%`;
}
