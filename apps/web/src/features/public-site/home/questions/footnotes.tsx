import { footnotes } from "../hero/marketing-figures";
import type { FootnoteId } from "../hero/marketing-figures";
import styles from "./footnotes.module.css";

/** The small number at a claim; leads to what it rests on. */
export function FootnoteMark({ id }: { id: FootnoteId }) {
  return (
    <sup className={styles.mark}>
      <a href={`#fussnote-${id}`} aria-label={`Fußnote ${id}`}>
        {id}
      </a>
    </sup>
  );
}

export function Footnotes() {
  return (
    <section className={styles.notes} aria-label="Fußnoten">
      <ol>
        {footnotes.map(({ id, text }) => (
          <li key={id} id={`fussnote-${id}`}>
            <span>({id})</span> {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
