/** An amount as published: integer cents of its own currency (ISO 4217). Never converted. */
export interface Money {
  readonly cents: number;
  readonly currency: string;
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
