// Amounts, shares, spans and days. A figure inside a longer token, such as the number of a form, is none.
const figures = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])(?:${[
    // 15.12.2026, 12:00 Uhr
    String.raw`\d{1,2}\.\s?(?:\d{1,2}\.|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\s?\d{2,4}(?:,?\s(?:um\s)?\d{1,2}[:.]\d{2}\sUhr)?`,
    String.raw`\d{1,2}[:.]\d{2}\sUhr`,
    // 2,5 Mio. EUR, 0,3 %, 90 Kalendertage
    String.raw`\d[\d.,]{0,16}(?:\s?(?:Mio\.?|Mrd\.?|Tsd\.?|Millionen|Milliarden))?\s?(?:€|EUR(?:O)?|TEUR|%|Prozent|v\.\s?H\.)`,
    String.raw`\d[\d.,]{0,16}\s?(?:\p{L}{0,12}(?:tage?n?|monate?n?|jahre?n?)|Wochen?|Stunden?|Personen|Referenzen|Punkte?n?|Seiten)`,
  ]
    .map((pattern) => `(?:${pattern})`)
    .join("|")})(?![\p{L}\d])`,
  "giu",
);

export interface Stretch {
  readonly text: string;
  readonly isMarked: boolean;
}

/** A quote in stretches, its figures marked. Nothing of it is changed or left out. */
export function markedWords(quote: string): Stretch[] {
  const stretches: Stretch[] = [];
  let end = 0;
  for (const match of quote.matchAll(figures)) {
    if (match.index > end) {
      stretches.push({ text: quote.slice(end, match.index), isMarked: false });
    }
    end = match.index + match[0].length;
    stretches.push({ text: match[0], isMarked: true });
  }
  if (end < quote.length) stretches.push({ text: quote.slice(end), isMarked: false });
  return stretches;
}
