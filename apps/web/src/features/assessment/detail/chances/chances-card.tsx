import { brand } from "@tc/domain";
import { formatDay, formatNumber } from "../../../../platform/format/format";
import { Card, Disclosure } from "../../../../ui/layout/card";
import { TallyStrokes } from "../../row/tally-strokes";
import {
  basisWords,
  driverWords,
  evidenceWords,
  pointsWords,
  outOfTwentyWords,
} from "./chances-words";
import type { Chances } from "../queries";
import styles from "./chances-card.module.css";

/** How likely a win is: a sentence, a range, what moves it, and what it rests on. */
export function ChancesCard({ chances }: { chances: Chances }) {
  const { lead, number } = outOfTwentyWords(chances.ofTwenty);
  return (
    <Card title={brand}>
      <p className={styles.sentence}>
        {lead} <b>{number}</b>.
      </p>
      <div className={styles.strokes}>
        <TallyStrokes range={chances} size="card" />
      </div>
      <p className={styles.range}>
        <span>
          <i data-kind="sure" aria-hidden /> eher nicht weniger als{" "}
          {formatNumber(Math.round(chances.lowPercent / 5))}
        </span>
        <span>
          <i data-kind="maybe" aria-hidden /> unsicher bis{" "}
          {formatNumber(Math.round(chances.highPercent / 5))}
        </span>
        <strong>
          {chances.percent} % ({chances.lowPercent}–{chances.highPercent} %)
        </strong>
      </p>
      {chances.seats !== undefined && (
        <p className={styles.seats}>
          Gemeint ist einer von bis zu {formatNumber(chances.seats)} Plätzen der Rahmenvereinbarung;
          ein Platz ist noch kein Auftrag.
        </p>
      )}
      <p className={styles.market}>
        Bei Teilnahme und Zuschlag. Im Mittel gewinnt ein Bieter {chances.baselinePercent} %.
        {chances.withAwardPercent < chances.percent &&
          ` Weil manche Verfahren ohne Zuschlag enden, bleiben ${chances.withAwardPercent} %.`}
      </p>
      <Drivers chances={chances} />
      <p className={styles.evidence}>
        {evidenceWords(chances.evidence)}
        {chances.evidence.from !== undefined &&
          chances.evidence.to !== undefined &&
          `, ${formatDay(chances.evidence.from)} bis ${formatDay(chances.evidence.to)}`}
        .
      </p>
      {chances.isExtrapolated && (
        <p className={styles.extrapolated}>Übertragung aus EU-weiten Vergaben</p>
      )}
      <Disclosure summary="Wie sicher ist das?">
        <p>
          Die Spanne soll in acht von zehn Fällen zutreffen. Genannt wird auf fünf Punkte genau:
          mehr gäben die Daten nicht her. {basisWords[chances.basis]}{" "}
          <a href="/methodik">So wird gerechnet</a>
        </p>
      </Disclosure>
    </Card>
  );
}

function Drivers({ chances }: { chances: Chances }) {
  const drivers = chances.drivers.flatMap(({ kind, points }) => {
    const words = pointsWords(points);
    return words === undefined ? [] : [{ kind, points, words }];
  });
  if (drivers.length === 0) return null;
  return (
    <dl className={styles.drivers}>
      {drivers.map(({ kind, points, words }) => (
        <div key={kind} data-sign={points > 0 ? "plus" : "minus"}>
          <dt>{driverWords[kind]}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
