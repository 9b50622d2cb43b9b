import { brand } from "@tc/domain";
import type { ReactNode } from "react";
import { Mascot } from "../../ui/data/mascot";
import styles from "./shared-frame.module.css";

interface Props {
  /** What is shown of the agency, beside the brand */
  note?: ReactNode;
  children: ReactNode;
}

/** What strangers see around a shared tender: who we are, and no way into the app. */
export function SharedFrame({ note, children }: Props) {
  return (
    <div className={styles.page}>
      <Mascot faded className={styles.backdrop} />
      <header className={styles.head}>
        <a className={styles.brand} href="/" aria-label={brand}>
          <Mascot className={styles.logo} />
          <span>{brand}</span>
        </a>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </header>
      <main id="inhalt" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.foot}>
        <div>
          <span>{brand} findet und bewertet öffentliche Ausschreibungen für Agenturen.</span>
          <a href="/">Startseite</a>
          <a href="/impressum">Impressum</a>
          <a href="/datenschutz">Datenschutz</a>
          {/* The law wants it reachable wherever consent is asked for. */}
          <button type="button" data-action="open-consent" data-needs-script>
            Cookie-Einstellungen
          </button>
        </div>
      </footer>
    </div>
  );
}
