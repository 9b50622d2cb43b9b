import { agencySectorDefinitions } from "@tc/domain";
import type { AgencySector } from "@tc/domain";
import { formatMoneyShort, formatNumber } from "../../platform/format/format";
import { ChartCard } from "../../ui/charts/chart-card";
import { Columns } from "../../ui/charts/columns";
import { Funnel } from "../../ui/charts/funnel";
import { Ranges } from "../../ui/charts/ranges";
import type { Supplier } from "./queries";
import styles from "./supplier-page.module.css";

/** Fewer are told one by one. */
const fewest = 8;
const nameOf = (sector: AgencySector | undefined) =>
  sector === undefined ? "Alle zusammen" : agencySectorDefinitions[sector].label;
const euros = (cents: number) => formatMoneyShort({ cents, currency: "EUR" });

export function PeriodChart({ supplier }: { supplier: Supplier }) {
  const { grain, periods, wins, undated } = supplier;
  const title = grain === "quarter" ? "Zuschläge je Quartal" : "Zuschläge je Jahr";
  const dated = wins - undated;
  return (
    <ChartCard
      name="supplier-periods"
      title={title}
      n={dated}
      total={wins}
      missing="ohne Tag"
      note="Nach dem Tag des Zuschlags."
      table={{
        heads: [grain === "quarter" ? "Quartal" : "Jahr", "Zuschläge"],
        rows: periods
          .toReversed()
          .map(({ label, wins: number }, at) => [
            `${periodWords(label)}${at === 0 ? " (läuft noch)" : ""}`,
            formatNumber(number),
          ]),
      }}
    >
      {dated < fewest ? (
        <p className={styles.few}>
          {dated === 0
            ? "Zu keinem Zuschlag ist ein Tag bekannt."
            : `Zu wenige für ein Diagramm: ${periods
                .filter(({ wins: number }) => number > 0)
                .map(({ label, wins: number }) => `${periodWords(label)}: ${formatNumber(number)}`)
                .join(" · ")}`}
        </p>
      ) : (
        <Columns
          title={title}
          series={["Zuschläge"]}
          columns={periods.map(({ label, wins: number }, at) => ({
            label: periodWords(label),
            words: shortPeriod(label),
            parts: [number],
            isRunning: at === periods.length - 1,
          }))}
        />
      )}
    </ChartCard>
  );
}

const mostGroups = 6;

export function ValueChart({ supplier }: { supplier: Supplier }) {
  const { values } = supplier;
  const stated = values.groups.filter(({ n }) => n > 0);
  const sectors = stated.filter(({ sector }) => sector !== undefined);
  const shown = sectors.length > 1 ? sectors.slice(0, mostGroups) : stated.slice(0, 1);
  const rest = sectors.length - mostGroups;
  return (
    <ChartCard
      name="supplier-values"
      title="Was sie gewinnen, netto"
      n={values.n}
      total={values.of}
      missing="ohne Wert"
      note={`Vergebener Wert je Los, das dieses Unternehmen allein gewann. Strich: Median. Balken: mittlere Hälfte. Linie: 10 bis 90 %. Unter 20 Werten stehen Punkte.${rest > 0 ? " Weitere Branchen stehen in der Tabelle." : ""}`}
      table={{
        heads: ["Branche", "25 %", "Median", "75 %", "n", "ohne Wert"],
        rows: stated.map(({ sector, n, of, median, spread }) => [
          nameOf(sector),
          spread ? euros(spread.p25) : "–",
          median === undefined ? "zu wenig Daten" : euros(median),
          spread ? euros(spread.p75) : "–",
          formatNumber(n),
          formatNumber(of - n),
        ]),
      }}
    >
      {values.n === 0 ? (
        <p className={styles.few}>Zu keinem Zuschlag ist ein brauchbarer Wert veröffentlicht.</p>
      ) : values.n < fewest ? (
        <p className={styles.few}>
          Zu wenige für einen Median: {(values.groups[0]?.values ?? []).map(euros).join(" · ")}
        </p>
      ) : (
        <Ranges
          title="Gewonnene Werte"
          ranges={shown.map(({ sector, n, median, spread, values: points }) => ({
            name: nameOf(sector),
            words: median === undefined ? `${n} ${n === 1 ? "Fall" : "Fälle"}` : euros(median),
            median,
            spread,
            points,
          }))}
        />
      )}
    </ChartCard>
  );
}

export function SectorChart({ supplier }: { supplier: Supplier }) {
  const { sectors, wins } = supplier;
  return (
    <ChartCard
      name="supplier-sectors"
      title="In welchen Branchen"
      n={wins}
      note="Wer in mehrere Branchen fällt, zählt in jeder."
      table={{
        heads: ["Branche", "Zuschläge"],
        rows: sectors.map(({ sector, wins: number }) => [nameOf(sector), formatNumber(number)]),
      }}
    >
      <Funnel
        steps={sectors
          .slice(0, fewest)
          .map(({ sector, wins: number }) => ({ name: nameOf(sector), count: number }))}
      />
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
