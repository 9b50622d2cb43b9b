import type { TenderQuote } from "@tc/contract";
import { lotName } from "@tc/domain";

const maxQuoted = 200;

/** „ausschließliche Rechte“ (Vertragsentwurf.pdf, S. 5) */
export function quotedWords(quote: TenderQuote): string {
  const words = quote.quote.replaceAll(/\s+/g, " ").trim();
  const text = words.length > maxQuoted ? `${words.slice(0, maxQuoted).trimEnd()} …` : words;
  return `„${text}“ (${placeWords(quote)})`;
}

function placeWords({ document }: TenderQuote): string {
  if (!document) return "Bekanntmachung";
  const { name, place } = document;
  const where =
    "page" in place ? `S. ${place.page}` : "sheet" in place ? place.sheet : place.heading;
  return [name.split("/").at(-1), where].filter(Boolean).join(", ");
}

/** " für Los 1"; nothing where it holds for all */
export function forLot(lotId: string | undefined): string {
  return lotId === undefined ? "" : ` für ${lotName(lotId)}`;
}
