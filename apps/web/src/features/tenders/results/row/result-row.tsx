import type { AssessmentSummary, AssessmentAccess, TenderListItem } from "@tc/contract";
import { laender } from "@tc/domain";
import { PencilLine, Star, TriangleAlert } from "lucide-react";
import type { MouseEvent } from "react";
import {
  berlinDay,
  count,
  daysUntil,
  formatShortDeadline,
  lastUsable,
} from "../../../../platform/format/format";
import { flagWords, isFlag, stateWords } from "../../../../platform/format/words";
import { Marked } from "../../../../ui/feedback/badge";
import { TimeLeft } from "../../../../ui/feedback/time-left";
import { ContestedBadge } from "../../../assessment";
import { Amount, FitCell, RowFigures } from "./row-figures";
import { RowLock } from "./row-lock";
import { RowMarks } from "./row-marks";
import styles from "./result-row.module.css";

interface Props {
  item: TenderListItem;
  assessment: AssessmentSummary;
  access: AssessmentAccess;
  fitWeights: readonly number[] | undefined;
  index: number;
  now: Date;
  isActive: boolean;
  /** The one row that the Tab key reaches. */
  isTabStop: boolean;
  onOpen: () => void;
  /** Beside the detail, which has a star of its own, the row needs none. */
  onSave?: (() => void) | undefined;
}

export function ResultRow(props: Props) {
  const { item, assessment, access, fitWeights, index, now, isActive, isTabStop, onOpen, onSave } =
    props;
  const { volumeLock } = assessment;
  function open(event: MouseEvent) {
    // A new tab or window is the browser's business.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  }
  return (
    <div
      className={styles.row}
      data-active={isActive || undefined}
      data-locked={volumeLock !== undefined || undefined}
    >
      <span className={styles.fit}>
        <FitCell assessment={assessment} access={access} fitWeights={fitWeights} />
      </span>
      <span className={styles.text}>
        <a
          href={`/app/tender/${item.slug}`}
          className={styles.title}
          data-index={index}
          tabIndex={isTabStop ? 0 : -1}
          aria-current={isActive ? "true" : undefined}
          onClick={open}
        >
          {isNew(item, now) && <Marked>Neu</Marked>}
          {item.title}
        </a>
        <span className={styles.meta}>
          <span>
            {item.state !== "open" && <b>{`${stateWords[item.state]} · `}</b>}
            {metaParts(item).join(" · ")}
          </span>
          {!volumeLock && (
            <span className={styles.amount}>
              <Amount item={item} assessment={assessment} />
            </span>
          )}
          {assessment.competition?.isContested && <ContestedBadge />}
          <RowMarks marks={assessment.marks} />
          <Notes item={item} />
        </span>
      </span>
      {volumeLock ? (
        <RowLock lock={volumeLock} isTabStop={isTabStop} />
      ) : (
        <RowFigures item={item} assessment={assessment} access={access} />
      )}
      <span className={styles.last}>
        <span className={styles.deadline}>
          <Deadline item={item} now={now} />
        </span>
        {onSave && (
          <button
            type="button"
            className={styles.star}
            tabIndex={isTabStop ? undefined : -1}
            aria-pressed={Boolean(assessment.marks?.saved)}
            aria-label="Merken"
            onClick={onSave}
          >
            <Star size={16} strokeWidth={1.75} aria-hidden />
          </button>
        )}
      </span>
    </div>
  );
}

function Notes({ item }: { item: TenderListItem }) {
  const flags = item.flags.filter(isFlag);
  return (
    <>
      {item.changeCount > 0 && (
        <span className={styles.changed}>
          <PencilLine size={12} aria-hidden /> {count(item.changeCount, "Änderung", "Änderungen")}
        </span>
      )}
      {flags[0] !== undefined && (
        <span className={styles.flag}>
          <TriangleAlert size={12} aria-hidden /> {flagWords[flags[0]].word}
        </span>
      )}
    </>
  );
}

function Deadline({ item, now }: { item: TenderListItem; now: Date }) {
  if (!item.deadline) {
    return (
      <>
        <span className={styles.none}>keine</span>
        <small>Frist</small>
      </>
    );
  }
  return (
    <>
      <span className="visually-hidden">Frist </span>
      <TimeLeft days={daysUntil(new Date(lastUsable(item.deadline)), now)} />
      <small>{formatShortDeadline(item.deadline, now)}</small>
    </>
  );
}

/** Published today or yesterday. */
function isNew(item: TenderListItem, now: Date): boolean {
  if (item.publishedOn === undefined) return false;
  const yesterday = berlinDay(new Date(now.getTime() - 86_400_000));
  return item.publishedOn >= yesterday;
}

function metaParts(item: TenderListItem): string[] {
  const land = laender[item.land as keyof typeof laender];
  return [
    item.buyer?.name ?? "Auftraggeber nicht genannt",
    land ?? item.buyer?.town,
    item.lotCount > 1 ? count(item.lotCount, "Los", "Lose") : undefined,
  ].filter((part) => part !== undefined);
}
