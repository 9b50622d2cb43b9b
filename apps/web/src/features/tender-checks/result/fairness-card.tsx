import { fairnessNames } from "@tc/contract";
import type { Fairness } from "@tc/contract";
import { QuotePlaceList } from "../../../ui/data/quote-place";
import { Card } from "../../../ui/layout/card";
import { AnswerMark } from "./state";
import styles from "./result.module.css";

/** Seven things that a fair pitch tells. */
export function FairnessCard({ slug, fairness }: { slug: string; fairness: readonly Fairness[] }) {
  const yes = fairness.filter(({ answer }) => answer === "yes").length;
  return (
    <Card title="Fairness des Pitches" note={`${yes} von ${fairness.length} erfüllt`}>
      <ul className={styles.rows}>
        {fairness.map(({ point, answer, note, quotes }) => (
          <li key={point} className={styles.point}>
            <div>
              <h3>{fairnessNames[point]}</h3>
              <p>
                {note} <QuotePlaceList slug={slug} quotes={quotes} />
              </p>
            </div>
            <AnswerMark answer={answer} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
