import type { BoardCard as Card, PipelinePerson } from "@tc/contract";
import { openStages, pipelineStageNames } from "@tc/domain";
import type { PipelineStage } from "@tc/domain";
import { Plus } from "lucide-react";
import { memo, useState } from "react";
import type { FocusEvent } from "react";
import { Link } from "react-router";
import { formatMoneyShort, formatNumber } from "../../../platform/format/format";
import { sumOf } from "../state/order";
import { findPerson } from "../state/queries";
import { BoardCard } from "./board-card";
import { GlideArea } from "./glide-area";
import styles from "./board.module.css";

interface Props {
  columns: Readonly<Record<PipelineStage, readonly Card[]>>;
  people: readonly PipelinePerson[];
  weights: readonly number[] | undefined;
  now: Date;
  openId: string | null;
}

/** Five open stages side by side; the closed ones are trays below. */
export function Board({ columns, people, weights, now, openId }: Props) {
  const [stop, setStop] = useState<string>();
  const first = openStages.flatMap((stage) => columns[stage].slice(0, 1))[0]?.id;
  const isShown =
    stop !== undefined && openStages.some((stage) => columns[stage].some(({ id }) => id === stop));
  const tabStop = isShown ? stop : first;
  return (
    <GlideArea
      columns={columns}
      className={styles.board}
      onFocus={(event: FocusEvent<HTMLElement>) => {
        const id = event.target.closest<HTMLElement>("[data-card]")?.dataset.card;
        if (id !== undefined) setStop(id);
      }}
    >
      {openStages.map((stage) => (
        <Column
          key={stage}
          stage={stage}
          cards={columns[stage]}
          people={people}
          weights={weights}
          now={now}
          openId={columns[stage].some(({ id }) => id === openId) ? openId : null}
          tabStop={columns[stage].some(({ id }) => id === tabStop) ? tabStop : undefined}
        />
      ))}
    </GlideArea>
  );
}

interface ColumnProps extends Omit<Props, "columns"> {
  stage: PipelineStage;
  cards: readonly Card[];
  tabStop: string | undefined;
}

const Column = memo(function Column(props: ColumnProps) {
  const { stage, cards, people, weights, now, openId, tabStop } = props;
  const sum = sumOf(cards);
  const name = pipelineStageNames[stage];
  return (
    <section className={styles.column} aria-label={name} data-drop-stage={stage}>
      <header>
        <h2>{name}</h2>
        <small>{formatNumber(cards.length)}</small>
        {sum.withValue > 0 && (
          <small
            className={styles.sum}
            title={`Summe der veröffentlichten Werte von ${sum.withValue} der ${cards.length}`}
          >
            {formatMoneyShort({ cents: sum.cents, currency: "EUR" })}
          </small>
        )}
        {stage === "discovered" && (
          <Link
            to="/app/results"
            className={styles.add}
            title="Ausschreibung aus den Ergebnissen hinzufügen"
            aria-label="Ausschreibung aus den Ergebnissen hinzufügen"
          >
            <Plus size={15} strokeWidth={1.75} aria-hidden />
          </Link>
        )}
      </header>
      <ul aria-label={name}>
        {cards.map((card) => (
          <BoardCard
            key={card.id}
            card={card}
            weights={weights}
            assignee={findPerson(people, card.assigneeId)?.name}
            now={now}
            isOpen={card.id === openId}
            isTabStop={card.id === tabStop}
          />
        ))}
      </ul>
    </section>
  );
}, isSameColumn);

/** A move changes two columns of five; the others are not drawn again. */
function isSameColumn(before: ColumnProps, after: ColumnProps): boolean {
  const { cards: cardsBefore, ...restBefore } = before;
  const { cards, ...rest } = after;
  return (
    cards.length === cardsBefore.length &&
    cards.every((card, index) => card === cardsBefore[index]) &&
    rest.people === restBefore.people &&
    rest.weights === restBefore.weights &&
    rest.now === restBefore.now &&
    rest.openId === restBefore.openId &&
    rest.tabStop === restBefore.tabStop
  );
}
