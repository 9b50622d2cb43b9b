import { parseMoney } from "@tc/domain";
import type { Money } from "@tc/domain";
import type { XmlElement } from "../xml/xml-element.ts";
import { isWithheld, kid, valueOf } from "./ted-element.ts";

/** R2.0.9: `<VAL_TOTAL CURRENCY="EUR">1234.56</VAL_TOTAL>`; undefined where withheld. */
export function amountOf(el: XmlElement | undefined): Money | undefined {
  if (!el || isWithheld(el)) return undefined;
  return money(valueOf(el, "FMTVAL") ?? el.text, valueOf(el, "CURRENCY"));
}

export interface ValueRange {
  readonly low?: Money;
  readonly high?: Money;
}

/** R2.0.9: `<VAL_RANGE_TOTAL CURRENCY><LOW/><HIGH/>`; the currency stands on the range. */
export function rangeOf(el: XmlElement | undefined): ValueRange {
  if (!el || isWithheld(el)) return {};
  return range(el, kid(el, "LOW", "LOW_VALUE"), kid(el, "HIGH", "HIGH_VALUE"));
}

/**
 * R2.0.8: a container with CURRENCY and either VALUE_COST or RANGE_VALUE_COST. FMTVAL is the machine's
 * number; the text is written for readers ("378 000,00"). VAT is as published.
 */
export function costOf(el: XmlElement | undefined): ValueRange & { readonly value?: Money } {
  if (!el || isWithheld(el)) return {};
  const single = kid(el, "VALUE_COST");
  const value = single && !isWithheld(single) ? costMoney(single, el) : undefined;
  if (value) return { value };
  const between = kid(el, "RANGE_VALUE_COST");
  return between ? range(el, kid(between, "LOW_VALUE"), kid(between, "HIGH_VALUE")) : {};
}

function range(
  holder: XmlElement,
  low: XmlElement | undefined,
  high: XmlElement | undefined,
): ValueRange {
  const [lowMoney, highMoney] = [low && costMoney(low, holder), high && costMoney(high, holder)];
  return { ...(lowMoney ? { low: lowMoney } : {}), ...(highMoney ? { high: highMoney } : {}) };
}

function costMoney(el: XmlElement, holder: XmlElement): Money | undefined {
  const currency = valueOf(el, "CURRENCY") ?? valueOf(holder, "CURRENCY");
  return money(valueOf(el, "FMTVAL") ?? el.text, currency);
}

function money(text: string, currency: string | undefined): Money | undefined {
  const amount = plainNumber(text);
  return amount === undefined || currency === undefined ? undefined : parseMoney(amount, currency);
}

/** "1 234,5", "1.234,50" and "1,234.50" → "1234.5": the last separator with one or two digits is the decimal one. */
export function plainNumber(text: string): string | undefined {
  const compact = text.replace(/[\s\u00a0\u202f']/g, "");
  if (/^[+-]?\d+(?:\.\d*)?$/.test(compact)) return compact;
  if (!/^[+-]?\d[\d.,]*$/.test(compact)) return undefined;
  const decimals = /[.,](\d{1,2})$/.exec(compact)?.[1] ?? "";
  const whole = decimals ? compact.slice(0, -decimals.length - 1) : compact;
  return `${whole.replace(/[.,]/g, "")}${decimals ? `.${decimals}` : ""}`;
}
