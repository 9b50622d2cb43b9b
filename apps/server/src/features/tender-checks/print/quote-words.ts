import type { TenderQuote } from "@tc/contract";

export function quoteWords(quote: TenderQuote): string {
  return `„${quote.quote.replaceAll(/\s+/g, " ")}“ (${placeWords(quote)})`;
}

export function placeWords({ document }: TenderQuote): string {
  if (!document) return "Bekanntmachung";
  const { name, place, cell } = document;
  const where =
    "page" in place ? `S. ${place.page}` : "sheet" in place ? place.sheet : place.heading;
  return [name, where, ...(cell === undefined ? [] : [cell])].filter(Boolean).join(", ");
}
