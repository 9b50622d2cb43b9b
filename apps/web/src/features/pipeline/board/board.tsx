import type { BoardCard as Card, PipelinePerson } from "@tc/contract";
import { openStages, pipelineStageNames } from "@tc/domain";
import type { PipelineStage } from "@tc/domain";
import { Plus } from "lucide-react";
import { memo, useLayoutEffect, useRef, useState } from "react";
import type { FocusEvent } from "react";
import { Link } from "react-router";
import { formatMoneyShort, formatNumber } from "../../../platform/format/format";
import { sumOf } from "../state/order";
import { findPerson } from "../state/queries";
import { BoardCard } from "./board-card";
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
  const board = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<string>();
  const first = openStages.flatMap((stage) => columns[stage].slice(0, 1))[0]?.id;
  const isShown =
    stop !== undefined && openStages.some((stage) => columns[stage].some(({ id }) => id === stop));
  const tabStop = isShown ? stop : first;
  useGlide(board, columns);
  return (
    <div
      ref={board}
      className={styles.board}
      data-board
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
    </div>
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
});

const glideMs = 160;

/** A card that went to another stage, by whomever, glides there from where it was. */
function useGlide(
  board: { readonly current: HTMLElement | null },
  columns: Props["columns"],
): void {
  const before = useRef<ReadonlyMap<string, { stage: PipelineStage; box: DOMRect }>>(new Map());
  const stages = useRef<ReadonlyMap<string, PipelineStage>>(new Map());
  // While it draws the old cards still stand in the document.
  const now = new Map(openStages.flatMap((stage) => columns[stage].map(({ id }) => [id, stage])));
  const moved = [...now].filter(([id, stage]) => (stages.current.get(id) ?? stage) !== stage);
  if (moved.length > 0 && moved.length < 5) {
    before.current = new Map(
      moved.flatMap(([id, stage]) => {
        const card = board.current?.querySelector(`[data-card="${id}"]:not([data-ghost])`);
        return card ? [[id, { stage, box: card.getBoundingClientRect() }]] : [];
      }),
    );
  }
  useLayoutEffect(() => {
    stages.current = now;
    if (before.current.size === 0) return;
    const boxes = before.current;
    before.current = new Map();
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    for (const [id, { box }] of boxes) {
      const card = board.current?.querySelector(`[data-card="${id}"]:not([data-ghost])`);
      if (!card) continue;
      const { left, top } = card.getBoundingClientRect();
      card.animate(
        [{ translate: `${box.left - left}px ${box.top - top}px` }, { translate: "0 0" }],
        { duration: glideMs, easing: "ease-out" },
      );
    }
  });
}
