import { brand } from "@tc/domain";
import { Mascot } from "../../ui/mascot";
import { SampleBanner } from "../../ui/sample-banner";
import { SiteFooter } from "../../ui/site-footer";
import styles from "./home-page.module.css";

const promises = [
  {
    title: "Ein Eintrag je Ausschreibung",
    text: "Vorinformation, Bekanntmachung, Berichtigung und Ergebnis eines Verfahrens stehen zusammen. Was sich geändert hat, siehst du alt neben neu.",
  },
  {
    title: "Suche, die Deutsch kann",
    text: "„Kampagne“ findet auch die Kommunikationskampagne. Filtern kannst du nach Branche, Land, Frist, Wert und Verfahren.",
  },
  {
    title: "Ehrliche Angaben",
    text: "Schätzwert, Höchstwert und vergebener Wert bleiben getrennt. Unplausible Fristen und fehlende Angaben sind markiert.",
  },
] as const;

/** The way in. Static: no script is needed to read it. */
export function HomePage() {
  return (
    <>
      <SampleBanner id="sample-banner" hidden />
      <div className={styles.clip}>
        <div className={styles.page}>
          <header className={styles.head}>
            <a className={styles.brand} href="/">
              <Mascot className={styles.logo} />
              {brand}
            </a>
            <a className={styles.plain} href="/login">
              Anmelden
            </a>
          </header>
          <main>
            <section className={styles.hero}>
              <Mascot faded className={styles.backdrop} />
              <div>
                <h1>
                  Öffentliche Aufträge für deine Agentur,{" "}
                  <span className={styles.marked}>klar&nbsp;gelesen.</span>
                </h1>
                <p>
                  {brand} liest Deutschlands öffentliche Bekanntmachungen und macht daraus einen
                  verlässlichen Eintrag je Ausschreibung: mit Frist, Wert, Losen, Kriterien und
                  jeder Änderung.
                </p>
                <div className={styles.actions}>
                  <a className={styles.main} href="/register">
                    Kostenlos registrieren
                  </a>
                  <a className={styles.plain} href="/app/results">
                    Ausschreibungen ansehen
                  </a>
                </div>
              </div>
              <Example />
            </section>
            <section className={styles.promises} aria-labelledby="was">
              <h2 id="was">Was du hier bekommst</h2>
              <ul>
                {promises.map(({ title, text }) => (
                  <li key={title}>
                    <h3>{title}</h3>
                    <p>{text}</p>
                  </li>
                ))}
              </ul>
            </section>
          </main>
        </div>
        <SiteFooter />
      </div>
    </>
  );
}

/** A notice as the product reads it, with notes in the margin. Invented, and says so. */
function Example() {
  return (
    <figure className={styles.example}>
      <figcaption>So liest sich ein Eintrag (Beispiel)</figcaption>
      <p className={styles.title}>Rahmenvereinbarung Kommunikationskampagne Klimaanpassung</p>
      <p className={styles.buyer}>Landesamt für Umwelt · Sachsen</p>
      <dl>
        <div>
          <dt>Angebotsfrist</dt>
          <dd>
            <b className={styles.urgent}>5 Tage</b> 14:00 Uhr (MEZ)
          </dd>
        </div>
        <div>
          <dt>Höchstwert</dt>
          <dd>
            <b>1,2 Mio. €</b> kein erwarteter Umsatz
          </dd>
        </div>
        <div>
          <dt>Kriterien</dt>
          <dd>
            <b>Konzept 60 %</b>, Preis 40 %
          </dd>
        </div>
      </dl>
      <p className={styles.note}>
        Frist geändert: <del>01.12.</del> <ins>08.12.</ins>
      </p>
    </figure>
  );
}
