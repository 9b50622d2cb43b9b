import { count, formatDay, formatNumber, formatShare } from "../../../../platform/format/format";
import { Card } from "../../../../ui/layout/card";
import { Fact, Facts } from "../../../../ui/layout/facts";
import { ContestedBadge } from "../../row/contested-badge";
import { evidenceWords } from "../chances/chances-words";
import type { Competition } from "../queries";
import { UsualWinners } from "./usual-winners";
import styles from "./competition-card.module.css";

/** Who else will bid: how many, who usually wins, and what this buyer's past says. */
export function CompetitionCard({ competition }: { competition: Competition }) {
  const { offers, evidence } = competition;
  return (
    <Card title="Wettbewerb" note={competition.isContested && <ContestedBadge />}>
      <p className={styles.expected}>
        <b>
          {offers.low === offers.high
            ? count(offers.low, "Angebot", "Angebote")
            : `${offers.low} bis ${offers.high} Angebote`}
        </b>{" "}
        je Los erwartet
      </p>
      <p className={styles.note}>
        Im Mittel {formatNumber(Math.round(offers.mean * 10) / 10)}; die Spanne hält in acht von
        zehn Fällen. Grundlage: {evidenceWords(evidence)}
        {evidence.from !== undefined &&
          evidence.to !== undefined &&
          `, ${formatDay(evidence.from)} bis ${formatDay(evidence.to)}`}
        .
      </p>
      {competition.isExtrapolated && (
        <p className={styles.extrapolated}>Übertragung aus EU-weiten Vergaben</p>
      )}
      <Facts>
        <Fact name="Nur ein Angebot">{competition.singlePercent} %</Fact>
        <Fact name="Sechs oder mehr">{competition.sixOrMorePercent} %</Fact>
        <Fact name="In der Branche">
          {competition.sectorPercentile !== undefined &&
            `mehr als bei ${competition.sectorPercentile} % der Vergaben`}
        </Fact>
        <Fact name="Dieser Auftraggeber">{historyWords(competition)}</Fact>
      </Facts>
      <UsualWinners title="Gewinnt hier oft" winners={competition.buyerWinners} />
      <UsualWinners title="Gewinnt in der Branche oft" winners={competition.sectorWinners} />
    </Card>
  );
}

function historyWords({ buyerHistory }: Competition): string {
  const { n, withOffers, medianOffers } = buyerHistory;
  if (n === 0) return "Noch kein Ergebnis bekannt";
  const results = count(n, "Ergebnis", "Ergebnisse");
  if (medianOffers === undefined) return `${results}, ohne Zahl der Angebote`;
  return `${results}, im Median ${count(medianOffers, "Angebot", "Angebote")} (Angabe fehlt bei ${formatShare(1 - withOffers / n)})`;
}
