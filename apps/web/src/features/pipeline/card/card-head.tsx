import type { BoardCard, PipelinePerson } from "@tc/contract";
import { pipelineStageNames, pipelineStages } from "@tc/domain";
import type { ClosedStage, PipelineStage } from "@tc/domain";
import { ChevronDown, Maximize2, Share2, X } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import {
  daysUntil,
  formatDeadline,
  formatWeekday,
  lastUsable,
} from "../../../platform/format/format";
import { tenderPath } from "../../../platform/tender-path";
import { TimeLeft } from "../../../ui/feedback/time-left";
import { Initials } from "../../../ui/data/initials";
import { Button, IconButton } from "../../../ui/forms/button";
import { NativeSelect } from "../../../ui/forms/native-select";
import { CardMarks } from "../board/card-mark";
import { CardFit, waitWords } from "../board/card-parts";
import { endWords } from "../board/trays";
import { isClosed } from "../state/order";
import { findPerson } from "../state/queries";
import styles from "./card-head.module.css";

const ShareDialog = lazy(async () => ({ default: (await import("../../share")).ShareDialog }));

interface Props {
  card: BoardCard | undefined;
  people: readonly PipelinePerson[];
  weights: readonly number[] | undefined;
  now: Date;
  /** What the published result says of its end */
  proposedStage: ClosedStage | undefined;
  onMove: (card: BoardCard, stage: PipelineStage) => void;
  onAssign: (card: BoardCard, person: PipelinePerson | undefined) => void;
  onClose: () => void;
}

const stageChoices = pipelineStages.map((value) => ({
  value,
  label: pipelineStageNames[value] + (isClosed(value) ? " …" : ""),
}));
const nobody = "nobody";

/** Never scrolls: what it is, where it stands, whose it is, and until when. */
export function CardHead(props: Props) {
  const { card, people, weights, now, proposedStage, onMove, onAssign, onClose } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isSharing, setSharing] = useState(false);
  // Reading begins with what it is.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <header className={styles.head}>
      <div className={styles.top}>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {card?.title ?? "Karte"}
          </h2>
          <p>{card ? (card.buyer ?? "Auftraggeber nicht genannt") : "Lädt …"}</p>
        </div>
        {card && (
          <>
            <IconButton label="Teilen" onClick={() => setSharing(true)}>
              <Share2 size={16} aria-hidden />
            </IconButton>
            <Link
              to={tenderPath(card.slug)}
              className={styles.tool}
              aria-label="Ganze Ausschreibung öffnen"
              title="Ganze Ausschreibung öffnen"
            >
              <Maximize2 size={16} aria-hidden />
            </Link>
          </>
        )}
        <IconButton label="Karte schließen" onClick={onClose}>
          <X size={18} aria-hidden />
        </IconButton>
      </div>
      {card && (
        <div className={styles.line}>
          <NativeSelect
            label="Stufe"
            value={card.stage}
            choices={stageChoices}
            className={styles.stage}
            onChange={(stage) => onMove(card, stage)}
          >
            {pipelineStageNames[card.stage]}
            <ChevronDown size={14} aria-hidden />
          </NativeSelect>
          <Assignee card={card} people={people} onAssign={onAssign} />
          {isClosed(card.stage) ? (
            <span className={styles.date}>{endWords({ ...card, buyer: undefined })}</span>
          ) : (
            <>
              <CardFit card={card} weights={weights} />
              <Due card={card} now={now} />
            </>
          )}
          {!card.volumeLock && <CardMarks card={card} />}
          {(isClosed(card.stage) || card.mark?.kind === "result") && (
            <Button
              onClick={() =>
                onMove(card, isClosed(card.stage) ? card.stage : (proposedStage ?? "lost"))
              }
            >
              {card.outcome ? "Ausgang ändern …" : "Ausgang eintragen …"}
            </Button>
          )}
        </div>
      )}
      {isSharing && card && (
        <Suspense>
          <ShareDialog slug={card.slug} title={card.title} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </header>
  );
}

function Assignee({
  card,
  people,
  onAssign,
}: Pick<Props, "people" | "onAssign"> & { card: BoardCard }) {
  const person = findPerson(people, card.assigneeId);
  const choices = [
    { value: nobody, label: "Niemand" },
    ...people
      .filter(({ id, isActive }) => isActive || id === card.assigneeId)
      .map(({ id, name, isYou }) => ({ value: id, label: isYou ? `${name} (du)` : name })),
  ];
  return (
    <NativeSelect
      label={`Zuständig: ${person?.name ?? "niemand"}`}
      value={card.assigneeId ?? nobody}
      choices={choices}
      className={styles.who}
      onChange={(id) => onAssign(card, findPerson(people, id))}
    >
      <Initials name={person?.name} isDecorative />
    </NativeSelect>
  );
}

function Due({ card, now }: { card: BoardCard; now: Date }) {
  if (card.stage === "submitted")
    return <span className={styles.date}>wartet {waitWords(card, now)}</span>;
  if (!card.deadline) return <span className={styles.date}>ohne Frist</span>;
  const usable = lastUsable(card.deadline);
  return (
    <>
      <TimeLeft days={daysUntil(new Date(usable), now)} />
      <span className={styles.date}>
        {formatWeekday(usable)} {formatDeadline(card.deadline)}
      </span>
    </>
  );
}
