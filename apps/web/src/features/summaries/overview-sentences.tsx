import type { Summary } from "@tc/contract";
import type { ReactNode } from "react";
import { WrittenBy } from "../../ui/data/origin-label";
import { QuotePlaceList } from "../../ui/data/quote-place";
import styles from "./summary-card.module.css";

type Overview = NonNullable<Summary["overview"]>;

interface Props {
  slug: string;
  overview: Overview;
  /** What can be done with a sentence */
  actionOf: (sentence: Overview["sentences"][number]) => ReactNode;
}

/** What a language model wrote of verified items, each sentence with the places it is taken from. */
export function OverviewSentences({ slug, overview: { sentences, ai }, actionOf }: Props) {
  return (
    <section className={styles.section} aria-label="In Kürze" data-ai-generated={ai.model}>
      <h3>In Kürze</h3>
      <WrittenBy ai={ai} />
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence.key}>
            <span>
              {sentence.text} <QuotePlaceList slug={slug} quotes={sentence.quotes} />
            </span>
            {actionOf(sentence)}
          </li>
        ))}
      </ul>
    </section>
  );
}
