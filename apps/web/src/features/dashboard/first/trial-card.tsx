import { trialDays } from "@tc/domain";
import { Hourglass } from "lucide-react";
import { useNow } from "../../../platform/format/clock";
import { daysUntil, formatDay } from "../../../platform/format/format";
import { Card } from "../../../ui/layout/card";
import { useBilling } from "../../shell";
import styles from "./trial-card.module.css";

/** Of the trial without a card; undefined while none runs. */
function useTrialDays(): { readonly days: number; readonly endsAt: string } | undefined {
  const { data } = useBilling();
  const now = useNow();
  const endsAt = data?.source === "trial" ? data.trial.endsAt : undefined;
  if (endsAt === undefined) return undefined;
  return { endsAt, days: Math.max(0, daysUntil(new Date(endsAt), now)) };
}

const leftWords = (days: number) =>
  days === 0 ? "endet heute" : `noch ${days} ${days === 1 ? "Tag" : "Tage"}`;

export function TrialCard() {
  const trial = useTrialDays();
  if (trial === undefined) return null;
  return (
    <div className={styles.wide}>
      <Card title="Euer Test" note={`bis ${formatDay(trial.endsAt)}`}>
        <p className={styles.days}>{leftWords(trial.days)}</p>
        <div className={styles.bar} aria-hidden>
          {Array.from({ length: trialDays }, (_, index) => (
            <i key={index} data-left={index < trial.days || undefined} />
          ))}
        </div>
        <p className={styles.note}>
          Alles aus Premium, ohne Kreditkarte. Endet von selbst. Bucht ihr vorher, bleiben euch die
          restlichen Tage.
        </p>
      </Card>
    </div>
  );
}

/** The same in one line, for a phone. */
export function TrialLine() {
  const trial = useTrialDays();
  if (trial === undefined) return null;
  return (
    <p className={styles.line}>
      <Hourglass size={16} aria-hidden />
      <span>
        Test: <b>{leftWords(trial.days)}</b>, ohne Kreditkarte, endet von selbst
      </span>
    </p>
  );
}
