import { brand } from "@tc/domain";
import { Highlight } from "../../../../ui/data/highlight";
import { Mascot } from "../../../../ui/data/mascot";
import actions from "../actions.module.css";
import { FootnoteMark } from "../questions/footnotes";
import { HeroExample } from "./hero-example";
import styles from "./hero.module.css";
import { trialFootnote } from "./marketing-figures";

export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="versprechen">
      <Mascot faded className={styles.backdrop} />
      <div>
        <h1 id="versprechen">
          Öffentliche Aufträge, für die sich ein Angebot <Highlight>lohnt</Highlight>.
        </h1>
        <p className={styles.lead}>
          {brand} sichtet täglich die neuen Ausschreibungen, rechnet aus, wie gut sie zu deiner
          Agentur passen, und nennt die Chance auf den Zuschlag. Bei jeder Zahl steht, worauf sie
          beruht.
        </p>
        <p className={actions.row}>
          <a className={actions.main} href="/register">
            14 Tage kostenlos testen
          </a>
          <a className={actions.plain} href="/demo">
            Demo ansehen
          </a>
        </p>
        <p className={styles.terms}>
          Ohne Kreditkarte. Nur für Unternehmen.
          <FootnoteMark id={trialFootnote} />
        </p>
      </div>
      <HeroExample />
    </section>
  );
}
