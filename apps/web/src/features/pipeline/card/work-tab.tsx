import type { PipelineCard } from "@tc/contract";
import { ActivityList } from "./activity-list";
import { CardNote } from "./card-note";
import { Comments } from "./comments";
import { Tasks } from "./tasks";
import { useCardChange } from "./use-card-change";
import styles from "./work-tab.module.css";

interface Props {
  answer: PipelineCard;
  wantsTask: boolean;
  now: Date;
  onActivity: () => void;
}

/** Tasks first, then what is said beside what happened last. */
export function WorkTab({ answer, wantsTask, now, onActivity }: Props) {
  const change = useCardChange(answer.card.id);
  return (
    <div className={styles.work}>
      <Tasks answer={answer} wantsTask={wantsTask} now={now} change={change} />
      <CardNote answer={answer} now={now} change={change} />
      <div className={styles.columns}>
        <Comments answer={answer} now={now} change={change} />
        <section aria-labelledby="card-activity">
          <h3 id="card-activity">Zuletzt</h3>
          <ActivityList items={answer.activity} now={now} />
          <button type="button" className={styles.all} onClick={onActivity}>
            Ganzer Verlauf
          </button>
        </section>
      </div>
    </div>
  );
}
