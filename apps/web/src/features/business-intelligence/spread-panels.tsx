import type { getOfferSpread, getPriceWeightSpread, getValueSpread } from "@tc/contract";
import { agencySectorDefinitions } from "@tc/domain";
import type { AgencySector } from "@tc/domain";
import type { z } from "zod";
import { formatMoneyShort, formatNumber } from "../../platform/format/format";
import { ChartCard } from "../../ui/charts/chart-card";
import { Histogram } from "../../ui/charts/histogram";
import { Ranges } from "../../ui/charts/ranges";
import styles from "./bi-page.module.css";

/** More small charts than these would be looked at one by one; the table has all. */
const mostGroups = 6;
/** Fewer are told one by one. */
const fewest = 8;

const nameOf = (sector: AgencySector | undefined) =>
  sector === undefined ? "Alle zusammen" : agencySectorDefinitions[sector].label;
const euros = (cents: number) => formatMoneyShort({ cents, currency: "EUR" });
const percent = (value: number) => `${formatNumber(value)} %`;

interface Group {
  readonly sector?: AgencySector | undefined;
  readonly total: number;
  readonly n: number;
  readonly values?: readonly number[] | undefined;
}

/** Sectors that state something, or all together where only one does. */
function shown<Shown extends Group>(groups: readonly Shown[]): readonly Shown[] {
  const stated = groups.filter(({ sector, n }) => sector !== undefined && n > 0);
  return stated.length === 1 ? stated : stated.slice(0, mostGroups);
}

function restWords(groups: readonly Group[]): string {
  const more = groups.filter(({ sector, n }) => sector !== undefined && n > 0).length - mostGroups;
  if (more <= 0) return "";
  return more === 1
    ? " Eine weitere Branche steht in der Tabelle."
    : ` ${more} weitere Branchen stehen in der Tabelle.`;
}

function casesOf({ n, values = [] }: Group, format: (value: number) => string) {
  return n < fewest ? values.map(format).join(" · ") : undefined;
}

const offerLabels = ["1", "2", "3", "4", "5", "6–8", "9+"];
const offerBin = (offers: number) => (offers <= 5 ? offers - 1 : offers <= 8 ? 5 : 6);

export function OfferPanel({ groups }: Pick<z.output<typeof getOfferSpread.response>, "groups">) {
  const all = groups[0] ?? { total: 0, n: 0, electronic: 0 };
  const electronic =
    all.electronic > 0
      ? ` Bei ${formatNumber(all.electronic)} sind nur elektronische Angebote gezählt.`
      : "";
  return (
    <ChartCard
      name="offers"
      title="Wie viele anbieten"
      n={all.n}
      total={all.total}
      missing="ohne Angabe"
      note={`Angebote je Los; hat eine Vergabe mehrere, zählt das mittlere (der Überblick verteilt ihr Gewicht auf alle, sein Median kann leicht abweichen). Die dunkle Säule enthält den Median. Wer in mehrere Branchen fällt, steht in jeder.${electronic}${restWords(groups)}`}
      table={{
        heads: ["Branche", ...offerLabels, "Median", "n", "ohne Angabe"],
        rows: groups.map((group) => [
          nameOf(group.sector),
          ...group.bins.map(formatNumber),
          group.median === undefined ? "zu wenig Daten" : formatNumber(group.median),
          formatNumber(group.n),
          formatNumber(group.total - group.n),
        ]),
      }}
    >
      {all.n === 0 ? (
        <Nothing />
      ) : (
        <div className={styles.smalls}>
          {shown(groups).map((group) => (
            <Histogram
              key={group.sector}
              title={nameOf(group.sector)}
              n={group.n}
              labels={offerLabels}
              bins={group.bins}
              medianBin={group.median === undefined ? undefined : offerBin(group.median)}
              cases={casesOf(group, formatNumber)}
            />
          ))}
        </div>
      )}
    </ChartCard>
  );
}

export function ValuePanel({ groups }: Pick<z.output<typeof getValueSpread.response>, "groups">) {
  const all = groups[0] ?? { total: 0, n: 0 };
  return (
    <ChartCard
      name="values"
      title="Was es wert ist, netto"
      n={all.n}
      total={all.total}
      missing="ohne Angabe"
      note={`Vergebene Werte; hat eine Vergabe mehrere Lose, zählt das mittlere (der Überblick verteilt ihr Gewicht auf alle). Strich: Median. Balken: mittlere Hälfte. Linie: 10 bis 90 %. Unter 20 Werten stehen Punkte. Höchstwerte von Rahmenverträgen zählen nicht.${restWords(groups)}`}
      table={{
        heads: ["Branche", "10 %", "25 %", "Median", "75 %", "90 %", "n", "ohne Angabe"],
        rows: groups.map(({ sector, total, n, median, spread }) => [
          nameOf(sector),
          spread ? euros(spread.p10) : "–",
          spread ? euros(spread.p25) : "–",
          median === undefined ? "zu wenig Daten" : euros(median),
          spread ? euros(spread.p75) : "–",
          spread ? euros(spread.p90) : "–",
          formatNumber(n),
          formatNumber(total - n),
        ]),
      }}
    >
      {all.n === 0 ? (
        <Nothing />
      ) : (
        <Ranges
          title="Vergebene Werte"
          ranges={shown(groups).map(({ sector, n, median, spread, values }) => ({
            name: nameOf(sector),
            words: median === undefined ? `${n} ${n === 1 ? "Fall" : "Fälle"}` : euros(median),
            median,
            spread,
            points: values,
          }))}
        />
      )}
    </ChartCard>
  );
}

const weightLabels = ["0", "10", "20", "30", "40", "50", "60", "70", "80", "90"];
const weightWords = weightLabels.map((from) => (from === "90" ? "90 bis 100 %" : `ab ${from} %`));

export function PriceWeightPanel({
  groups,
}: Pick<z.output<typeof getPriceWeightSpread.response>, "groups">) {
  const all = groups[0] ?? { total: 0, n: 0 };
  return (
    <ChartCard
      name="price-weights"
      title="Wie viel der Preis zählt"
      n={all.n}
      total={all.total}
      missing="ohne Angabe"
      note={`Gewicht von Preis und Kosten laut Bekanntmachung, in Schritten von 10 %. Gewichte, die nur in Unterlagen stehen, fehlen.${restWords(groups)}`}
      table={{
        heads: ["Branche", ...weightWords, "Median", "n", "ohne Angabe"],
        rows: groups.map((group) => [
          nameOf(group.sector),
          ...group.bins.map(formatNumber),
          group.median === undefined ? "zu wenig Daten" : percent(group.median),
          formatNumber(group.n),
          formatNumber(group.total - group.n),
        ]),
      }}
    >
      {all.n === 0 ? (
        <Nothing />
      ) : (
        <div className={styles.smalls}>
          {shown(groups).map((group) => (
            <Histogram
              key={group.sector}
              title={nameOf(group.sector)}
              n={group.n}
              labels={weightLabels}
              bins={group.bins}
              medianBin={
                group.median === undefined ? undefined : Math.min(Math.floor(group.median / 10), 9)
              }
              cases={casesOf(group, percent)}
            />
          ))}
        </div>
      )}
    </ChartCard>
  );
}

function Nothing() {
  return <p className={styles.nothing}>In dieser Auswahl ist dazu nichts veröffentlicht.</p>;
}
