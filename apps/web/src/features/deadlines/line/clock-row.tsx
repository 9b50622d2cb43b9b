import type { Clock } from "@tc/contract";
import { clockEventNames } from "@tc/domain";
import { Check, Pencil, RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import {
  daysUntil,
  formatDay,
  formatShortDay,
  formatWeekday,
} from "../../../platform/format/format";
import { isUrgent, timeLeftWords } from "../../../ui/feedback/time-left";
import { IconButton } from "../../../ui/forms/button";
import { momentWords, sourceWords } from "./clock-words";
import styles from "./clock-line.module.css";

interface Props {
  clock: Clock;
  now: Date;
  onEdit: () => void;
  onDone: (isDone: boolean) => void;
  onMoveEarlier: (at: string) => void;
  /** The form, where this clock is being edited */
  children?: ReactNode;
}

const originWords = { official: "amtlich", computed: "berechnet", own: "von euch" } as const;

/** Published and closing moments stay quiet: nothing is due on them. */
const quietKinds = ["published", "opening", "binding", "answers", "debrief"];

/** One clock: what it ends, where its day comes from, how long it is. */
export function ClockRow({ clock, now, onEdit, onDone, onMoveEarlier, children }: Props) {
  const { at, name, origin, source, milestone, kind } = clock;
  const isPast = at !== undefined && new Date(at) < now;
  const days = at === undefined ? undefined : daysUntil(new Date(at), now);
  const isDue = days !== undefined && !isPast && isUrgent(days);
  const isRed = isDue && origin !== "own" && !quietKinds.includes(kind);
  const isDone = milestone?.doneAt !== undefined;
  return (
    <li
      data-origin={origin}
      data-past={isPast || undefined}
      data-urgent={isRed || undefined}
      data-done={isDone || undefined}
    >
      <span className={styles.dot}>
        <i data-origin={origin} aria-hidden />
      </span>
      <div>
        <div className={styles.head}>
          <b>
            {name}
            <span className="visually-hidden">
              , {originWords[origin]}
              {isDone && ", erledigt"}
            </span>
          </b>
          {milestone && (
            <>
              <IconButton
                label={isDone ? `${name}: wieder offen` : `${name}: erledigt`}
                onClick={() => onDone(!isDone)}
              >
                {isDone ? <RotateCcw size={15} /> : <Check size={15} />}
              </IconButton>
              <IconButton label={`${name} bearbeiten`} onClick={onEdit}>
                <Pencil size={15} />
              </IconButton>
            </>
          )}
        </div>
        <small>
          {milestone ? (milestone.assignee?.name ?? "niemand zuständig") : sourceWords(clock)}
          {milestone?.isLate && (
            <>
              {" · "}
              <span className={styles.late}>liegt nach der Frist.</span>
            </>
          )}
          {milestone?.earlierAt !== undefined && (
            <>
              {" "}
              <EarlierDay at={milestone.earlierAt} now={now} onMove={onMoveEarlier} />
            </>
          )}
          {source.kind === "rule" && source.event !== undefined && (
            <>
              {" · "}
              <button type="button" className={styles.deed} onClick={onEdit}>
                {source.eventOn === undefined
                  ? `${clockEventNames[source.event]} …`
                  : `${clockEventNames[source.event]} ${formatDay(source.eventOn)}`}
              </button>
            </>
          )}
        </small>
      </div>
      <div className={styles.when}>
        <b>
          {days === undefined ? "offen" : isPast && days === 0 ? "vorbei" : timeLeftWords(days)}
        </b>
        <small>{momentWords(clock, now)}</small>
      </div>
      {children}
    </li>
  );
}

function EarlierDay({ at, now, onMove }: { at: string; now: Date; onMove: (at: string) => void }) {
  return (
    <button type="button" className={styles.deed} onClick={() => onMove(at)}>
      Auf {formatWeekday(at)} {formatShortDay(at, now)} vorziehen
    </button>
  );
}
