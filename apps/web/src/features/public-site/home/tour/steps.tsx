import { FootnoteMark } from "../questions/footnotes";
import { savedTime } from "../hero/marketing-figures";
import { FitBlocks, Tally } from "../motifs";
import section from "../section.module.css";
import styles from "./steps.module.css";

const steps = [
  {
    title: "Profil anlegen",
    text: "Sag einmal, was ihr könnt, wo ihr arbeitet und was ihr vorweisen könnt. Daran misst sich ab dann jede Ausschreibung.",
    motif: <Tally sure={3} maybe={6} />,
  },
  {
    title: "Treffer sichten",
    text: "Tag für Tag liegen die passenden Verfahren oben. Merken, ablehnen, weiter: Die ganze Liste geht auch per Tastatur.",
    motif: (
      <FitBlocks
        parts={[
          { weight: 30, fulfilment: 90 },
          { weight: 25, fulfilment: 78 },
          { weight: 20, fulfilment: 62 },
          { weight: 10, fulfilment: 36 },
          { weight: 15, fulfilment: 96 },
        ]}
      />
    ),
  },
  {
    title: "Entscheiden",
    text: "Passung, Chancen und Belege stehen nebeneinander. Ob ihr bietet, entscheidet ihr; das Angebot geht direkt an den Auftraggeber.",
    motif: <Tally sure={10} maybe={16} />,
  },
] as const;

export function Steps() {
  return (
    <section className={section.section} aria-labelledby="schritte">
      <div className={section.intro}>
        <h2 id="schritte">Drei Schritte bis zur Entscheidung</h2>
      </div>
      <ol className={styles.steps}>
        {steps.map(({ title, text, motif }) => (
          <li key={title}>
            {motif}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.sum}>
        <span>{savedTime.tenders}</span> <i>×</i> <span>{savedTime.each} Sichtung</span> <i>=</i>{" "}
        <b>{savedTime.total}</b> <span>im Monat gespart</span>
        <FootnoteMark id={savedTime.footnote} />
      </p>
    </section>
  );
}
