import { type Money, parseMoney } from "@tc/domain";
import { type XmlElement, attribute } from "../xml/xml-element.ts";

/** A published amount in its currency; negative ones stand where a value is withheld (BT-195). */
export function amount(el: XmlElement | undefined): Money | undefined {
  if (el === undefined) return undefined;
  const money = parseMoney(el.text, attribute(el, "currencyID") ?? "EUR");
  return money === undefined || money.cents < 0 || !/^[A-Z]{3}$/.test(money.currency)
    ? undefined
    : money;
}

/** The sum when all amounts are of one currency; undefined for none or several currencies. */
export function sum(amounts: readonly Money[]): Money | undefined {
  const [first] = amounts;
  if (first === undefined || amounts.some((money) => money.currency !== first.currency)) {
    return undefined;
  }
  const cents = amounts.reduce((total, money) => total + money.cents, 0);
  return Number.isSafeInteger(cents) ? { cents, currency: first.currency } : undefined;
}
