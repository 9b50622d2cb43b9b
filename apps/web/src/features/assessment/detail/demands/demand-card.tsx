import { knockoutNames } from "@tc/domain";
import { Check, CircleQuestionMark, X } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { languageWord } from "../../../../platform/format/words";
import { QuotePlace } from "../../../../ui/data/quote-place";
import { Button } from "../../../../ui/forms/button";
import { Card } from "../../../../ui/layout/card";
import type { Knockout, Regime } from "../queries";
import { PartnerNote } from "./partner-note";
import { countWords, openWords, profileAnchors, statusWords } from "./demand-words";
import styles from "./demand-card.module.css";

const icons = { met: Check, open: CircleQuestionMark, failed: X } as const;
const metAtFirst = 8;

interface Props {
  slug: string;
  knockouts: readonly Knockout[];
  /** By which the law of a partner's part goes */
  regime: Regime["code"];
}

/** What a bidder must bring, as the agency's own list of yes and no: failed, then open, then met. */
export function DemandCard({ slug, knockouts, regime }: Props) {
  const [isWhole, setWhole] = useState(false);
  const hasDemand = knockouts.some(({ demand }) => demand !== undefined);
  const met = knockouts.filter(({ status }) => status === "met");
  const hidden = isWhole ? [] : met.slice(metAtFirst);
  const rest = hidden.length;
  return (
    <Card title="Was ihr mitbringen müsst" note={countWords(knockouts)}>
      {!hasDemand && (
        <p className={styles.none}>
          Keine harte Forderung gefunden. Oft stehen sie erst in den Vergabeunterlagen.
        </p>
      )}
      <ul className={styles.demands}>
        {knockouts
          .filter((knockout) => !hidden.includes(knockout))
          .map((knockout, index) => (
            <DemandRow key={index} slug={slug} knockout={knockout} regime={regime} />
          ))}
      </ul>
      {rest > 0 && (
        <Button className={styles.more} onClick={() => setWhole(true)}>
          {rest === 1 ? "1 weiteres erfülltes" : `${rest} weitere erfüllte`} zeigen
        </Button>
      )}
    </Card>
  );
}

/** Language codes as the profile and the notice write them, "DEU, ENG". */
const languageCodes = (text: string) => text.replace(/\b[A-Z]{3}\b/g, languageWord);

interface RowProps extends Omit<Props, "knockouts"> {
  knockout: Knockout;
}

function DemandRow({ slug, knockout, regime }: RowProps) {
  const { kind, status, demand } = knockout;
  const Icon = icons[status];
  const spell = kind === "language" ? languageCodes : (text: string) => text;
  return (
    <li data-status={status}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <div>
        <h3>{knockoutNames[kind]}</h3>
        {demand && (
          <Quote slug={slug} demand={demand} text={spell(demand.quote)} isOpen={status !== "met"} />
        )}
        <PartnerNote partner={knockout.partner} regime={regime} />
      </div>
      <div className={styles.own}>
        <b>{statusWords[status]}</b>
        <Evidence knockout={knockout} spell={spell} />
      </div>
    </li>
  );
}

interface QuoteProps {
  slug: string;
  demand: NonNullable<Knockout["demand"]>;
  text: string;
  isOpen: boolean;
}

/** Whole where something is left to do; one line that opens where it is met. */
function Quote({ slug, demand, text, isOpen }: QuoteProps) {
  const source = <QuotePlace slug={slug} quote={demand} />;
  if (isOpen) {
    return (
      <blockquote className={styles.quote}>
        „{text}“ {source}
      </blockquote>
    );
  }
  return (
    <details className={styles.quote}>
      <summary>„{text}“</summary>
      {source}
    </details>
  );
}

function Evidence({ knockout, spell }: { knockout: Knockout; spell: (text: string) => string }) {
  const { kind, status, evidence } = knockout;
  if (kind === "exclusion" && status !== "open")
    return status === "met"
      ? "kein eigener Ausschluss greift"
      : `greift: ${evidence ?? "siehe Profil"}`;
  const words = evidence === undefined ? undefined : spell(evidence);
  // What our own rules leave open is missing in the notice; no entry in the profile answers it.
  const isTheirs = kind === "exclusion" || kind === "leadTime" || kind === "outsideProfile";
  if (status === "met") return words;
  if (status === "open" && isTheirs) return words ?? openWords[kind];
  return (
    <>
      {words ?? openWords[kind]}{" "}
      <Link to={`/app/profil#${profileAnchors[kind]}`}>
        {status === "failed" ? "Profil prüfen" : words === undefined ? "Eintragen" : "Ergänzen"}
        <span className="visually-hidden"> ({knockoutNames[kind]})</span>
      </Link>
    </>
  );
}
