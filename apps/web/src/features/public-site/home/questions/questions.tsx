import type { ReactNode } from "react";
import styles from "./questions.module.css";
import section from "../section.module.css";

const questions: readonly { question: string; answer: ReactNode }[] = [
  {
    question: "Woher kommen die Ausschreibungen?",
    answer:
      "Aus den amtlichen Bekanntmachungen: dem Datenservice Öffentlicher Einkauf des Bundes und TED, dem Amtsblatt der EU. " +
      "Welche Quelle zuletzt wann gelesen wurde und was fehlt, steht in der Anwendung unter „Datenstand“.",
  },
  {
    question: "Brauche ich für den Test eine Kreditkarte?",
    answer:
      "Nein. Premium läuft 14 Tage ohne Zahlungsdaten und endet von selbst. Jede Agentur kann einmal testen.",
  },
  {
    question: "Wie lange binde ich mich?",
    answer:
      "Bei jährlicher Zahlung zwölf Monate, bei monatlicher einen Monat. Kündigen kannst du mit 30 Tagen Frist zum Ende des Zeitraums.",
  },
  {
    question: "Wo liegen unsere Daten?",
    answer: (
      <>
        In der EU. Alle Zahlen berechnen unsere eigenen Modelle; setzen wir ein Sprachmodell ein,
        kommt es von einem Anbieter aus der EU. Alle Dienstleister stehen in der{" "}
        <a href="/unterauftragsverarbeiter">Liste der Unterauftragsverarbeiter</a>.
      </>
    ),
  },
];

export function Questions() {
  return (
    <section className={section.section} aria-labelledby="fragen">
      <div className={section.intro}>
        <h2 id="fragen">Kurz gefragt</h2>
      </div>
      <div className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
