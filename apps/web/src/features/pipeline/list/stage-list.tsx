import type { BoardCard as Card, PipelinePerson } from "@tc/contract";
import { pipelineStageNames, pipelineStages } from "@tc/domain";
import type { PipelineStage } from "@tc/domain";
import { ArrowLeftRight } from "lucide-react";
import { memo, useEffect, useRef, useState } from "react";
import { formatNumber } from "../../../platform/format/format";
import { Initials } from "../../../ui/data/initials";
import { IconButton } from "../../../ui/forms/button";
import { CardMarks } from "../board/card-mark";
import { CardDays, CardFit, CardTasks } from "../board/card-parts";
import { endWords } from "../board/trays";
import { isClosed } from "../state/order";
import { findPerson } from "../state/queries";
import styles from "./stage-list.module.css";

interface Props {
  columns: Readonly<Record<PipelineStage, readonly Card[]>>;
  counts: Readonly<Record<PipelineStage, number>>;
  people: readonly PipelinePerson[];
  weights: readonly number[] | undefined;
  now: Date;
}

/** The board of a phone: one stage below the other, and a bar that leads to each. */
export function StageList({ columns, counts, people, weights, now }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const current = useStageInView(scroller);
  return (
    <>
      <nav className={styles.jump} aria-label="Zur Stufe">
        {pipelineStages.map((stage) => (
          <button
            key={stage}
            type="button"
            aria-current={stage === current ? "true" : undefined}
            onClick={() =>
              scroller.current
                ?.querySelector(`[data-stage="${stage}"]`)
                ?.scrollIntoView({ block: "start" })
            }
          >
            {pipelineStageNames[stage]} <small>{formatNumber(counts[stage])}</small>
          </button>
        ))}
      </nav>
      <div ref={scroller} className={styles.list}>
        {pipelineStages.map((stage) => (
          <section key={stage} data-stage={stage} aria-label={pipelineStageNames[stage]}>
            <h2>
              {pipelineStageNames[stage]} <small>{formatNumber(counts[stage])}</small>
            </h2>
            <ul aria-label={pipelineStageNames[stage]}>
              {columns[stage].map((card) => (
                <Row
                  key={card.id}
                  card={card}
                  weights={weights}
                  assignee={findPerson(people, card.assigneeId)?.name}
                  now={now}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

interface RowProps {
  card: Card;
  weights: readonly number[] | undefined;
  assignee: string | undefined;
  now: Date;
}

const Row = memo(function Row({ card, weights, assignee, now }: RowProps) {
  return (
    <li data-card={card.id}>
      <span className={styles.fit}>
        <CardFit card={card} weights={weights} />
      </span>
      <div>
        <a href={`/pipeline?card=${card.id}`} data-open-card>
          {card.title}
        </a>
        <small className={styles.meta}>
          {isClosed(card.stage) ? endWords(card) : <CardDays card={card} now={now} />}
          <CardTasks card={card} isShort />
          <Initials name={assignee} size={20} />
          {!card.volumeLock && <CardMarks card={card} />}
        </small>
      </div>
      <IconButton
        label={`${card.title}: verschieben und mehr`}
        title="Verschieben und mehr"
        aria-haspopup="menu"
        className={styles.move}
        data-more
      >
        <ArrowLeftRight size={17} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </li>
  );
});

/** The stage whose heading stands at the top. */
function useStageInView(scroller: { readonly current: HTMLElement | null }): string | undefined {
  const [stage, setStage] = useState<string>();
  useEffect(() => {
    const list = scroller.current;
    if (!list) return;
    function look() {
      if (!list) return;
      const top = list.getBoundingClientRect().top + 8;
      const sections = [...list.querySelectorAll<HTMLElement>("[data-stage]")];
      const last = sections.findLast((section) => section.getBoundingClientRect().top <= top);
      setStage((last ?? sections[0])?.dataset.stage);
    }
    look();
    list.addEventListener("scroll", look, { passive: true });
    return () => list.removeEventListener("scroll", look);
  }, [scroller]);
  return stage;
}
