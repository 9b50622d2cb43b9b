import { amountsIn } from "@tc/assessment";
import { momentsIn } from "../deadlines/german-moments.ts";
import { bindingLengthsIn, periodsIn } from "../deadlines/german-periods.ts";
import type { DeadlineItem, ItemValue } from "../items/document-item.ts";
import { comparableText } from "./canonical.ts";

/**
 * Whether each number, amount and date of a value can be read from its quote alone. A relative deadline has no date
 * yet: that one is computed, never read.
 */
export function isValueInQuote(value: ItemValue, quote: string): boolean {
  switch (value.type) {
    case "deadline":
      return isDeadlineIn(value, quote);
    case "eligibility":
      return (
        isAmountIn(value.cents, quote) &&
        isNumberIn(value.count, quote) &&
        isNumberIn(value.years, quote) &&
        (value.names ?? []).every((name) => comparableText(quote).includes(comparableText(name)))
      );
    case "award-criterion":
      return isNumberIn(value.weightPercent, quote) && isNumberIn(value.points, quote);
    case "contract":
      return (
        isSpanIn(value.months, quote, [/^Monat/iu, 1], [/^Jahr/iu, 12]) &&
        isSpanIn(value.days, quote, [/^(?:\p{L}*tage?n?)(?!\p{L})/iu, 1], [/^Woche/iu, 7]) &&
        isSpanIn(value.percent, quote, percentUnit) &&
        isSpanIn(value.capPercent, quote, percentUnit) &&
        isAmountIn(value.cents, quote)
      );
    case "pitch":
      return isAmountIn(value.cents, quote) && isNumberIn(value.count, quote);
    case "service":
    case "formality":
      return true;
  }
}

const percentUnit = [/^(?:%|Prozent|v\. ?H\.|vom Hundert)/iu, 1] as const;

function isDeadlineIn({ date, time, relative }: DeadlineItem, quote: string): boolean {
  if (relative && date === undefined) {
    return [...periodsIn(quote), ...bindingLengthsIn(quote)].some(
      (period) =>
        period.relative.count === relative.count &&
        period.relative.unit === relative.unit &&
        period.relative.direction === relative.direction &&
        period.relative.of === relative.of,
    );
  }
  if (date === undefined) return time === undefined;
  return momentsIn(quote).some(
    (moment) => moment.date === date && (time === undefined || moment.time === time),
  );
}

function isAmountIn(cents: number | undefined, quote: string): boolean {
  return cents === undefined || amountsIn(quote).some((amount) => amount.cents === cents);
}

function isNumberIn(number: number | undefined, quote: string): boolean {
  return number === undefined || numbersIn(quote).some(({ value }) => value === number);
}

/** A number with its unit behind it: 48 months are also "vier Jahre". */
function isSpanIn(
  number: number | undefined,
  quote: string,
  ...units: readonly (readonly [unit: RegExp, times: number])[]
): boolean {
  if (number === undefined) return true;
  return numbersIn(quote).some(({ value, tail }) =>
    units.some(([unit, times]) => unit.test(tail) && value * times === number),
  );
}

const figures = /(?<![\d.,])(?:\d{1,3}(?:[. '’]\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?)(?![\d]|[.,]\d)/g;
const words =
  "null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig".split(
    " ",
  );
const wordsPattern = /(?<!\p{L})(?:einer?|eines|einem|einen|zweier|dreier|\p{L}{3,8})(?!\p{L})/giu;
const halves = /(?<![\d.,/⁄])1[/⁄]2(?![\d/⁄]|[.,]\d)/g;
const compound =
  /(?<!\p{L})(ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)(?=(?:jähr|monat|fach))/giu;

/** The numbers of a quote, in figures or words, each with the words behind it */
export function numbersIn(quote: string): { value: number; tail: string }[] {
  const text = quote.normalize("NFKC");
  // The 2 of "1/2" is no number of its own.
  const whole = text.replaceAll(halves, "   ");
  const written = [...whole.matchAll(figures)].map((match) => ({
    value: germanNumber(match[0]),
    tail: tailOf(text, match),
  }));
  const parts = [...text.matchAll(halves)].map((match) => ({
    value: 0.5,
    tail: tailOf(text, match),
  }));
  const spelt = [...text.matchAll(wordsPattern), ...text.matchAll(compound)].flatMap((match) => {
    const value = words.indexOf(
      match[0].toLowerCase().replace(/^(ein|zwei|drei)(?:e?[rsmn]?)$/, "$1"),
    );
    return value < 0 ? [] : [{ value, tail: tailOf(text, match) }];
  });
  return [...written, ...parts, ...spelt];
}

/** The words behind a number, "fünf (5) Prozent" */
function tailOf(text: string, match: RegExpExecArray): string {
  const behind = text.slice(match.index + match[0].length);
  return behind.replace(/^(?:\s?\([^()]{1,20}\))?[\s-]*/u, "");
}

/** "1.500" is a thousand and a half, "12,5" and "12.5" are decimals. */
function germanNumber(figure: string): number {
  const plain = /^\d{1,3}(?:[. '’]\d{3})+(?:,\d+)?$/.test(figure)
    ? figure.replaceAll(/[. '’]/g, "")
    : figure;
  return Number(plain.replace(",", "."));
}
