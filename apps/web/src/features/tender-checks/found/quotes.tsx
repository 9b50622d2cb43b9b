import type { TenderQuote } from "@tc/contract";
import { QuotePlace } from "../../../ui/data/quote-place";
import styles from "./found.module.css";

/** The words of notice and documents, each with its place. */
export function Quotes({ slug, quotes }: { slug: string; quotes: readonly TenderQuote[] }) {
  return quotes.map((quote, index) => (
    <blockquote key={index} className={styles.quote}>
      „{quote.quote}“ <QuotePlace slug={slug} quote={quote} />
    </blockquote>
  ));
}

/** Only where they stand: where the words say no more than the row does. */
export function Places({ slug, quotes }: { slug: string; quotes: readonly TenderQuote[] }) {
  return quotes.map((quote, index) => <QuotePlace key={index} slug={slug} quote={quote} />);
}
