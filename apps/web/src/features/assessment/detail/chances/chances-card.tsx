import { brand } from "@tc/domain";
import { formatDay, formatNumber } from "../../../../platform/format/format";
import { Card, Disclosure } from "../../../../ui/layout/card";
import { ChancesStanding } from "../../row/chances-standing";
import { TallyStrokes } from "../../row/tally-strokes";
import { ChancesFacts } from "./chances-facts";
import {
  basisWords,
  driverWords,
  evidenceWords,
  pointsWords,
  outOfTwentyWords,
} from "./chances-words";
import type { Chances } from "../queries";
import styles from "./chances-card.module.css";

/** How likely a win is: one number with its range, what it is made of, and what it rests on. */
export function ChancesCard({ slug, chances }: { slug: string; chances: Chances }) {
  return (
    <Card title={brand}>
      <p className={styles.figure}>
        <b>{chances.percent} %</b>
        <span>
          {chances.lowPercent} bis {chances.highPercent} %
        </span>
        {chances.standing && <ChancesStanding standing={chances.standing} />}
      </p>
      {chances.seats !== undefined && (
        <p className={styles.seats}>
          auf einen von bis zu {formatNumber(chances.seats)} Plätzen der Rahmenvereinbarung; ein
          Platz ist noch kein Auftrag
        </p>
      )}
      <div className={styles.strokes}>
        <TallyStrokes range={chances} size="card" />
      </div>
      <p className={styles.sentence}>{outOfTwentyWords(chances.ofTwenty)}</p>
      <Parts chances={chances} />
      <ChancesFacts slug={slug} facts={chances.facts} className={styles.evidence} />
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

/** What the number is made of: the usual bidder, what moves it, and that some procedures end without an award. */
function Parts({ chances }: { chances: Chances }) {
  const drivers = chances.drivers.flatMap(({ kind, points }) => {
    const words = pointsWords(points);
    return words === undefined ? [] : [{ kind, points, words }];
  });
  return (
    <dl className={styles.drivers}>
      <div>
        <dt>Bieter im Mittel</dt>
        <dd>{chances.baselinePercent} %</dd>
      </div>
      {drivers.map(({ kind, points, words }) => (
        <div key={kind} data-sign={points > 0 ? "plus" : "minus"}>
          <dt>{driverWords[kind]}</dt>
          <dd>{words}</dd>
        </div>
      ))}
      {chances.withAwardPercent < chances.percent && (
        <div>
          <dt>Mit Verfahren, die ohne Zuschlag enden</dt>
          <dd>{chances.withAwardPercent} %</dd>
        </div>
      )}
    </dl>
  );
}
