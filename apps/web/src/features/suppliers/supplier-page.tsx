import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ApiError } from "../../platform/api/api-error";
import { errorSentence } from "../../platform/api/error-sentences";
import { count, formatDay, formatMoneyShort, formatNumber } from "../../platform/format/format";
import { Bar } from "../../ui/feedback/skeleton";
import { Message } from "../../ui/feedback/message";
import { Button } from "../../ui/forms/button";
import { PageFrame } from "../../ui/layout/page-frame";
import { BuyersCard, LatestCard, LostCard, PartnersCard } from "./supplier-cards";
import { PeriodChart, SectorChart, ValueChart } from "./supplier-charts";
import { useSupplier } from "./queries";
import type { Supplier } from "./queries";
import styles from "./supplier-page.module.css";

/** What a company won, of published results, with what they leave out. */
export function SupplierPage({ id }: { id: string }) {
  const supplier = useSupplier(id);
  if (supplier.data) return <Loaded supplier={supplier.data} />;
  if (
    supplier.error instanceof ApiError &&
    (supplier.error.code === "not_found" || supplier.error.code === "bad_request")
  ) {
    return (
      <Frame title="Dienstleister">
        <Message
          title="Diesen Dienstleister gibt es nicht"
          actions={<Link to="/app/markt/business-intelligence">Zur Business Intelligence</Link>}
        >
          Der Link ist unvollständig, oder der Dienstleister gehörte zu den Musterdaten.
        </Message>
      </Frame>
    );
  }
  if (supplier.error) {
    return (
      <Frame title="Dienstleister">
        <Message
          isFailure
          title="Der Dienstleister ließ sich nicht laden"
          actions={<Button onClick={() => void supplier.refetch()}>Erneut versuchen</Button>}
        >
          {errorSentence(supplier.error)}
        </Message>
      </Frame>
    );
  }
  return (
    <Frame title="Dienstleister" note="Lädt …">
      <Bar width={60} height={24} />
      <Bar width={100} height={72} />
      <Bar width={100} height={240} />
    </Frame>
  );
}

function Frame(props: { title: string; note?: string; children: ReactNode }) {
  return (
    <PageFrame title={props.title} note={props.note}>
      <nav aria-label="Wo du bist" className={styles.crumb}>
        <Link to="/app/markt/business-intelligence">Markt</Link>
        <ChevronRight size={13} aria-hidden /> Dienstleister
      </nav>
      {props.children}
    </PageFrame>
  );
}

function Loaded({ supplier }: { supplier: Supplier }) {
  if (supplier.wins === 0) {
    return (
      <Frame title={supplier.name}>
        <Message
          title="Kein Zuschlag in Agenturbranchen"
          actions={<Link to="/app/markt/business-intelligence">Zur Business Intelligence</Link>}
        >
          Veröffentlicht ist nichts, was dieses Unternehmen in einer Agenturbranche gewonnen hätte.
          Andere Branchen zählen wir hier nicht.
        </Message>
        <Foot supplier={supplier} />
      </Frame>
    );
  }
  return (
    <Frame title={titleOf(supplier)} note={noteOf(supplier)}>
      {!supplier.isComplete && (
        <p role="status" className={styles.foot}>
          Ältere Ausschreibungen werden gerade neu gezählt. Bis das fertig ist, sind alle Zahlen zu
          niedrig.
        </p>
      )}
      <Figures supplier={supplier} />
      <div className={styles.cards}>
        <div data-size="4">
          <PeriodChart supplier={supplier} />
        </div>
        <div data-size="2">
          <LostCard supplier={supplier} />
        </div>
        <div data-size="3">
          <BuyersCard supplier={supplier} />
        </div>
        <div data-size="3">
          <ValueChart supplier={supplier} />
        </div>
        <div data-size="3">
          <SectorChart supplier={supplier} />
        </div>
        <div data-size="3">
          <PartnersCard supplier={supplier} />
        </div>
        <div data-size="6">
          <LatestCard supplier={supplier} />
        </div>
      </div>
      <Foot supplier={supplier} />
    </Frame>
  );
}

