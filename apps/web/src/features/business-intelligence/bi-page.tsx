import { agencySectorDefinitions, laender, pipelineStageNames } from "@tc/domain";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { count, formatDay, formatMoneyShort, formatNumber } from "../../platform/format/format";
import { ChartCard } from "../../ui/charts/chart-card";
import { Columns } from "../../ui/charts/columns";
import { Funnel } from "../../ui/charts/funnel";
import { TileMap } from "../../ui/charts/tile-map";
import { PageFrame } from "../../ui/layout/page-frame";
import { readChoice, withChoice } from "./bi-choice";
import { BiFilters } from "./bi-filters";
import {
  OwnCalibrationPanel,
  ownCalibrationTitle,
  PublishedCalibrationPanel,
  publishedCalibrationTitle,
} from "./calibration-panels";
import { Panel } from "./panel";
import { ReportLinks } from "./report-links";
import * as queries from "./queries";
import { OfferPanel, PriceWeightPanel, ValuePanel } from "./spread-panels";
import { TrendPanel, trendTitles } from "./trend-panel";
import styles from "./bi-page.module.css";

const volumeTitle = {
  month: "Wie viel ausgeschrieben wird, je Monat",
  quarter: "Wie viel ausgeschrieben wird, je Quartal",
};
/** From so many decided ones on a share says something. */
const decidedForRate = 20;

