import { FootnoteMark } from "./footnotes";
import actions from "../actions.module.css";
import styles from "./closing-call.module.css";
import { trialFootnote } from "../hero/marketing-figures";

export function ClosingCall() {
  return (
    <section className={styles.call} aria-labelledby="los">
      <h2 id="los">Dein nächster Auftrag könnte schon ausgeschrieben sein.</h2>
      <p>
        Leg dein Profil an und sieh nach, was passt. 14 Tage Premium, ohne Kreditkarte.
        <FootnoteMark id={trialFootnote} />
      </p>
      <p className={actions.row}>
        <a className={actions.main} href="/register">
          Kostenlos starten
        </a>
        <a className={styles.second} href="/demo">
          Erst die Demo ansehen
        </a>
      </p>
    </section>
  );
}
