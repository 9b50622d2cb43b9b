import type { BoardCard } from "@tc/contract";
import { pipelineStages } from "@tc/domain";
import type { PipelineStage } from "@tc/domain";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { errorSentence } from "../../../platform/api/error-sentences";
import { Key } from "../../../ui/feedback/keys";
import { Message } from "../../../ui/feedback/message";
import { Button } from "../../../ui/forms/button";
import { Board } from "../board/board";
import { Trays } from "../board/trays";
import { isClosed } from "../state/order";
import type { usePipeline } from "../state/queries";
import type { View, ViewChange } from "../state/use-view";
import { BoardSkeleton } from "./board-skeleton";
import { OwnRecord } from "./own-record";
import styles from "./pipeline-page.module.css";

const StageList = lazy(async () => ({ default: (await import("../list/stage-list")).StageList }));
const PipelineTable = lazy(async () => ({
  default: (await import("../table/pipeline-table")).PipelineTable,
}));
const PipelineCalendar = lazy(async () => ({
  default: (await import("../calendar/pipeline-calendar")).PipelineCalendar,
}));

interface Props {
  view: View;
  pipeline: ReturnType<typeof usePipeline>;
  /** As the server last said */
  stored: readonly BoardCard[];
  /** With what is on its way */
  cards: readonly BoardCard[];
  columns: Readonly<Record<PipelineStage, readonly BoardCard[]>>;
  now: Date;
  isNarrow: boolean;
  onChange: (change: ViewChange) => void;
  onMove: (id: string, stage: PipelineStage) => void;
}

/** One of three views of the same cards, or why there is none. */
export function PipelineBody(props: Props) {
  const { view, pipeline, stored, cards, columns, now, isNarrow, onChange, onMove } = props;
  const answer = pipeline.data;
  if (!answer) {
    if (!pipeline.isError) return <BoardSkeleton />;
    return (
      <Message
        isFailure
        title="Die Pipeline ließ sich nicht laden"
        actions={<Button onClick={() => void pipeline.refetch()}>Erneut versuchen</Button>}
      >
        {errorSentence(pipeline.error)}
      </Message>
    );
  }
  const isFiltered = view.search !== "" || view.quick !== null || view.until !== null;
  const counts = countsOf(answer.trays, stored, columns);
  if (pipelineStages.every((stage) => counts[stage] === 0)) {
    return isFiltered ? <NothingMatches onChange={onChange} /> : <EmptyPipeline />;
  }
  const { people, fitWeights: weights } = answer;
  if (view.view === "calendar") {
    return (
      <Suspense fallback={<BoardSkeleton />}>
        <PipelineCalendar
          cards={cards.filter(({ stage }) => !isClosed(stage))}
          people={people}
          from={view.from}
          now={now}
          isNarrow={isNarrow}
          onChange={onChange}
        />
      </Suspense>
    );
  }
  if (view.view === "table") {
    return (
      <Suspense fallback={<BoardSkeleton />}>
        <PipelineTable
          cards={cards}
          people={people}
          weights={weights}
          sort={view.sort}
          now={now}
          onSort={(sort) => onChange({ sort })}
          onMove={onMove}
        />
      </Suspense>
    );
  }
  if (isNarrow) {
    return (
      <Suspense fallback={<BoardSkeleton />}>
        <StageList columns={columns} counts={counts} people={people} weights={weights} now={now} />
      </Suspense>
    );
  }
  return (
    <>
      <Board columns={columns} people={people} weights={weights} now={now} openId={view.card} />
      <Trays trays={answer.trays} counts={counts} columns={columns} record={<OwnRecord />} />
    </>
  );
}

/** How many cards each stage has. Of closed ones the answer holds only the latest, so moves are counted on top. */
function countsOf(
  trays: { readonly [Stage in "won" | "lost" | "declined"]: { readonly count: number } },
  stored: readonly BoardCard[],
  columns: Props["columns"],
): Record<PipelineStage, number> {
  const counts = pipelineStages.map((stage) => {
    if (!isClosed(stage)) return [stage, columns[stage].length];
    const before = stored.filter((card) => card.stage === stage).length;
    return [stage, trays[stage].count + columns[stage].length - before];
  });
  // Every stage is among them.
  return Object.fromEntries(counts) as Record<PipelineStage, number>;
}

function EmptyPipeline() {
  return (
    <div className={styles.scroller}>
      <Message
        title="Noch keine Ausschreibung in der Pipeline"
        actions={<Link to="/app/results">Ausschreibungen suchen</Link>}
      >
        Hier verfolgt ihr gemeinsam, worum ihr euch bewerbt: vom Entdecken bis zum Zuschlag. Nehmt
        sie aus den Ergebnissen mit <Key>P</Key> auf, oder auf der Seite einer Ausschreibung mit „In
        die Pipeline“.
      </Message>
    </div>
  );
}

function NothingMatches({ onChange }: Pick<Props, "onChange">) {
  return (
    <div className={styles.scroller}>
      <Message
        title="Nichts passt zu dieser Auswahl"
        actions={
          <Button onClick={() => onChange({ search: null, quick: null, until: null })}>
            Auswahl zurücksetzen
          </Button>
        }
      >
        In der Pipeline stehen Karten, aber keine mit diesen Filtern.
      </Message>
    </div>
  );
}
