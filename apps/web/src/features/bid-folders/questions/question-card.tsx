import type { BidderQuestions } from "@tc/contract";
import { useNow } from "../../../platform/format/clock";
import { formatDay } from "../../../platform/format/format";
import { Card } from "../../../ui/layout/card";
import { dueWords, isOver } from "./due-words";
import { QuestionRow } from "./question-row";
import styles from "../folder-rows.module.css";

/** What to ask the buyer; a member sends it on the buyer's platform. */
export function QuestionCard({ slug, questions }: { slug: string; questions: BidderQuestions }) {
  const { due, drafts, settled } = questions;
  const now = useNow();
  const canAsk = questions.canAsk && !isOver(due, now);
  return (
    <Card title="Bieterfragen, Entwürfe" note={dueWords(due, now)}>
      <p className={styles.note}>
        {canAsk
          ? "Ihr stellt sie selbst auf der Vergabeplattform. Keine Rechtsberatung."
          : "Die Zeit für Fragen ist vorbei; die Entwürfe bleiben lesbar."}
      </p>
      {drafts.length === 0 && (
        <p className={styles.none}>
          Keine unklare oder unzulässige Forderung gefunden. Das ersetzt nicht, die Unterlagen
          selbst zu lesen.
        </p>
      )}
      <ul className={styles.rows}>
        {drafts.map((question) => (
          <QuestionRow key={question.key} slug={slug} question={question} canAsk={canAsk} />
        ))}
        {settled.map(({ key, title, draft, sent }) => (
          <li key={`settled ${key}`}>
            <h3>
              {title} <small>stellt sich nicht mehr</small>
            </h3>
            <p className={styles.draft}>{draft}</p>
            {/* There is no draft any more that it could be sent from again. */}
            <p className={styles.note}>
              gesendet am {formatDay(sent.at)}, {sent.byName}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
