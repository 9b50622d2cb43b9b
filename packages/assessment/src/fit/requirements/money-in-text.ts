/** An amount in running text. `start` and `end` are positions in the text. */
export interface AmountInText {
  readonly start: number;
  readonly end: number;
  readonly cents: number;
}

const digits = String.raw`\d{1,3}(?:[.\u0020\u00a0\u2009\u202f'’]\d{3}){1,4}(?:,\d{1,2}|[.,](?:-{1,2}|–))?|\d{1,3}(?:,\d{3}){2,4}(?:\.\d{1,2})?|\d{1,12}(?:[.,](?:\d{1,3}|-{1,2}|–))?`;
const words = "eine|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn";
const scale = String.raw`Mio\.?|Millionen|Million|Mrd\.?|Milliarden|Milliarde|Tsd\.?|Tausend|T(?=\s?(?:EUR|€|Euro))|T(?=€)`;
const currency = "EUR(?![a-z])|EURO(?![a-z])|Euro|€|TEUR|T€";

const before = `(?:(?<unitBefore>${currency})\\s{0,2})`;
const number = `(?<![\\d.,])(?:(?<number>${digits})|(?<word>${words})(?:\\s{1,2}\\(\\d{1,2}\\))?(?=\\s{1,2}(?:Mio|Mill|Mrd|Tausend)))`;
const after = `(?:\\s{0,2}(?<scale>${scale}))?(?:\\s{0,2}(?<unit>${currency}))?`;
const pattern = new RegExp(`${before}?${number}${after}`, "giu");

const wordValues = words.split("|");

/**
 * Amounts in euro as German notices write them: "1,5 Mio. EUR", "3 000 000 €", "EUR 5.000.000,-", "500 TEUR",
 * "fünf Millionen Euro", also "1'000'000" and "1,000,000.00". Without a currency a number is none, unless it is
 * written in millions.
 */
export function amountsIn(text: string): AmountInText[] {
  const amounts: AmountInText[] = [];
  for (const match of text.matchAll(pattern)) {
    const { unitBefore, number: figure, word, scale: factor, unit } = match.groups ?? {};
    const isMillions = factor !== undefined && /^M/i.test(factor);
    if (!unit && !unitBefore && !isMillions) continue;
    const value = word ? wordValues.indexOf(word.toLowerCase()) + 1 : parseGerman(figure ?? "");
    const times = multiplier(factor) * (/^T/i.test(unit ?? unitBefore ?? "") ? 1e3 : 1);
    const cents = Math.round(value * times * 100);
    if (!Number.isSafeInteger(cents) || cents <= 0) continue;
    amounts.push({ start: match.index, end: match.index + match[0].trimEnd().length, cents });
  }
  return amounts;
}

function multiplier(factor: string | undefined): number {
  if (!factor) return 1;
  if (/^mrd|^milliarde/i.test(factor)) return 1e9;
  return /^m/i.test(factor) ? 1e6 : 1e3;
}

/** "1.600.000,50" → 1600000.5; "7.0" and "1,5" are decimals, "1.500" is a thousand and a half. */
function parseGerman(figure: string): number {
  const plain = figure.replaceAll(/[\s'’\u00a0\u2009\u202f]/gu, "").replace(/[.,][-–]+$/, "");
  if (/^\d{1,3}(,\d{3}){2,}(\.\d+)?$/.test(plain)) return Number(plain.replaceAll(",", ""));
  if (/^\d{1,3}(\.\d{3})+(,\d+)?$/.test(plain)) {
    return Number(plain.replaceAll(".", "").replace(",", "."));
  }
  return Number(plain.replace(",", "."));
}
