import { tierRights } from "@tc/domain";
import { FileText, Lock } from "lucide-react";
import { Link } from "react-router";
import { placeHeading } from "../../../platform/documents/places";
import { formatMoney } from "../../../platform/format/format";
import buttons from "../../../ui/forms/button.module.css";
import type { TenderAnswer } from "./queries";
import styles from "./volume-lock.module.css";

export type VolumeLockFacts = NonNullable<TenderAnswer["volumeLock"]>;

const euros = (cents: number) => formatMoney({ cents, currency: "EUR" });

const decisive = {
  published: "der veröffentlichte Wert",
  quoted: "der Betrag im Text der Bekanntmachung",
  document: "der Betrag in den Vergabeunterlagen, die bei der Vergabestelle geholt wurden",
} as const;

/** The plan's cap: which public amount lies above it, where it stands, and what opens the tender. */
export function VolumeLock({ lock: { because, capCents, tier } }: { lock: VolumeLockFacts }) {
  const source = because.kind === "published" ? undefined : because.source;
  const isPerYear = because.kind === "quoted" && (because.source?.isPerYear ?? false);
  return (
    <section className={styles.lock} aria-labelledby="volume-lock">
      <div className={styles.reason}>
        <Lock size={20} aria-hidden />
        <div>
          <h2 id="volume-lock">
            Gesperrt: {euros(because.cents)} liegen über der Grenze eures Tarifs
          </h2>
          <p>
            Euer Tarif reicht bis {euros(capCents)}. Maßgeblich ist {decisive[because.kind]}; eine
            Schätzung sperrt nie.
          </p>
          {source && (
            <blockquote>
              „{source.quote}“{" "}
              <span className={styles.chip}>
                <FileText size={12} aria-hidden /> {placeOf(because)}
              </span>
            </blockquote>
          )}
          {source && source.cents !== because.cents && (
            <p className={styles.sum}>
              {euros(source.cents)}
              {isPerYear && " im Jahr"} sind netto
              {isPerYear && " und für die ganze Laufzeit"} {euros(because.cents)}.
            </p>
          )}
        </div>
      </div>
      <div className={styles.foot}>
        <p>Titel, Auftraggeber, Frist, Vergaberecht und Original bleiben offen.</p>
        <Link to="/app/upgrade" className={buttons.button}>
          Ab {tierRights(tier).name} enthalten
        </Link>
      </div>
    </section>
  );
}

function placeOf(because: VolumeLockFacts["because"]): string {
  const document = because.kind === "document" ? because.source?.document : undefined;
  return document ? `${document.name}, ${placeHeading(document.place)}` : "Bekanntmachung";
}
