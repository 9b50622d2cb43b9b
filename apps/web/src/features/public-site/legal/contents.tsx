import styles from "./contents.module.css";

interface Props {
  sections: readonly { id: string; title: string }[];
}

export function Contents({ sections }: Props) {
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
