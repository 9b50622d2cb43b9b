import { parseMoney } from "@tc/domain";
import type { Money } from "@tc/domain";
import type { JsonObject } from "./json-value.ts";
import { numberAt, objectAt, textAt } from "./json-value.ts";

/** A value object `{amount, currency}`; without a currency it says nothing. */
export function moneyAt(holder: JsonObject | undefined, name: string): Money | undefined {
  const value = objectAt(holder, name);
  const amount = numberAt(value, "amount");
  const currency = textAt(value, "currency");
  if (amount === undefined || currency === undefined) return undefined;
  return parseMoney(String(amount), currency);
}

/** Adds amounts of one currency; undefined for none and for mixed currencies. */
export function sumOf(values: readonly Money[]): Money | undefined {
  const [first] = values;
  if (!first || values.some(({ currency }) => currency !== first.currency)) return undefined;
  const cents = values.reduce((sum, value) => sum + value.cents, 0);
  return Number.isSafeInteger(cents) ? { cents, currency: first.currency } : undefined;
}
