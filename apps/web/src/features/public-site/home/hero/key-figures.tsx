import { FootnoteMark } from "../questions/footnotes";
import styles from "./key-figures.module.css";
import { keyFigures } from "./marketing-figures";

export function KeyFigures() {
  return (
    <section aria-label="Kennzahlen">
      <dl className={styles.figures}>
        {keyFigures.map(({ value, label, footnote }) => (
          <div key={label}>
            <dt>
              {label}
              {footnote !== undefined && <FootnoteMark id={footnote} />}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
