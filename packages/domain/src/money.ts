/** An amount as published: integer cents of its own currency (ISO 4217). Never converted. */
export interface Money {
  readonly cents: number;
  readonly currency: string;
}

/**
 * From here on an amount may be what a contract is worth: 100 of its currency. Below stand tokens that a form demanded
 * (0, 0.01, 1, 2, 3) and prices of one piece (1.95, 2.25, 3.65). In 746 real German notices 279 published amounts are
 * such and lie below 4; the next larger ones, of small lots, begin at 112.50.
 */
export const smallestValueCents = 10_000;

/** True for an amount that is no value of a contract: neither a budget nor a fact for statistics. */
export function isPlaceholder(money: Money | undefined): boolean {
  return money !== undefined && money.cents < smallestValueCents;
}

/** An estimate is no exact figure: two digits and their size, below 1,000 of its currency whole tens. */
export function twoDigitCents(cents: number): number {
  const amount = Math.abs(cents) / 100;
  const step = amount < 1_000 ? 10 : 10 ** (Math.floor(Math.log10(amount)) - 1);
  const rounded = Math.round(amount / step) * step * 100;
  return cents < 0 && rounded > 0 ? -rounded : rounded;
}

/**
 * Reads a published decimal ("1234.5", ".5", "1.2E6") into integer cents; undefined when it is no finite number
 * or too large to be held exactly.
 */
export function parseMoney(amount: string, currency: string): Money | undefined {
  const text = amount.trim();
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d{1,2})?$/.test(text)) return undefined;
  const cents = Math.round(Number(text) * 100);
  if (!Number.isSafeInteger(cents)) return undefined;
  return { cents: cents === 0 ? 0 : cents, currency: currency.trim().toUpperCase() || "EUR" };
}

const numbers = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 2 });
const wholeNumbers = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 0 });

// A unit starts a little early: 999,600 € is "1 Mio. €", never "1.000 Tsd. €".
const units = [
  [999_500_000, " Mrd.", 1e9, numbers],
  [999_500, " Mio.", 1e6, numbers],
  [10_000, " Tsd.", 1e3, wholeNumbers],
  [1_000, "", 1, wholeNumbers],
  [0, "", 1, numbers],
] as const;

/** "248 Tsd. €", as mails and files say an amount */
export function moneyWords({ cents, currency }: Money): string {
  const amount = cents / 100;
  const [, unit, divisor, format] = units.find(([limit]) => Math.abs(amount) >= limit) ?? units[4];
  const symbol = currency === "EUR" ? "€" : currency;
  return `${format.format(amount / divisor)}${unit} ${symbol}`;
}
