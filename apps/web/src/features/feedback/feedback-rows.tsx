import { feedbackKindNames } from "@tc/domain";
import { CircleCheck, Clock } from "lucide-react";
import { formatMoment } from "../../platform/format/format";
import { StateMark } from "../../ui/data/state-mark";
import { Prose } from "../../ui/layout/prose";
import panel from "../../ui/layout/panel.module.css";
import styles from "./feedback.module.css";
import type { Feedback } from "./queries";

const states = {
  open: { look: { icon: Clock, tone: "quiet" }, word: "offen" },
  answered: { look: { icon: CircleCheck, tone: "green" }, word: "beantwortet" },
  done: { look: { icon: CircleCheck, tone: "green" }, word: "gelesen" },
} as const;

export function FeedbackRows({ feedback }: { feedback: readonly Feedback[] }) {
  return (
    <ul className={panel.list}>
      {feedback.map((row) => (
        <li key={row.id}>
          <div className={styles.row}>
            <p>
              <b>{feedbackKindNames[row.kind]}</b> <StateMark {...states[row.state]} />{" "}
              <small>
                {formatMoment(row.sentAt)}
                {row.page !== undefined && ` · ${row.page}`}
              </small>
            </p>
            <Prose text={row.text} />
            {row.answer !== undefined && (
              <div className={styles.answer}>
                <b>Unsere Antwort</b>
                {row.answeredAt !== undefined && <small> {formatMoment(row.answeredAt)}</small>}
                <Prose text={row.answer} />
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
