import type { BoardCard as Card, PipelinePerson, PipelineSort } from "@tc/contract";
import { pipelineStageNames, pipelineStages } from "@tc/domain";
import type { PipelineStage } from "@tc/domain";
import { ArrowUp, ChevronDown } from "lucide-react";
import { memo, useMemo } from "react";
import type { ReactNode } from "react";
import {
  daysUntil,
  formatShortDay,
  formatShortDeadline,
  lastUsable,
} from "../../../platform/format/format";
import { TimeLeft } from "../../../ui/feedback/time-left";
import { NativeSelect } from "../../../ui/forms/native-select";
import { Initials } from "../../../ui/data/initials";
import { BudgetText } from "../../assessment";
import { CardMarks } from "../board/card-mark";
import { CardFit, waitWords } from "../board/card-parts";
import { endWords } from "../board/trays";
import { isClosed, sortCards } from "../state/order";
import { findPerson } from "../state/queries";
import styles from "./pipeline-table.module.css";

interface Props {
  cards: readonly Card[];
  people: readonly PipelinePerson[];
  weights: readonly number[] | undefined;
  sort: PipelineSort | null;
  now: Date;
  onSort: (sort: PipelineSort | null) => void;
  onMove: (id: string, stage: PipelineStage) => void;
}

const stageChoices = pipelineStages.map((value) => ({
  value,
  label: pipelineStageNames[value] + (isClosed(value) ? " …" : ""),
}));

/** All cards in rows: what is open by deadline, below it what is filed away. */
export function PipelineTable({ cards, people, weights, sort, now, onSort, onMove }: Props) {
  const rows = useMemo(() => sortCards(cards, sort), [cards, sort]);
  const open = rows.filter(({ stage }) => !isClosed(stage));
  const closed = rows.filter(({ stage }) => isClosed(stage));
  const head = (name: PipelineSort, words: string) => (
    <SortHead name={name} sort={sort} onSort={onSort}>
      {words}
    </SortHead>
  );
  const row = (card: Card) => (
    <Row
      key={card.id}
      card={card}
      weights={weights}
      assignee={findPerson(people, card.assigneeId)?.name}
      now={now}
      onMove={onMove}
    />
  );
  return (
    <div className={styles.scroller} tabIndex={0} role="region" aria-label="Tabelle der Pipeline">
      <table className={styles.table}>
        <thead>
          <tr>
            {head("fit", "AgencyFit")}
            {head("title", "Ausschreibung")}
            {head("stage", "Stufe")}
            <th scope="col" className={styles.roomy}>
              Zuständig
            </th>
            <th scope="col" className={styles.roomy}>
              Aufgaben
            </th>
            {head("value", "Wert")}
            {head("deadline", "Frist")}
          </tr>
        </thead>
        <tbody>{open.map(row)}</tbody>
        {closed.length > 0 && (
          <tbody>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={7}>
                Abgelegt <small>{closed.length}</small>
              </th>
            </tr>
            {closed.map(row)}
          </tbody>
        )}
      </table>
    </div>
  );
}

const roomy: ReadonlySet<PipelineSort> = new Set(["value"]);
const rightward: ReadonlySet<PipelineSort> = new Set(["value", "deadline"]);

function SortHead(props: {
  name: PipelineSort;
  sort: PipelineSort | null;
  onSort: Props["onSort"];
  children: ReactNode;
}) {
  const { name, sort, onSort, children } = props;
  const isSorted = (sort ?? "deadline") === name;
  const isDown = name === "fit" || name === "value";
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isDown ? "descending" : "ascending") : undefined}
      className={[rightward.has(name) && styles.right, roomy.has(name) && styles.roomy]
        .filter(Boolean)
        .join(" ")}
    >
      <button type="button" onClick={() => onSort(name === "deadline" ? null : name)}>
        {children}
        {isSorted && <ArrowUp size={12} aria-hidden data-down={isDown || undefined} />}
      </button>
    </th>
  );
}

interface RowProps {
  card: Card;
  weights: readonly number[] | undefined;
  assignee: string | undefined;
  now: Date;
  onMove: Props["onMove"];
}

const Row = memo(
  function Row({ card, weights, assignee, now, onMove }: RowProps) {
    const { tasks } = card;
    return (
      <tr data-card={card.id}>
        <td>
          <span className={styles.fit}>
            <CardFit card={card} weights={weights} />
          </span>
        </td>
        <th scope="row">
          <a href={`/pipeline?card=${card.id}`} data-open-card>
            {card.title}
          </a>
          <span className={styles.meta}>
            <span>{card.buyer ?? "Auftraggeber nicht genannt"}</span>
            {isClosed(card.stage) && <span>{endWords({ ...card, buyer: undefined })}</span>}
            {!card.volumeLock && <CardMarks card={card} />}
          </span>
        </th>
        <td>
          <span data-anchor>
            <NativeSelect
              label={`Stufe von ${card.title}`}
              value={card.stage}
              choices={stageChoices}
              className={styles.stage}
              onChange={(stage) => onMove(card.id, stage)}
            >
              {pipelineStageNames[card.stage]}
              <ChevronDown size={13} aria-hidden />
            </NativeSelect>
          </span>
        </td>
        <td className={styles.roomy}>
          {assignee === undefined ? (
            <span className={styles.none}>niemand</span>
          ) : (
            <Initials name={assignee} />
          )}
        </td>
        <td className={styles.roomy}>
          {tasks.all === 0 ? (
            <span className={styles.none}>–</span>
          ) : (
            <span data-overdue={tasks.overdue > 0 || undefined} className={styles.tasks}>
              {tasks.done} / {tasks.all}
              {tasks.overdue > 0 && (
                <span className="visually-hidden">, {tasks.overdue} überfällig</span>
              )}
            </span>
          )}
        </td>
        <td className={`${styles.right} ${styles.roomy}`}>
          {card.budget ? (
            <span className={styles.value}>
              <BudgetText budget={card.budget} />
            </span>
          ) : (
            <span className={styles.none}>ohne</span>
          )}
        </td>
        <td className={styles.right}>
          <Due card={card} now={now} />
        </td>
      </tr>
    );
  },
  // The page makes its acts anew each time; they act on what they are told.
  (before, after) =>
    before.card === after.card &&
    before.weights === after.weights &&
    before.assignee === after.assignee &&
    before.now === after.now,
);

function Due({ card, now }: { card: Card; now: Date }) {
  if (isClosed(card.stage)) return <small>{formatShortDay(card.stageSince, now)}</small>;
  if (card.stage === "submitted") {
    return (
      <>
        <span className={styles.none}>wartet</span>
        <small>{waitWords(card, now)}</small>
      </>
    );
  }
  if (!card.deadline) return <span className={styles.none}>ohne</span>;
  return (
    <>
      <TimeLeft days={daysUntil(new Date(lastUsable(card.deadline)), now)} />
      <small>{formatShortDeadline(card.deadline, now)}</small>
    </>
  );
}