/** The market of an agency and its own way through it, each chart with what it rests on. */
export function BusinessIntelligencePage({ tabs }: { tabs: ReactNode }) {
  const [search, setSearch] = useSearchParams();
  const choice = readChoice(search);
  const volume = queries.useVolume(choice);
  const regions = queries.useRegions(choice);
  const offers = queries.useOffers(choice);
  const values = queries.useValues(choice);
  const weights = queries.usePriceWeights(choice);
  const buyers = queries.useBuyers(choice);
  const winners = queries.useWinners(choice);
  const funnel = queries.useFunnel(choice);
  const trend = queries.useTrend(choice);
  const ownCalibration = queries.useOwnCalibration();
  const publishedCalibration = queries.usePublishedCalibration();
  const addressOf = (name: "region" | "auftraggeber", value: string) =>
    `?${withChoice(search, name, value).toString()}`;
  return (
    <PageFrame title="Business Intelligence" note={volume.data && spanWords(volume.data)}>
      {tabs}
      <BiFilters
        choice={choice}
        buyerName={volume.data?.buyerName}
        onChange={(name, value) => setSearch(withChoice(search, name, value), { replace: true })}
      />
      <ReportLinks choice={choice} search={search} />
      {volume.data && offers.data && (
        <p className={styles.finding}>{findingWords(volume.data, offers.data.groups[0]?.median)}</p>
      )}
      {volume.data?.isComplete === false && (
        <p role="status" className={styles.nothing}>
          Ältere Ausschreibungen werden gerade neu gezählt. Bis das fertig ist, sind alle Zahlen des
          Marktes zu niedrig.
        </p>
      )}
      <div className={styles.charts}>
        <Panel title={volumeTitle.month} size={4} query={volume}>
          {({ grain, periods, n, withoutLevel }) => (
            <ChartCard
              name="volume"
              title={volumeTitle[grain]}
              n={n}
              note={`Nach dem Tag der ersten Bekanntmachung.${withoutLevel > 0 ? ` Bei ${formatNumber(withoutLevel)} ist nicht gesagt, ob sie EU-weit oder national sind.` : ""}`}
              table={{
                heads: [
                  grain === "month" ? "Monat" : "Quartal",
                  "EU-weit",
                  "national",
                  "ohne Angabe",
                  "zusammen",
                ],
                rows: periods
                  .toReversed()
                  .map(({ label, eu, national, unknown }, at) => [
                    `${periodWords(label)}${at === 0 ? " (läuft noch)" : ""}`,
                    formatNumber(eu),
                    formatNumber(national),
                    formatNumber(unknown),
                    formatNumber(eu + national + unknown),
                  ]),
              }}
            >
              <Columns
                title={volumeTitle[grain]}
                series={["EU-weit", "national", ...(withoutLevel > 0 ? ["ohne Angabe"] : [])]}
                columns={periods.map(({ label, eu, national, unknown }, at) => ({
                  label: periodWords(label),
                  words: shortPeriod(label),
                  parts: [eu, national, ...(withoutLevel > 0 ? [unknown] : [])],
                  isRunning: at === periods.length - 1,
                }))}
              />
            </ChartCard>
          )}
        </Panel>
        <Panel title="Wo ausgeschrieben wird" size={2} query={regions}>
          {(answer) => (
            <ChartCard
              name="regions"
              title="Wo ausgeschrieben wird"
              n={answer.n}
              total={answer.total}
              missing="ohne Land"
              note="Mit Orten in mehreren Ländern zählt eine Ausschreibung in jedem."
              table={{
                heads: ["Land", "Ausschreibungen"],
                rows: answer.laender
                  .toSorted((a, b) => b.count - a.count)
                  .map((row) => [laender[row.land], formatNumber(row.count)]),
              }}
            >
              <TileMap
                counts={new Map(answer.laender.map((row) => [row.land, row.count]))}
                addressOf={(land) => addressOf("region", land)}
              />
            </ChartCard>
          )}
        </Panel>
        {(["offers", "values", "winners"] as const).map((measure) => (
          <Panel key={measure} title={trendTitles[measure]} size={2} query={trend}>
            {(answer) => <TrendPanel trend={answer} measure={measure} />}
          </Panel>
        ))}
        <Panel title="Wie viele anbieten" size={3} query={offers}>
          {({ groups }) => <OfferPanel groups={groups} />}
        </Panel>
        <Panel title="Was es wert ist, netto" size={3} query={values}>
          {({ groups }) => <ValuePanel groups={groups} />}
        </Panel>
        <Panel title="Wie viel der Preis zählt" size={3} query={weights}>
          {({ groups }) => <PriceWeightPanel groups={groups} />}
        </Panel>
        <Panel title="Wer gewinnt" size={3} query={winners}>
          {(answer) => (
            <PartyCard
              name="winners"
              title="Wer gewinnt"
              counted="Zuschläge"
              missing="ohne Gewinner"
              note={`Zuschläge je Los und Summe der veröffentlichten Werte; Lose mit mehreren Gewinnern ohne Wert. ${count(answer.winnerCount, "Unternehmen", "Unternehmen")} insgesamt; ein Name öffnet sein Dossier.`}
              n={answer.n}
              total={answer.total}
              parties={answer.winners.map((winner) =>
                winner.isOwn ? { ...winner, name: `${winner.name} (ihr)` } : winner,
              )}
              addressOf={(id) => `/app/markt/anbieter/${id}`}
            />
          )}
        </Panel>
        <Panel title="Wer ausschreibt" size={3} query={buyers}>
          {(answer) => (
            <PartyCard
              name="buyers"
              title="Wer ausschreibt"
              counted="Ausschreibungen"
              missing="ohne Auftraggeber"
              note={`Ausschreibungen und Summe der veröffentlichten Werte vergebener. ${count(answer.buyerCount, "Auftraggeber", "Auftraggeber")} insgesamt; ein Name filtert die Seite.`}
              n={answer.n}
              total={answer.total}
              parties={answer.buyers}
              addressOf={(id) => addressOf("auftraggeber", id)}
            />
          )}
        </Panel>
        <Panel title="Euer Weg vom Fund zum Zuschlag" size={3} query={funnel}>
          {(answer) => (
            <ChartCard
              name="funnel"
              title="Euer Weg vom Fund zum Zuschlag"
              n={answer.cards}
              note={`Karten, die seit ${formatDay(answer.from)} dazukamen, aus allen Branchen und Regionen; jede zählt bis zur weitesten Stufe. ${formatNumber(answer.open)} eingereicht und offen, ${formatNumber(answer.declined)} abgesagt.`}
              table={{
                heads: ["Stufe", "Karten"],
                rows: answer.stages.map((step) => [
                  pipelineStageNames[step.stage],
                  formatNumber(step.count),
                ]),
              }}
            >
              <p className={styles.own}>{rateWords(answer.won, answer.won + answer.lost)}</p>
              <Funnel
                steps={answer.stages.map((step) => ({
                  name: pipelineStageNames[step.stage],
                  count: step.count,
                }))}
              />
            </ChartCard>
          )}
        </Panel>
        <Panel title={ownCalibrationTitle} size={3} query={ownCalibration}>
          {(answer) => <OwnCalibrationPanel answer={answer} />}
        </Panel>
        <Panel title={publishedCalibrationTitle} size={3} query={publishedCalibration}>
          {({ outcomes }) => <PublishedCalibrationPanel outcomes={outcomes} />}
        </Panel>
      </div>
    </PageFrame>
  );
}

