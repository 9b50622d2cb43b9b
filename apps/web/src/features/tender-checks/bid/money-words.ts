import { formatMoney, formatNumber } from "../../../platform/format/format";

/** An expected value is no exact figure: two digits and their size, "27.000 €", "– 3.100 €". */
export function roundEuros(cents: number): string {
  const euros = Math.abs(cents) / 100;
  const step = euros < 1_000 ? 10 : 10 ** (Math.floor(Math.log10(euros)) - 1);
  const rounded = Math.round(euros / step) * step;
  const words = formatMoney({ cents: rounded * 100, currency: "EUR" });
  return cents < 0 && rounded > 0 ? `–\u00a0${words}` : words;
}

export function percentWords(percent: number): string {
  return `${formatNumber(percent)}\u00a0%`;
}
