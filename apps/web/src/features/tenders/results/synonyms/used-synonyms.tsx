import { quoteWords } from "./quote-words";
import styles from "./used-synonyms.module.css";

/** More words than these say nothing new. */
const maxWords = 5;

interface Props {
  synonyms: readonly { typed: string; also: readonly string[] }[];
  question: string;
  onSearch: (question: string) => void;
}

/** Which other words have brought tenders of the list, and the way to the typed ones alone. */
export function UsedSynonyms({ synonyms, question, onSearch }: Props) {
  const words = [...new Set(synonyms.flatMap(({ also }) => also))];
  const rest = words.length - maxWords;
  const typed = synonyms.map((synonym) => `„${synonym.typed}“`).join(" ");
  return (
    <p className={styles.line}>
      <span role="status">
        auch: <b>{words.slice(0, maxWords).join(", ")}</b>
        {rest > 0 && ` und ${rest} weitere`}
      </span>
      <button
        type="button"
        onClick={() =>
          onSearch(synonyms.reduce((text, synonym) => quoteWords(text, synonym.typed), question))
        }
      >
        nur {typed}
      </button>
    </p>
  );
}
