import { amountsIn } from "@tc/assessment";
import type { EligibilityItem, ItemValue } from "../items/document-item.ts";
import { numbersIn } from "../quotes/value-in-quote.ts";
import type { RawItem } from "./raw-items.ts";
import { centsOf, isSaidOf, kindIn } from "./said-words.ts";

const bidderWords = {
  turnover: /umsatz|umsätze/i,
  insurance: /versicher|deckung/i,
  references: /referenz|vergleichbar/i,
  certificates: /zertifi|\bISO\b|EMAS|siegel|qualifi|nachweis/i,
  team: /mitarbeit|person|beschäftig|team|fachkr|berufserfahrung|vollzeit/i,
  register: /register|eintragung|eingetragen|kammer/i,
} as const satisfies Record<EligibilityItem["kind"], RegExp>;

export function eligibility(raw: RawItem, quote: string): ItemValue | undefined {
  const kind = kindIn(bidderWords, raw.kind, quote);
  if (!kind) return undefined;
  const { count, years, names } = raw;
  const cents = centsOf(raw.amount);
  const hasValue = [cents, count, years, names?.[0]].some((value) => value !== undefined);
  if (!hasValue && (kind === "turnover" || kind === "certificates")) return undefined;
  if (raw.amount !== undefined && cents === undefined) return undefined;
  const amounts = (clause: string) => amountsIn(clause).map((amount) => amount.cents);
  if (!isSaidOf(cents, quote, (clause) => bidderWords[kind].test(clause), amounts))
    return undefined;
  const isCount = kind === "references" ? countsReferences : isCounted;
  if (!isCount(count, quote) || !isInYears(years, quote)) return undefined;
  return {
    type: "eligibility",
    kind,
    ...(cents !== undefined && { cents }),
    ...(count !== undefined && { count }),
    ...(years !== undefined && { years }),
    ...(names && names.length > 0 && { names }),
  };
}

const otherUnit =
  /^(?:[\p{L}-]+\s){0,2}?(?:[\p{L}-]*(?:jahr|monat|woche|tage|stunde|euro|prozent)|EUR|Mio|T€|%|€)/iu;

/** "3 Referenzen der letzten 10 Jahre" counts three: the ten have another unit. */
export function isCounted(count: number | undefined, quote: string): boolean {
  return (
    count === undefined ||
    numbersIn(quote).some(({ value, tail }) => value === count && !otherUnit.test(tail))
  );
}

const referenceBehind =
  /^(?:\(?[\p{L}./-]+\)?\s){0,4}?[\p{L}-]*(?:referenz|projekt|auftr[aä]g|nachweis|leistung)/iu;

/** "drei vergleichbare Referenzen", "Referenzen: mindestens 3"; not the persons or lots beside them */
function countsReferences(count: number | undefined, quote: string): boolean {
  if (count === undefined) return true;
  const before = new RegExp(
    `(?:referenz|projekt)\\p{L}*[^\\d\\p{L}]{0,4}(?:\\p{L}+\\.?\\s){0,2}${count}(?![\\d.,])`,
    "iu",
  );
  return (
    before.test(quote) ||
    numbersIn(quote).some(({ value, tail }) => value === count && referenceBehind.test(tail))
  );
}

function isInYears(years: number | undefined, quote: string): boolean {
  return (
    years === undefined ||
    numbersIn(quote).some(
      ({ value, tail }) => value === years && /^(?:[\p{L}-]+\s){0,3}?[\p{L}-]*jahr/iu.test(tail),
    )
  );
}