const listed = 8;

interface Party {
  id: string;
  name: string;
  count: number;
  valueN: number;
  valueCents?: number | undefined;
  isOwn?: boolean;
}

function PartyCard(props: {
  name: string;
  title: string;
  counted: string;
  missing: string;
  note: string;
  n: number;
  total: number;
  parties: readonly Party[];
  addressOf?: (id: string) => string;
}) {
  const { counted, parties, addressOf, ...card } = props;
  const most = Math.max(...parties.map((party) => party.count), 1);
  const valueOf = ({ valueCents, valueN }: Party) =>
    valueCents === undefined
      ? "ohne Wert"
      : `${formatMoneyShort({ cents: valueCents, currency: "EUR" })} in ${formatNumber(valueN)}`;
  return (
    <ChartCard
      {...card}
      table={{
        heads: ["Name", counted, "Wert (in wie vielen)"],
        rows: parties.map((party) => [party.name, formatNumber(party.count), valueOf(party)]),
      }}
    >
      {parties.length === 0 ? (
        <p className={styles.nothing}>In dieser Auswahl ist dazu nichts veröffentlicht.</p>
      ) : (
        <ol className={styles.parties}>
          {parties
            .filter((party, at) => at < listed || party.isOwn === true)
            .map((party) => (
              <li key={party.id} data-own={party.isOwn || undefined}>
                {addressOf ? (
                  <Link to={addressOf(party.id)}>{party.name}</Link>
                ) : (
                  <span>{party.name}</span>
                )}
                <i aria-hidden>
                  <u style={{ width: `${(party.count / most) * 100}%` }} />
                </i>
                <b>
                  {formatNumber(party.count)}
                  <span className="visually-hidden"> {counted}</span>
                </b>
                <small>{valueOf(party)}</small>
              </li>
            ))}
        </ol>
      )}
    </ChartCard>
  );
}

type Volume = NonNullable<ReturnType<typeof queries.useVolume>["data"]>;

function spanWords({ from, to, latestOn, sample }: Volume): string {
  const read = latestOn === undefined ? "" : `, letzte Bekanntmachung ${formatDay(latestOn)}`;
  return `${formatDay(from)} bis ${formatDay(to)}${read}${sample ? ". Das sind Musterdaten." : ""}`;
}

/** Made of figures of the page alone. */
function findingWords({ n, sectors }: Volume, medianOffers: number | undefined): string {
  if (n === 0)
    return "In dieser Auswahl gibt es keine Ausschreibung. Wähle eine andere Branche, alle Regionen oder einen längeren Zeitraum.";
  const where =
    sectors.length === 0
      ? "in allen Agenturbranchen"
      : sectors.length === 1
        ? `in der Branche ${agencySectorDefinitions[sectors[0]!].label}`
        : `in ${sectors.length} Branchen`;
  const offers =
    medianOffers === undefined
      ? ""
      : `, bei Vergaben im Median ${count(medianOffers, "Angebot", "Angebote")}`;
  return `${count(n, "Ausschreibung", "Ausschreibungen")} ${where}${offers}.`;
}

function rateWords(won: number, decided: number): string {
  if (decided === 0) return "Noch ist kein Angebot entschieden.";
  const rate = decided >= decidedForRate ? ` Das sind ${Math.round((won / decided) * 100)} %.` : "";
  return `Von ${count(decided, "entschiedenen Angebot", "entschiedenen Angeboten")} habt ihr ${formatNumber(won)} gewonnen.${rate}`;
}

/** "2026-11" → "11/2026", "2026-Q4" → "4. Quartal 2026" */
function periodWords(label: string): string {
  const [year, part = ""] = label.split("-");
  return part.startsWith("Q") ? `${part.slice(1)}. Quartal ${year}` : `${part}/${year}`;
}

/** "11/26" or "Q4 26" */
function shortPeriod(label: string): string {
  const [year = "", part = ""] = label.split("-");
  return part.startsWith("Q") ? `${part} ${year.slice(2)}` : `${part}/${year.slice(2)}`;
}
