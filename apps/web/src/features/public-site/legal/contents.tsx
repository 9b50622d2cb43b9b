import styles from "./contents.module.css";

interface Props {
  sections: readonly { id: string; title: string }[];
  /** The server takes the contents away with the text that they are of. */
  hasVersions: boolean;
}

export function Contents({ sections, hasVersions }: Props) {
  return (
    <nav
      className={styles.contents}
      aria-labelledby="inhaltsverzeichnis"
      {...(hasVersions && { "data-legal": "contents" })}
    >
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
