import { useSearchParams } from "react-router";
import { errorSentence } from "../../platform/api/error-sentences";
import {
  count,
  formatDay,
  formatMoneyShort,
  formatNumber,
  formatShare,
} from "../../platform/format/format";
import { Button } from "../../ui/forms/button";
import { Figure, Figures } from "../../ui/data/figures";
import { Message } from "../../ui/feedback/message";
import { PageFrame } from "../../ui/layout/page-frame";
import { Bar } from "../../ui/feedback/skeleton";
import { readChoice, withChoice } from "./market-choice";
import { concentrationWords } from "./concentration-words";
import { MarketTabs } from "./market-tabs";
import { MarketFilters } from "./market-filters";
import { PartyTable } from "./party-table";
import { PeriodChart } from "./period-chart";
import { useMarket } from "./queries";
import type { Market } from "./queries";
import styles from "./market-page.module.css";

const euros = (cents: number) => formatMoneyShort({ cents, currency: "EUR" });

/** An agency sector and a region over time: tenders, offers, values, buyers and winners, each with what is missing. */
export function MarketPage() {
  const [query, setQuery] = useSearchParams();
  const choice = readChoice(query);
  const market = useMarket({
    ...(choice.agencySector !== undefined && { agencySector: choice.agencySector }),
    ...(choice.region !== undefined && { region: choice.region }),
    years: choice.years,
  });
  return (
    <PageFrame title="Marktvergleich" note={market.data && spanWords(market.data)}>
      <MarketTabs current="/app/markt" />
      <MarketFilters
        choice={choice}
        onChange={(name, value) => setQuery(withChoice(query, name, value), { replace: true })}
      />
      {market.data ? (
        <div className={styles.market} aria-busy={market.isPlaceholderData}>
          <MarketBody market={market.data} />
        </div>
      ) : market.isError ? (
        <Message
          isFailure
          title="Der Marktvergleich ließ sich nicht laden"
          actions={<Button onClick={() => void market.refetch()}>Erneut versuchen</Button>}
        >
          {errorSentence(market.error)}
        </Message>
      ) : (
        <div className={styles.skeleton}>
          <p role="status" className="visually-hidden">
            Lädt …
          </p>
          <Bar width={100} height={76} />
          <Bar width={100} height={200} />
        </div>
      )}
    </PageFrame>
  );
}

function MarketBody({ market }: { market: Market }) {
  const { offers, values, winners } = market;
  if (market.tenderCount === 0) {
    return (
      <Message title="Dazu liegt noch nichts vor">
        In dieser Auswahl gibt es keine Ausschreibung. Wähle eine andere Branche, die ganze Republik
        oder einen längeren Zeitraum.
      </Message>
    );
  }
  return (
    <>
      <Figures>
        <Figure name="Ausschreibungen" value={formatNumber(market.tenderCount)} />
        <Figure
          name="Angebote im Median"
          value={offers.quartiles ? formatNumber(offers.quartiles.median) : "zu wenig Daten"}
        />
        <Figure
          name="nur ein Angebot"
          value={
            offers.singlePercent === undefined ? "zu wenig Daten" : `${offers.singlePercent} %`
          }
        />
        <Figure
          name="Wert im Median"
          value={values.quartiles ? euros(values.quartiles.median) : "zu wenig Daten"}
        />
      </Figures>
      <p className={styles.coverage}>
        {count(market.awardCount, "Ergebnis", "Ergebnisse")}. Zahl der Angebote fehlt bei{" "}
        {formatShare(offers.missingShare)}, ein brauchbarer Wert bei{" "}
        {formatShare(values.missingShare)}. {rangeWords(market)}
      </p>
      <div className={styles.charts}>
        <PeriodChart
          title="Ausschreibungen je Quartal"
          nWords="Ergebnisse"
          periods={market.periods.map((p) => ({ label: p.label, value: p.tenders, n: p.awards }))}
        />
        <PeriodChart
          title="Angebote je Los im Median"
          nWords="Ergebnisse mit Zahl der Angebote"
          periods={market.periods.map((p) => ({
            label: p.label,
            value: p.medianOffers,
            n: p.offersN,
          }))}
        />
        <PeriodChart
          title="Vergebener Wert im Median"
          nWords="Ergebnisse mit Wert"
          format={euros}
          periods={market.periods.map((p) => ({
            label: p.label,
            value: p.medianValueCents,
            n: p.valuesN,
          }))}
        />
      </div>
      <div className={styles.tables}>
        <PartyTable title="Häufigste Auftraggeber" {...market.buyers} />
        <PartyTable
          title="Häufigste Gewinner"
          {...winners}
          note={concentrationWords(winners.concentration)}
        />
      </div>
    </>
  );
}

function spanWords({ from, to }: Market): string | undefined {
  return from !== undefined && to !== undefined
    ? `${formatDay(from)} bis ${formatDay(to)}`
    : undefined;
}

function rangeWords({ offers, values }: Market): string {
  return [
    offers.quartiles &&
      `Die mittlere Hälfte der Lose bekam ${formatNumber(offers.quartiles.low)} bis ${formatNumber(offers.quartiles.high)} Angebote.`,
    values.quartiles &&
      `Die mittlere Hälfte der Werte liegt zwischen ${euros(values.quartiles.low)} und ${euros(values.quartiles.high)}.`,
  ]
    .filter(Boolean)
    .join(" ");
}
