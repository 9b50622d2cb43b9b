import { Link } from "react-router";
import { useNow } from "../../../platform/format/clock";
import { daysUntil, formatDay, formatMoneyShort } from "../../../platform/format/format";
import { TimeLeft } from "../../../ui/feedback/time-left";
import { ChancesFigure, FitScore, TallyStrokes, TooThin, useAssessment } from "../../assessment";
import type { Match } from "./queries";
import { whyItDoesNot, whyItFits } from "./why";
import styles from "./match-row.module.css";

interface Props {
  match: Match;
  fitWeights: readonly number[] | undefined;
  /** False: one of the nearest, with the reason why not. */
  isMatch: boolean;
}

export function MatchRow({ match: { item, assessment }, fitWeights, isMatch }: Props) {
  const now = useNow();
  const { fit, chances } = assessment;
  return (
    <li className={styles.row}>
      <span className={styles.fit}>{fit && <FitScore fit={fit} weights={fitWeights} />}</span>
      <span className={styles.text}>
        <Link to={`/app/tender/${item.slug}`}>{item.title}</Link>
        <small>
          {item.buyer?.name ?? "Auftraggeber nicht genannt"} · {amountWords(item)}
        </small>
        <Why slug={item.slug} isMatch={isMatch} />
      </span>
      <span className={styles.chances}>
        {chances ? (
          <ChancesFigure chances={chances} />
        ) : (
          <>
            <TallyStrokes />
            <TooThin />
          </>
        )}
      </span>
      <span className={styles.deadline}>
        {item.deadline ? (
          <>
            <span className="visually-hidden">Frist </span>
            <TimeLeft days={daysUntil(new Date(item.deadline.at), now)} />
            <small>{formatDay(item.deadline.at)}</small>
          </>
        ) : (
          <small>keine Frist</small>
        )}
      </span>
    </li>
  );
}

/** Comes a moment after the row: it is worked out one by one. */
function Why({ slug, isMatch }: { slug: string; isMatch: boolean }) {
  const fit = useAssessment(slug).data?.fit;
  if (fit?.kind !== "fit") return <span className={styles.why} />;
  return <span className={styles.why}>{isMatch ? whyItFits(fit) : whyItDoesNot(fit)}</span>;
}

function amountWords({ value }: Match["item"]): string {
  if (value === undefined) return "kein Wert veröffentlicht";
  const amount = formatMoneyShort(value);
  return value.kind === "framework-maximum" ? `bis ${amount}` : amount;
}
