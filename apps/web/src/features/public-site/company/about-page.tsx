import { brand, trialDays } from "@tc/domain";
import { ButtonLink } from "../../../ui/forms/button";
import { Highlight } from "../../../ui/data/highlight";
import { SitePage } from "../../../ui/layout/site-page";
import { FitBlocks, MarkedLines, TallyStrokes } from "./motifs";
import page from "./company-page.module.css";
import styles from "./about-page.module.css";

const values = [
  {
    title: "Effizienz",
    motif: <FitBlocks />,
    text: "Die meisten Ausschreibungen passen nicht zu dir. Das sollst du auf einen Blick sehen und nicht erst nach einem Nachmittag. Was die Entscheidung trägt, steht oben: Frist, Wert, Anforderungen, und was davon du noch nicht erfüllst.",
  },
  {
    title: "KI im Kern",
    motif: <MarkedLines />,
    text: "Sichten, vergleichen, einordnen: Das übernimmt die Maschine, und zwar überall. Entscheiden bleibt deine Sache. Deshalb steht bei jeder Zahl, worauf sie beruht. Reichen die Daten nicht, steht dort keine Zahl.",
  },
  {
    title: "Partnerschaft",
    motif: <TallyStrokes />,
    text: "Wir stehen auf der Seite der Agentur, auch wenn die Antwort „lass es“ heißt. Eine Chance zeigen wir als Spanne und nicht als Versprechen. Und wenn du sagst, was nicht passt, lernt die Rangfolge für dich.",
  },
] as const;

const promises = [
  {
    title: "Jede Zahl sagt, worauf sie beruht.",
    text: "Zu jeder Schätzung gehört, aus wie vielen Fällen sie stammt und wie weit sie daneben liegen kann.",
  },
  {
    title: "„Zu wenig Daten“ ist eine Antwort.",
    text: "Wo Vergleichbares fehlt, steht genau das da. Eine erfundene Zahl hilft niemandem beim Kalkulieren.",
  },
  {
    title: "Ein guter Wert verdeckt nichts.",
    text: "Eine nicht erfüllte Anforderung bleibt sichtbar, wie gut alles andere auch passt.",
  },
  {
    title: "Wir prüfen uns öffentlich.",
    text: "Was wir vorhergesagt haben und was daraus wurde, stellen wir nebeneinander.",
  },
] as const;

/** Why the product exists and what it promises. Tells no history that nobody can prove. */
export function AboutPage() {
  return (
    <SitePage>
      <div className={page.page}>
        <header className={page.hero}>
          <p className={page.kicker}>Über uns</p>
          <h1>
            Gute Ideen sollen nicht an der <Highlight>Aktenlage</Highlight> scheitern.
          </h1>
          <p className={page.lead}>
            Bund, Länder und Kommunen brauchen Kampagnen, Websites, Filme und Marken. Viele
            Agenturen könnten das und bieten trotzdem nie mit, weil schon das Suchen und Lesen mehr
            Zeit kostet, als sie haben. {brand} ändert das.
          </p>
          <Actions />
        </header>

        <section className={page.split} aria-labelledby="geschichte">
          <h2 id="geschichte">Die Geschichte ist ein Problem</h2>
          <div className={page.text}>
            <p>
              Eine Gründerlegende können wir dir nicht bieten. Am Anfang von {brand} steht ein
              Problem, das jede Agentur kennt, die sich einmal um einen öffentlichen Auftrag
              beworben hat.
            </p>
            <p>
              Ausschreibungen stehen auf vielen Plattformen. Zu einem einzigen Verfahren gibt es
              Vorinformation, Bekanntmachung, Berichtigungen und ein Ergebnis, jedes für sich
              veröffentlicht. Was wirklich verlangt wird, steht tief in den Unterlagen. Und ob sich
              die Mühe lohnt, zeigt sich oft erst, wenn sie getan ist.
            </p>
            <p>
              Dabei ist das meiste davon <b>amtlich veröffentlicht</b>: wer ausschreibt, was
              verlangt wird und, bei EU-weiten Verfahren, wer zuletzt gewonnen hat und gegen wie
              viele Angebote. Man muss es nur lesen, zusammenführen und ehrlich auswerten.
            </p>
          </div>
        </section>

        <section className={page.split} aria-labelledby="idee">
          <h2 id="idee">Die Idee: mit dem Stift in der Hand lesen</h2>
          <div className={page.text}>
            <p>
              Wer gut liest, streicht an und schreibt an den Rand. Genau das macht {brand} mit
              Bekanntmachungen: anstreichen, was zählt, und daneben schreiben, was es für deine
              Agentur bedeutet. Aus allen Fassungen eines Verfahrens wird ein Eintrag, und jede
              Änderung steht alt neben neu.
            </p>
            <p>
              <b>AgencyFit</b> sagt dir, wie gut eine Ausschreibung zu deinem Profil passt.{" "}
              <b>TenderChances</b> schätzt, wie oft vergleichbare Angebote gewinnen. Bewerben wirst
              du dich weiterhin auf der Plattform der Vergabestelle. Dorthin führt dich bei jeder
              Ausschreibung ein Link.
            </p>
          </div>
        </section>

        <section className={page.section} aria-labelledby="werte">
          <h2 id="werte">Was uns leitet</h2>
          <ul className={styles.values}>
            {values.map(({ title, motif, text }) => (
              <li key={title}>
                {motif}
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>

        <section className={page.section} aria-labelledby="massstab">
          <h2 id="massstab">Woran du uns messen kannst</h2>
          <dl className={styles.promises}>
            {promises.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className={page.text}>
            <a href="/methodik">So rechnen wir: alle Verfahren im Einzelnen</a>
          </p>
        </section>

        <section className={styles.who} aria-labelledby="wer">
          <div>
            <h2 id="wer">Wer dahintersteht</h2>
            <p>
              {brand} ist ein Angebot der {"{{operator.company}}"} aus {"{{operator.city}}"}. Es
              richtet sich nur an Unternehmen. Die Daten liegen in der EU, auch für die KI nutzen
              wir einen Anbieter aus der EU.
            </p>
            <p className={styles.links}>
              <a href="/kontakt">Kontakt aufnehmen</a>
              <a href="/karriere">Bei uns arbeiten</a>
              <a href="/impressum">Impressum</a>
            </p>
          </div>
          <div>
            <h2>Sieh selbst nach</h2>
            <p>
              Leg ein Profil an und teste Premium {trialDays} Tage kostenlos, ohne Kreditkarte. Oder
              lass dir in 30 Minuten alles zeigen.
            </p>
            <Actions />
          </div>
        </section>
      </div>
    </SitePage>
  );
}

function Actions() {
  return (
    <p className={page.actions}>
      <ButtonLink look="main" size="large" href="/register">
        Kostenlos starten
      </ButtonLink>
      <ButtonLink size="large" href="/demo">
        Demo vereinbaren
      </ButtonLink>
    </p>
  );
}
