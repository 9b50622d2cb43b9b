import type { TenderQuote } from "@tc/contract";
import { QuotePlace } from "../../../ui/data/quote-place";
import { markedWords } from "./marked-words";
import styles from "./result.module.css";

/** The words of notice and documents, each with its place. */
export function Quotes({ slug, quotes }: { slug: string; quotes: readonly TenderQuote[] }) {
  return quotes.map((quote, index) => (
    <blockquote key={index} className={styles.quote}>
      „<Words quote={quote.quote} />“ <QuotePlace slug={slug} quote={quote} />
    </blockquote>
  ));
}

function Words({ quote }: { quote: string }) {
  return markedWords(quote).map(({ text, isMarked }, at) =>
    isMarked ? <mark key={at}>{text}</mark> : text,
  );
}
