import { brand } from "@tc/domain";
import { featureOffers, checksLabel, planLabel } from "../../../../platform/offer/feature-offers";
import styles from "./feature-tour.module.css";
import { ProductPicture } from "../hero/product-picture";
import { productPictures } from "../hero/product-pictures";
import section from "../section.module.css";

const shown = [
  {
    title: "Passt der Auftrag zu deiner Agentur?",
    name: "AgencyFit",
    plan: planLabel("agencyFit"),
    text:
      "Zuerst prüft AgencyFit, was dich ausschließen würde: Umsatz, Referenzen, Nachweise, Region. Dann vergibt unser eigenes Modell " +
      "0 bis 100 Punkte in fünf Teilen, jeden mit Begründung. Eine Bedingung, die du nicht erfüllst, bleibt auch neben " +
      "einer hohen Zahl sichtbar.",
    picture: productPictures.fit,
    alt: "AgencyFit einer Ausschreibung: Punktzahl, Passleiste aus fünf Blöcken und darunter die Gründe je Teil",
  },
  {
    title: "Wie stehen die Chancen?",
    name: "TenderChances",
    plan: planLabel("tenderChances"),
    text:
      "Aus früheren Vergaben, dem erwarteten Bieterfeld und deiner Passung wird eine Erfolgsaussicht, immer mit ihrer " +
      "Spanne. Reichen die Daten nicht, steht da „zu wenig Daten“ und keine erfundene Zahl.",
    picture: productPictures.chances,
    alt: "TenderChances einer Ausschreibung: Strichliste aus zwanzig Angeboten, Prozentwert mit Spanne und die Einflüsse darauf",
  },
  {
    title: "Was ist verlangt, und lohnt es sich?",
    name: "TenderCheck",
    plan: checksLabel,
    text:
      "Anforderungen, Fristen und Risiken aus Bekanntmachung und Unterlagen, jede mit ihrem Zitat gegen dein Profil gestellt. " +
      "Dazu ein Vorschlag: bieten oder lassen.",
    picture: productPictures.check,
    alt: "TenderCheck: Anforderungen mit Zitat und Seite, daneben das Profil und ob sie erfüllt sind",
  },
  {
    title: "Wer bietet sonst noch?",
    name: "Wettbewerb und Marktvergleich",
    plan: planLabel("marketComparison"),
    text:
      "Wie viele Angebote üblich sind, wer bei diesem Auftraggeber gewinnt und was gezahlt wurde: nach Branche, Region " +
      "und Zeitraum, mit der Zahl der Fälle dahinter.",
    picture: productPictures.market,
    alt: "Marktvergleich: Zahl der Ausschreibungen, Angebote und Werte im Median, darunter Balken je Quartal",
  },
] as const;

/** What the product does, in pictures of itself, and which plan opens it. */
export function FeatureTour() {
  return (
    <section id="features" className={section.section} aria-labelledby="funktionen">
      <div className={section.intro}>
        <h2 id="funktionen">Vom Stapel zur Auswahl</h2>
        <p>
          Was für dich zählt, steht oben. {brand} ist keine Vergabeplattform: Jeder Eintrag führt
          zum Original, dort reichst du dein Angebot ein.
        </p>
      </div>
      <ProductPicture
        picture={productPictures.results}
        alt="Ergebnisliste: Ausschreibungen nach AgencyFit sortiert, mit Frist, Chancen und erwarteten Angeboten"
        caption="Die Ergebnisliste, nach AgencyFit sortiert. Alle Bilder zeigen die Anwendung mit Musterdaten."
      />
      {shown.map(({ plan, title, name, text, picture, alt }) => (
        <article key={name} className={styles.row}>
          <div>
            <h3>
              <span>{name}</span> {title}
            </h3>
            <p>{text}</p>
            <p className={styles.plan}>{plan}</p>
          </div>
          <ProductPicture
            picture={picture}
            alt={alt}
            className={styles.picture}
            goesOn={picture === productPictures.fit}
          />
        </article>
      ))}
      <p className={styles.method}>
        <a href="/methodik">So rechnen wir</a> und so gut trifft es zu.
      </p>
      <ul className={styles.grid}>
        {featureOffers.map(({ title, text, plan }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <p className={styles.plan}>{plan}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
