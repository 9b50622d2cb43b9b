import styles from "./contents.module.css";
import type { LegalSection } from "./legal-page";

export function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav className={styles.contents} aria-labelledby="inhaltsverzeichnis">
      <h2 id="inhaltsverzeichnis">Auf dieser Seite</h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