const titleOf = ({ name, isOwn }: Supplier) => (isOwn ? `${name} (ihr)` : name);

function noteOf({ towns, townCount, tenders, to, sample }: Supplier): string {
  const place =
    towns.length === 0 ? [] : [townCount > 2 ? `${townCount} Orte` : towns.join(" und ")];
  const last = to === undefined ? "" : `, zuletzt ${formatDay(to)}`;
  return [
    ...place,
    `aus ${count(tenders, "Vergabe", "Vergaben")}${last}`,
    ...(sample ? ["Musterdaten"] : []),
  ].join(" · ");
}

function Figures({ supplier }: { supplier: Supplier }) {
  const { wins, from, values, buyers, alone } = supplier;
  const since =
    from === undefined
      ? "Zuschläge"
      : `${wins === 1 ? "Zuschlag" : "Zuschläge"} seit ${monthOf(from)}`;
  return (
    <dl className={styles.figures}>
      <Figure name={since}>{formatNumber(wins)}</Figure>
      <Figure
        name={`veröffentlichter Wert, ${formatNumber(values.n)} von ${formatNumber(values.of)}`}
      >
        {values.sumCents === undefined
          ? "unbekannt"
          : formatMoneyShort({ cents: values.sumCents, currency: "EUR" })}
      </Figure>
      <Figure name={buyerWords(buyers)}>{formatNumber(buyers.count)}</Figure>
      <Figure name={aloneWords(alone)}>
        {alone.n === 0 ? (
          "unbekannt"
        ) : (
          <>
            {formatNumber(alone.single)} <small>von {formatNumber(alone.n)}</small>
          </>
        )}
      </Figure>
    </dl>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function buyerWords({ n, of, repeated }: Supplier["buyers"]): string {
  const missing = of - n;
  return `Auftraggeber, ${formatNumber(repeated)} davon mehrfach${missing > 0 ? `; bei ${formatNumber(missing)} ohne Namen` : ""}`;
}

function aloneWords({ n, of }: Supplier["alone"]): string {
  if (n === 0) return "als einziges Angebot; die Zahl der Angebote fehlt überall";
  const missing = of - n;
  return `als einziges Angebot${missing > 0 ? `; bei ${formatNumber(missing)} fehlt die Zahl` : ""}`;
}

/** "2024-01-15" → "01/2024" */
const monthOf = (day: string) => `${day.slice(5, 7)}/${day.slice(0, 4)}`;

/** What publication leaves out, and what was joined under one name. */
function Foot({ supplier }: { supplier: Supplier }) {
  const { spellings, spellingCount, towns, townCount, undated } = supplier;
  const joined =
    spellingCount > 1
      ? `${spellingCount} Schreibweisen sind zusammengeführt: ${listOf(spellings, spellingCount)}. `
      : "";
  const places =
    townCount > 1
      ? `Genannt sind ${townCount} Orte (${listOf(towns, townCount)}); unter demselben Namen können mehrere Unternehmen stehen. `
      : "";
  return (
    <p className={styles.foot}>
      Nur, was veröffentlicht ist, und nur Agenturbranchen: Abrufe aus Rahmenverträgen und Vergaben
      ohne Bekanntmachung fehlen. Ein Zuschlag ist ein Los.{" "}
      {undated > 0 && `${count(undated, "Zuschlag hat", "Zuschläge haben")} keinen Tag. `}
      {joined}
      {places}
      <Link to="/app/feedback">Falsch zugeordnet?</Link>
    </p>
  );
}

function listOf(names: readonly string[], total: number): string {
  const rest = total - names.length;
  return names.join("; ") + (rest > 0 ? ` und ${formatNumber(rest)} weitere` : "");
}
