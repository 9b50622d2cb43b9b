import {
  analyticsRetentionMonths as months,
  consentProofYears,
  marketingRetentionDays as days,
} from "@tc/domain";
import type { ConsentCategory } from "@tc/domain";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Button, IconButton } from "../forms/button";
import styles from "./consent-dialog.module.css";

/** Every category with what it is for, who and how long. Worked by page-script/consent.ts like the banner. */
export function ConsentDialog() {
  return (
    <dialog id="consent-dialog" className={styles.dialog} aria-labelledby="consent-title">
      <header className={styles.head}>
        <h2 id="consent-title">Cookie-Einstellungen</h2>
        <IconButton label="Schließen" data-action="consent-close">
          <X size={18} strokeWidth={1.9} aria-hidden />
        </IconButton>
      </header>
      <p>
        Hier bestimmst du, was TenderChances in deinem Browser speichern und auslesen darf. Du
        kannst deine Auswahl jederzeit ändern; ein Widerruf gilt ab dann.
      </p>
      <Category
        id="consent-necessary"
        title="Notwendig"
        state="immer an"
        isFixed
        purpose="Anmeldung und Sicherheit, der Weg durch die Registrierung, helle oder dunkle Darstellung und diese Auswahl."
        provider="Nur wir selbst."
        duration="Die Anmeldung bis zum Abmelden, höchstens 14 Tage; andere Cookies höchstens 30 Tage. Deine Auswahl und die Darstellung, bis du sie im Browser löschst."
      />
      <Category
        id="consent-analytics"
        title="Statistik"
        state={`${months} Monate`}
        purpose="Zählt Besuche und zeigt uns, welche Seiten weiterhelfen und welche nicht."
        provider={<Provider of="analytics" />}
        duration={`Bis zu ${months} Monate.`}
      />
      <Category
        id="consent-marketing"
        title="Marketing"
        state={`${days.min} bis ${days.max} Tage`}
        purpose="Zeigt uns, ob eine Anzeige zu einem Besuch oder einer Anfrage geführt hat, und dir anderswo passendere Anzeigen."
        provider={<Provider of="marketing" />}
        duration={`${days.min} Tage (Zählpixel) bis ${days.max} Tage (Cookies über den Erfolg von Anzeigen).`}
      />
      <div className={styles.proof}>
        <p id="consent-proof" suppressHydrationWarning>
          Du hast noch nichts ausgewählt.
        </p>
        <p>
          Als Nachweis speichern wir deine Auswahl {consentProofYears} Jahre lang unter einer
          zufälligen ID, ohne IP-Adresse und ohne Bezug zu einem Konto. Mehr dazu in der{" "}
          <a href="/datenschutz">Datenschutzerklärung</a>.
        </p>
      </div>
      <div className={styles.actions}>
        <Button size="large" data-action="consent-necessary">
          Nur notwendige
        </Button>
        <Button size="large" data-action="consent-all">
          Alle akzeptieren
        </Button>
        <Button size="large" look="main" data-action="consent-save">
          Auswahl speichern
        </Button>
      </div>
    </dialog>
  );
}

interface CategoryProps {
  id: string;
  title: string;
  /** Beside the title: how long, or that it is always on. */
  state: string;
  isFixed?: boolean;
  purpose: string;
  provider: ReactNode;
  duration: string;
}

function Category({ id, title, state, isFixed = false, ...facts }: CategoryProps) {
  const details = `${id}-facts`;
  return (
    <div className={styles.category}>
      <div className={styles.switch}>
        <label htmlFor={id}>
          {title} <span>{state}</span>
        </label>
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-describedby={details}
          disabled={isFixed}
          defaultChecked={isFixed}
        />
      </div>
      <dl id={details}>
        <dt>Wozu</dt>
        <dd>{facts.purpose}</dd>
        <dt>Wer</dt>
        <dd>{facts.provider}</dd>
        <dt>Wie lange</dt>
        <dd>{facts.duration}</dd>
      </dl>
    </div>
  );
}

/** The server fills in the host of the configured service, or nothing. */
function Provider({ of }: { of: ConsentCategory }) {
  const host = `{{consent.${of}Provider}}`;
  return (
    <>
      <span className={styles.provider} suppressHydrationWarning>
        {host}
      </span>
      <span className={styles.none}>Derzeit setzen wir keinen solchen Dienst ein.</span>
    </>
  );
}
