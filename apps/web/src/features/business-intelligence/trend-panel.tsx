import type { getMarketTrend } from "@tc/contract";
import type { z } from "zod";
import { formatMoneyShort, formatNumber } from "../../platform/format/format";
import { ChartCard } from "../../ui/charts/chart-card";
import { Columns } from "../../ui/charts/columns";
import styles from "./bi-page.module.css";

type Trend = z.output<typeof getMarketTrend.response>;
type Period = Trend["periods"][number];

const euros = (cents: number) => formatMoneyShort({ cents, currency: "EUR" });
const grainWords = { quarter: "je Quartal", year: "je Jahr" } as const;

export const trendTitles = {
  offers: "Angebote im Lauf der Zeit",
  values: "Werte im Lauf der Zeit, netto",
  winners: "Wie viele gewinnen",
} as const;

const measures = {
  offers: {
    series: "Angebote im Median",
    of: ({ offers }: Period) => offers.median,
    n: ({ offers }: Period) => offers.n,
    total: ({ awarded }: Period) => awarded,
    missing: "ohne Angabe",
    format: undefined,
    note: "Median der Angebote an vergebenen Ausschreibungen, ab 8 Angaben.",
  },
  values: {
    series: "im Median",
    of: ({ values }: Period) => values.median,
    n: ({ values }: Period) => values.n,
    total: ({ awarded }: Period) => awarded,
    missing: "ohne Wert",
    format: euros,
    note: "Median der vergebenen Werte, ab 8 Angaben. Höchstwerte von Rahmenverträgen zählen nicht.",
  },
  winners: {
    series: "verschiedene Gewinner",
    of: ({ winners }: Period) => winners,
    n: ({ won }: Period) => won,
    total: ({ won }: Period) => won,
    missing: undefined,
    format: undefined,
    note: "Verschiedene Unternehmen mit mindestens einem Zuschlag; n zählt Lose mit veröffentlichtem Gewinner.",
  },
} as const;

export function TrendPanel({ trend, measure }: { trend: Trend; measure: keyof typeof measures }) {
  const { series, of, n, total, missing, format, note } = measures[measure];
  const { grain, periods } = trend;
  const sum = (count: (period: Period) => number) =>
    periods.reduce((all, period) => all + count(period), 0);
  const title = `${trendTitles[measure]}, ${grainWords[grain]}`;
  const words = format ?? formatNumber;
  const isEmpty = periods.every((period) => (of(period) ?? 0) === 0);
  const gaps = periods.filter((period) => n(period) > 0 && of(period) === undefined).length;
  return (
    <ChartCard
      name={`trend-${measure}`}
      title={title}
      n={sum(n)}
      {...(missing !== undefined && { total: sum(total), missing })}
      note={`${note}${gaps > 0 ? ` ${gaps === 1 ? "Ein Zeitraum hat" : `${gaps} Zeiträume haben`} weniger und keine Säule.` : ""}`}
      table={{
        heads: [grain === "quarter" ? "Quartal" : "Jahr", series, "n"],
        rows: periods.toReversed().map((period, at) => {
          const value = of(period);
          return [
            `${periodWords(period.label)}${at === 0 ? " (läuft noch)" : ""}`,
            value === undefined ? "zu wenig Daten" : words(value),
            formatNumber(n(period)),
          ];
        }),
      }}
    >
      {isEmpty ? (
        <p className={styles.nothing}>
          In dieser Auswahl reicht das Veröffentlichte für keinen Zeitraum. Die Fälle stehen in den
          anderen Diagrammen.
        </p>
      ) : (
        <Columns
          title={title}
          series={[series]}
          {...(format && { format })}
          columns={periods.map((period, at) => ({
            label: periodWords(period.label),
            words: shortPeriod(period.label),
            parts: [of(period) ?? 0],
            isRunning: at === periods.length - 1,
            isUnknown: of(period) === undefined,
          }))}
        />
      )}
    </ChartCard>
  );
}

/** "2026-Q4" → "4. Quartal 2026" */
function periodWords(label: string): string {
  const [year = "", quarter] = label.split("-Q");
  return quarter === undefined ? year : `${quarter}. Quartal ${year}`;
}

/** "Q4 26" */
function shortPeriod(label: string): string {
  const [year = "", quarter] = label.split("-Q");
  return quarter === undefined ? year : `Q${quarter} ${year.slice(2)}`;
}
