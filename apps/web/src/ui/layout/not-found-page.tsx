import { ButtonLink } from "../forms/button";
import { Mascot } from "../data/mascot";
import styles from "./not-found-page.module.css";
import { SitePage } from "./site-page";

/** Nothing is here, or nothing for this visitor: both look the same. */
export function NotFoundPage() {
  return (
    <SitePage hasBackdrop={false}>
      <div className={styles.state}>
        <Mascot className={styles.mascot} />
        <h1>404 – Seite nicht gefunden</h1>
        <p>
          Diese Fährte führt ins Leere. Vielleicht ist die Adresse vertippt, oder die Seite ist
          umgezogen.
        </p>
        <ButtonLink look="main" size="large" href="/">
          Zur Startseite
        </ButtonLink>
      </div>
    </SitePage>
  );
}
