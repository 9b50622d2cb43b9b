import type { SharedTender } from "@tc/contract";
import { CalendarPlus, ExternalLink, Info, Printer } from "lucide-react";
import { downloadFile } from "../../platform/download-file";
import { useNow } from "../../platform/format/clock";
import { formatDay } from "../../platform/format/format";
import { initialsOf } from "../../platform/format/initials";
import { stateWords } from "../../platform/format/words";
import { Button } from "../../ui/forms/button";
import buttons from "../../ui/forms/button.module.css";
import { originalLink } from "../tenders";
import { InternalParts } from "./internal-parts";
import { SharedDays } from "./shared-days";
import { SharedFacts } from "./shared-facts";
import styles from "./shared-sheet.module.css";

/** Who shared it and until when, then the tender with one main act: the original. */
export function SharedSheet({ shared }: { shared: SharedTender }) {
  const { sharedBy, tender, parts, isLocked, calendar } = shared;
  const original = originalLink(tender);
  const now = useNow();
  const isOver = shared.state !== "open" && shared.state !== "planned";
  return (
    <div className={styles.doc}>
      <p className={styles.by}>
        <span className={styles.initials} aria-hidden>
          {initialsOf(sharedBy.name)}
        </span>
        <span>
          Geteilt von{" "}
          <b>
            {sharedBy.name}, {sharedBy.agency}
          </b>
        </span>
        <span>gilt bis {formatDay(shared.expiresAt)}</span>
      </p>
      <article className={styles.sheet}>
        <header>
          <h1>{tender.title}</h1>
          <p>
            {tender.buyers.map(({ name }) => name).join(", ") || "Auftraggeber nicht genannt"}
            {isOver && ` · ${stateWords[shared.state]}`}
          </p>
        </header>
        <div className={styles.acts}>
          {original !== undefined && (
            <a
              href={original}
              target="_blank"
              rel="noopener noreferrer"
              className={`${buttons.button} ${buttons.main}`}
            >
              Original öffnen
              <ExternalLink size={15} strokeWidth={1.75} aria-hidden />
              <span className="visually-hidden"> (öffnet eine neue Seite)</span>
            </a>
          )}
          {calendar !== undefined && (
            <Button onClick={() => saveCalendar(calendar)}>
              <CalendarPlus size={15} strokeWidth={1.75} aria-hidden />
              Fristen als ICS
            </Button>
          )}
          <Button look="quiet" onClick={() => window.print()}>
            <Printer size={15} strokeWidth={1.75} aria-hidden />
            Drucken
          </Button>
        </div>
        <InternalParts agency={sharedBy.agency} parts={parts} at={shared.sharedAt} />
        <div className={styles.columns}>
          {isLocked ? (
            <p className={styles.locked}>
              Dieser Link zeigt von der Ausschreibung nur Titel, Auftraggeber und Fristen. Alles
              Weitere steht im Original.
            </p>
          ) : (
            <SharedFacts tender={tender} brief={shared.brief} />
          )}
          <div className={styles.side}>
            <SharedDays tender={tender} binding={shared.binding} now={now} />
            <p className={styles.hint}>
              <Info size={16} strokeWidth={1.75} aria-hidden />
              Maßgeblich ist das Original. Wer dort nicht registriert ist, erfährt von
              Berichtigungen und Antworten nichts.
            </p>
          </div>
        </div>
      </article>
    </div>
  );
}

const saveCalendar = (calendar: string) =>
  downloadFile("fristen.ics", new Blob([calendar], { type: "text/calendar" }));
