import styles from "./hero-example.module.css";
import { FitBlocks, Tally } from "../motifs";

const parts = [
  { weight: 30, fulfilment: 93 },
  { weight: 25, fulfilment: 84 },
  { weight: 20, fulfilment: 72 },
  { weight: 10, fulfilment: 34 },
  { weight: 15, fulfilment: 100 },
] as const;

/** A tender as the product reads it, drawn small. Invented, and says so. */
export function HeroExample() {
  return (
    <figure className={styles.card}>
      <figcaption>Beispiel</figcaption>
      <p className={styles.title}>Dachkampagne „Ausbildung in der Pflege“</p>
      <p className={styles.buyer}>Gesundheitsministerium Musterland · Frist in 19 Tagen</p>
      <div className={styles.fit}>
        <p>
          AgencyFit <b>81</b>
          <span>sehr passend</span>
        </p>
        <FitBlocks parts={parts} className={styles.blocks} />
      </div>
      <div className={styles.chances}>
        <p>
          TenderChances: <b>etwa 8 von 20</b> vergleichbaren Angeboten
        </p>
        <Tally sure={4} maybe={13} className={styles.tally} />
      </div>
      <p className={styles.evidence}>
        In der Bekanntmachung gefordert:{" "}
        <mark>zwei Kampagnen für öffentliche Auftraggeber seit 2023</mark>. Dein Profil nennt vier.
      </p>
    </figure>
  );
}
