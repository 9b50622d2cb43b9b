import { Mascot } from "./mascot";
import styles from "./error-page.module.css";

/** Nothing is here, or nothing for this visitor: both look the same. */
export function NotFoundPage() {
  return (
    <main className={styles.page}>
      <Mascot faded className={styles.backdrop} />
      <h1>404 – Seite nicht gefunden</h1>
      <p>Diese Fährte führt ins Leere.</p>
      <p className={styles.actions}>
        <a className={styles.primary} href="/">
          Zur Startseite
        </a>
      </p>
    </main>
  );
}
