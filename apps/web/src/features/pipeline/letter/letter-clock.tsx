import type { CardLetter } from "@tc/contract";
import { formatDay, formatWeekday } from "../../../platform/format/format";
import { DayBoxes } from "./day-boxes";
import styles from "./letter-tab.module.css";

export type Letter = Extract<CardLetter, { kind: "letter" }>;

/** A paragraph's sign never stands at the end of a line. */
export const unbroken = (law: string) => law.replaceAll("§ ", "§\u00a0");

/** How long the buyer still has for the answer, or had. */
export function LetterClock({ letter: { state, rule } }: { letter: Letter }) {
  const { sentOn, dueOn, daysLeft, answeredOn } = state;
  if (answeredOn !== undefined)
    return <p className={styles.answered}>Beantwortet am {formatDay(answeredOn)}.</p>;
  if (sentOn === undefined || dueOn === undefined || daysLeft === undefined) {
    return (
      <p className={styles.answered}>
        {rule.days} Tage hat der Auftraggeber ab dem Eingang eures Antrags{lawWords(rule)}. Tragt
        den Tag ein, dann läuft die Frist hier mit.
      </p>
    );
  }
  return (
    <div className={styles.clock} data-over={daysLeft < 0 || undefined}>
      <b>{Math.abs(daysLeft)}</b>
      <div>
        <h3>
          {clockWords(daysLeft)} {formatWeekday(`${dueOn}T12:00:00Z`)} {formatDay(dueOn)}
        </h3>
        <DayBoxes total={rule.days} over={Math.min(rule.days, rule.days - daysLeft - 1)} />
        <small>
          Antrag eingegangen am {formatDay(sentOn)} · {rule.days} Tage{lawWords(rule)} · Textform
        </small>
      </div>
    </div>
  );
}

/** After the number: "Tage bis zur Antwort, spätestens" */
function clockWords(daysLeft: number): string {
  const days = Math.abs(daysLeft) === 1 ? "Tag" : "Tage";
  if (daysLeft < 0) return `${days} überfällig, Antwort war spätestens`;
  return `${days} bis zur Antwort, spätestens${daysLeft === 0 ? " heute," : ""}`;
}

/** With a volumeLock the law is not told. */
const lawWords = ({ law }: Letter["rule"]) => (law === undefined ? "" : `, ${unbroken(law)}`);
