import { Button } from "../forms/button";
import styles from "./consent-banner.module.css";

/**
 * Asks once, on pages with a footer that leads to the settings. Stands in every document and is shown and worked by
 * page-script/consent.ts, so that pages with and without the app's script share one. First in the document, so that
 * keyboard and screen reader meet it first; it takes no focus. It has no link: before a page's skip link no other may
 * stand.
 */
export function ConsentBanner() {
  return (
    <>
      <section id="consent-banner" className={styles.banner} aria-label="Cookie-Hinweis">
        <div className={styles.inner}>
          <div className={styles.text} data-consent-text suppressHydrationWarning>
            <p className={styles.title}>Du entscheidest, was wir speichern</p>
            <p>
              Einige Einträge im Browser sind nötig, damit TenderChances funktioniert. Statistik und
              Marketing gibt es nur mit deiner Einwilligung. Sie ist freiwillig, und du kannst sie
              jederzeit widerrufen: über „Cookies“ am Ende jeder öffentlichen Seite. Dort führt auch
              ein Link zur Datenschutzerklärung.
            </p>
          </div>
          <div className={styles.choice}>
            <Button size="large" data-action="consent-necessary">
              Nur notwendige
            </Button>
            <Button size="large" data-action="consent-all">
              Alle akzeptieren
            </Button>
            <button type="button" className={styles.details} data-action="consent-details">
              Detaillierte Einstellungen ansehen
            </button>
          </div>
        </div>
      </section>
      {/* The space keeps the script's text from looking like a mistake to hydration. */}
      <p id="consent-status" role="status" className="visually-hidden" suppressHydrationWarning>
        {" "}
      </p>
    </>
  );
}

/**
 * In screens of the app and in front of it: nobody is asked there, also where one has the footer of the public pages.
 * Stands directly in the body, where the banner looks for it.
 */
export function NoConsentBanner() {
  return <span hidden data-no-consent-banner />;
}
