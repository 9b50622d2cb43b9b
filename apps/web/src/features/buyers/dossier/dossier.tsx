import { canUse, dossierMinimum } from "@tc/domain";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { errorSentence } from "../../../platform/api/error-sentences";
import {
  count,
  formatDay,
  formatMoneyShort,
  formatNumber,
  formatShare,
} from "../../../platform/format/format";
import { planLabel } from "../../../platform/offer/feature-offers";
import { Bar } from "../../../ui/feedback/skeleton";
import { Button } from "../../../ui/forms/button";
import { Card } from "../../../ui/layout/card";
import { useAgency } from "../../shell";
import { useDossier } from "./queries";
import type { Dossier as DossierAnswer } from "./queries";
import styles from "./dossier.module.css";

const feature = "competition";

/** How a buyer awards; where the plan does not open it, what it would tell. */
export function Dossier({ buyerId }: { buyerId: string }) {
  const agency = useAgency();
  const isOpen = agency.data !== undefined && canUse(agency.data.tier, feature);
  const dossier = useDossier(buyerId, isOpen);
  if (agency.data !== undefined && !isOpen) return <Teaser />;
  return (
    <section className={styles.dossier} aria-labelledby="dossier">
      <header>
        <h2 id="dossier">So vergibt dieser Auftraggeber</h2>
        {dossier.data && <p>{periodWords(dossier.data)}</p>}
      </header>
      {dossier.data ? (
        <Parts
          dossier={dossier.data}
          buyerId={buyerId}
          hasSuppliers={
            agency.data !== undefined && canUse(agency.data.tier, "businessIntelligence")
          }
        />
      ) : dossier.isError ? (
        <div className={styles.failed} role="alert">
          <p>{errorSentence(dossier.error)}</p>
          <Button onClick={() => void dossier.refetch()}>Erneut versuchen</Button>
        </div>
      ) : (
        <div role="status" aria-label="Lädt …">
          <Bar width={100} height={220} />
        </div>
      )}
    </section>
  );
}

function Teaser() {
  return (
    <Card
      title="So vergibt dieser Auftraggeber"
      note={
        <span className={styles.plan}>
          <Lock size={13} aria-hidden /> {planLabel(feature)}
        </span>
      }
    >
      <p className={styles.note}>
        Wie der Preis zählt, ob Pitches bezahlt werden, wie oft aufgehoben wird, wie viele bieten,
        wer gewinnt und was ohne Aufruf vergeben wird.{" "}
        <Link to={`/app/upgrade?feature=${feature}`}>Tarife ansehen</Link>
      </p>
    </Card>
  );
}

function periodWords({ from, to, tenders, results }: DossierAnswer): string {
  const period =
    from === undefined || to === undefined ? "" : `, ${formatDay(from)} bis ${formatDay(to)}`;
  return `Aus ${count(tenders, "Ausschreibung", "Ausschreibungen")} und ${count(results, "Ergebnis", "Ergebnissen")}${period}. Nur, was veröffentlicht ist.`;
}

interface PartsProps {
  dossier: DossierAnswer;
  buyerId: string;
  /** The plan opens the dossiers of suppliers. */
  hasSuppliers: boolean;
}

