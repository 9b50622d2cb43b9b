import { brand } from "@tc/domain";
import type { ReactNode } from "react";
import { Mascot } from "../data/mascot";
import { SiteFooter } from "./site-footer";
import styles from "./site-page.module.css";

interface Props {
  /** false: the page draws the mascot itself. */
  hasBackdrop?: boolean;
  children: ReactNode;
}

/** A public page: top bar (back, brand, login), its text in the middle with the mascot faded behind it, the footer. */
export function SitePage({ hasBackdrop = true, children }: Props) {
  return (
    <div className={styles.page}>
      {hasBackdrop && <Mascot faded className={styles.backdrop} />}
      <header>
        <a className={styles.skip} href="#inhalt">
          Zum Inhalt springen
        </a>
        <div className={styles.head}>
          <a href="/" data-action="back">
            Zurück
          </a>
          <a className={styles.brand} href="/" aria-label={brand}>
            <Mascot className={styles.logo} />
            <span>{brand}</span>
          </a>
          <a href="/login">Login</a>
        </div>
      </header>
      <main id="inhalt" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
