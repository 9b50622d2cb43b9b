import { Mascot } from "../data/mascot";
import styles from "./error-page.module.css";

/** Shown when a screen could not be drawn or loaded. Works without the app's providers. */
export function ErrorPage({ status }: { status?: number | undefined }) {
  return (
    <main className={styles.page}>
      <Mascot faded className={styles.backdrop} />
      <h1>Unexpected Application Error</h1>
      <p>
        {status === undefined ? "Diese Seite" : `Diese Seite (Status ${status})`} konnte nicht
        angezeigt werden. Deine Eingaben und Daten sind davon nicht betroffen.
      </p>
      <p className={styles.actions}>
        {/* A full load, because the running page is what failed. */}
        <a className={styles.primary} href="">
          Neu laden
        </a>
        <a href="/">Zur Startseite</a>
      </p>
    </main>
  );
}