function Parts({ dossier, buyerId, hasSuppliers }: PartsProps) {
  // Dismissed ones count too.
  const list = `/app/results?buyer=${buyerId}&mark=all`;
  const { priceWeight, pitches, cancellations, offers, values, winners, withoutCall } = dossier;
  return (
    <div className={styles.parts}>
      <Measure
        title="Wie der Preis zählt"
        {...priceWeight}
        format={(value) => `${formatNumber(value)} %`}
        unit="Ausschreibungen"
        missing={`${formatNumber(priceWeight.of - priceWeight.n)} der letzten ${formatNumber(priceWeight.of)} nennen kein Gewicht in Prozent${priceWeight.unclear > 0 ? `; bei ${formatNumber(priceWeight.unclear)} davon ist es unklar` : ""}.`}
      />
      <Part
        title="Honorar für den Pitch"
        n={pitches.n}
        unit="Ausschreibungen mit Entwurf oder Präsentation"
        foot="Nur die Bekanntmachungen sind gezählt; die Unterlagen können mehr sagen."
        none="In keiner Bekanntmachung ist ein Entwurf oder eine Präsentation verlangt."
      >
        {pitches.n >= dossierMinimum ? (
          <p className={styles.figure}>
            <b>
              {formatNumber(pitches.fee)} von {formatNumber(pitches.n)}
            </b>{" "}
            nennen ein Honorar
          </p>
        ) : (
          <Cases cases={pitches.cases.map((item) => ({ ...item, words: feeWords[item.says] }))} />
        )}
        {pitches.n >= dossierMinimum && (
          <p className={styles.note}>
            {formatNumber(pitches.noFee)} schließen es aus,{" "}
            {formatNumber(pitches.n - pitches.fee - pitches.noFee)} sagen nichts dazu.
          </p>
        )}
      </Part>
      <Part
        title="Aufgehoben"
        n={cancellations.of}
        unit="Lose mit Ergebnis"
        foot={
          cancellations.procedures > 0
            ? `Dazu ${count(cancellations.procedures, "ganz aufgehobenes Verfahren", "ganz aufgehobene Verfahren")}.`
            : "Ganz aufgehobene Verfahren sind nicht bekannt."
        }
        none="Es liegt noch kein Ergebnis vor."
      >
        <p className={styles.figure}>
          <b>
            {formatNumber(cancellations.n)} von {formatNumber(cancellations.of)}
          </b>{" "}
          ohne Zuschlag
          {cancellations.of >= dossierMinimum &&
            ` (${formatShare(cancellations.n / cancellations.of)})`}
        </p>
        <Cases cases={cancellations.cases} />
        {cancellations.procedures > 0 && (
          <p className={styles.note}>
            <Link to={`${list}&state=cancelled`}>
              {count(cancellations.procedures, "aufgehobenes Verfahren", "aufgehobene Verfahren")}{" "}
              ansehen
            </Link>
          </p>
        )}
      </Part>
      <Measure
        title="Wie viele bieten"
        {...offers}
        format={formatNumber}
        unit="Lose mit Zahl der Angebote"
        missing={missingWords("Die Zahl der Angebote", offers)}
      >
        {offers.singlePercent !== undefined && (
          <p className={styles.note}>{offers.singlePercent} % mit nur einem Angebot.</p>
        )}
      </Measure>
      <Measure
        title="Was ein Los kostet"
        {...values}
        format={(cents) => formatMoneyShort({ cents, currency: "EUR" })}
        unit="Lose mit Wert"
        missing={`${missingWords("Ein brauchbarer Wert", values)} Höchstwerte von Rahmenverträgen zählen nicht mit.`}
      />
      <Part
        title="Wer gewinnt"
        n={winners.n}
        unit="Zuschläge mit Namen"
        foot={missingWords("Der Name", winners)}
        none="Noch ist kein Gewinner veröffentlicht."
      >
        <ol className={styles.winners}>
          {winners.parties.map((party) => (
            <li key={party.name}>
              <span>
                {party.supplierId !== undefined && hasSuppliers ? (
                  <Link to={`/app/markt/anbieter/${party.supplierId}`}>{party.name}</Link>
                ) : (
                  party.name
                )}
              </span>
              <b>{formatNumber(party.count)}</b>
              {party.share !== undefined && <small>{formatShare(party.share)}</small>}
            </li>
          ))}
        </ol>
      </Part>
      <Part
        title="Vergibt auch ohne Aufruf"
        n={withoutCall.of}
        unit="Ausschreibungen mit Verfahrensart"
        foot="Gezählt sind veröffentlichte Vergaben nach einer Verhandlung ohne Teilnahmewettbewerb. Warum so vergeben wurde und wer angesprochen war, steht dort nicht immer."
        none="Zu keiner Ausschreibung ist die Verfahrensart veröffentlicht."
      >
        <p className={styles.figure}>
          <b>
            {formatNumber(withoutCall.n)} von {formatNumber(withoutCall.of)}
          </b>
          {withoutCall.n === 0 ? ": bisher keine bekannt" : " ohne Aufruf"}
        </p>
        {withoutCall.n > withoutCall.cases.length && (
          <p className={styles.note}>
            <Link to={`${list}&state=&procedure=neg-wo-call`}>
              Alle {formatNumber(withoutCall.n)} ansehen
            </Link>
          </p>
        )}
        <Cases
          cases={withoutCall.cases.map((item) => ({
            ...item,
            words:
              item.winners.length > 0
                ? `an ${item.winners.join(", ")}`
                : "Gewinner nicht veröffentlicht",
          }))}
        />
      </Part>
    </div>
  );
}

const feeWords = {
  fee: "nennt ein Honorar",
  "no-fee": "schließt ein Honorar aus",
  nothing: "sagt nichts zum Honorar",
} as const;

function missingWords(what: string, { n, of }: { n: number; of: number }): string {
  return of === 0
    ? "Es liegt noch kein Zuschlag vor."
    : `${what} fehlt bei ${formatNumber(of - n)} von ${formatNumber(of)} (${formatShare((of - n) / of)}).`;
}

interface PartProps {
  title: string;
  n: number;
  /** What n counts */
  unit: string;
  foot: string;
  /** Said where n is 0 */
  none: string;
  children: ReactNode;
}

function Part({ title, n, unit, foot, none, children }: PartProps) {
  return (
    <Card title={title} note={`n = ${formatNumber(n)} ${unit}`}>
      {n === 0 ? <p className={styles.note}>{none}</p> : children}
      <p className={styles.foot}>{foot}</p>
    </Card>
  );
}

interface MeasureProps {
  title: string;
  n: number;
  quartiles?: { low: number; median: number; high: number } | undefined;
  cases: readonly { slug: string; title: string; on?: string | undefined; value: number }[];
  format: (value: number) => string;
  unit: string;
  missing: string;
  children?: ReactNode;
}

/** The median with its middle half, or the cases where they are too few for one. */
function Measure({ title, n, quartiles, cases, format, unit, missing, children }: MeasureProps) {
  return (
    <Part title={title} n={n} unit={unit} foot={missing} none="Noch nichts bekannt.">
      {quartiles ? (
        <>
          <p className={styles.figure}>
            <b>{format(quartiles.median)}</b> im Median
          </p>
          <p className={styles.note}>
            Die mittlere Hälfte liegt zwischen {format(quartiles.low)} und {format(quartiles.high)}.
          </p>
          {children}
        </>
      ) : (
        <>
          <p className={styles.note}>Zu wenige für einen Median, deshalb die einzelnen Fälle:</p>
          <Cases cases={cases.map((item) => ({ ...item, words: format(item.value) }))} />
        </>
      )}
    </Part>
  );
}

interface CaseRow {
  slug: string;
  title: string;
  on?: string | undefined;
  words?: string;
}

function Cases({ cases }: { cases: readonly CaseRow[] }) {
  if (cases.length === 0) return null;
  return (
    <ul className={styles.cases}>
      {cases.map((item, index) => (
        <li key={`${item.slug} ${index}`}>
          <Link to={`/app/tender/${item.slug}`}>{item.title}</Link>
          <small>{[item.on && formatDay(item.on), item.words].filter(Boolean).join(" · ")}</small>
        </li>
      ))}
    </ul>
  );
}
