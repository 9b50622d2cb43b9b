import { FileText } from "lucide-react";
import { createContext, Fragment, useContext } from "react";
import type { ReactNode } from "react";
import { addressOf, itemKey } from "../../platform/documents/quote-address";
import type { PlacedQuote } from "../../platform/documents/quote-address";
import { placeWords } from "../../platform/format/place-words";
import { tenderPath } from "../../platform/tender-path";
import { PlaceChip } from "./place-chip";
import styles from "./quote-place.module.css";

/** Tells places in its own way, on a screen that shows the text itself. */
export const QuotePlaces = createContext<((quote: PlacedQuote) => ReactNode) | undefined>(
  undefined,
);

/** Where words stand: a field of the notice, or a page of a document that it leads to. */
export function QuotePlace({ slug, quote }: { slug: string; quote: PlacedQuote }) {
  const placeOf = useContext(QuotePlaces);
  if (placeOf) return placeOf(quote);
  const { document } = quote;
  if (!document) {
    return (
      <span className={styles.field}>
        <FileText size={12} aria-hidden />
        {placeWords(quote)}
      </span>
    );
  }
  const { id: documentId, name, ...place } = document;
  const item = { documentId, quote: quote.quote, ...place };
  const address = addressOf(documentId, itemKey(item));
  return <PlaceChip item={item} name={name} to={tenderPath(slug, "unterlagen") + address} />;
}

/** Where each of them stands, one place beside the other. */
export function QuotePlaceList({ slug, quotes }: { slug: string; quotes: readonly PlacedQuote[] }) {
  return quotes.map((quote, index) => (
    <Fragment key={index}>
      {index > 0 && " "}
      <QuotePlace slug={slug} quote={quote} />
    </Fragment>
  ));
}
