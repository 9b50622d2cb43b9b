import styles from "./result-states.module.css";

/** Words that were only found after a correction. */
export function Corrections({
  corrections,
}: {
  corrections: readonly { typed: string; searched: string }[];
}) {
  const searched = corrections.map((word) => `„${word.searched}“`).join(", ");
  const typed = corrections.map((word) => `„${word.typed}“`).join(", ");
  return (
    <p className={styles.corrections} role="status">
      Zu {typed} gibt es nichts. Meintest du <b>{searched}</b>? Gezeigt werden Treffer dafür.
    </p>
  );
}
