import type { BoardCard } from "@tc/contract";
import { CheckSquare2, Lock, MessageSquare } from "lucide-react";
import { count, daysUntil, formatShortDeadline, lastUsable } from "../../../platform/format/format";
import { TimeLeft } from "../../../ui/feedback/time-left";
import { FitScore, planName } from "../../assessment";
import styles from "./card-parts.module.css";

interface CardProps {
  card: BoardCard;
}

/** Score and Passleiste, or what stands in for them. */
export function CardFit({ card, weights }: CardProps & { weights: readonly number[] | undefined }) {
  if (card.volumeLock) {
    return (
      <span className={styles.locked}>
        <Lock size={13} strokeWidth={2} aria-hidden />
        ab {planName[card.volumeLock.tier]}
      </span>
    );
  }
  if (card.fit) return <FitScore fit={card.fit} weights={weights} />;
  return <span className={styles.none}>nicht bewertet</span>;
}

/** What is due: the days to the deadline with its date, or how long an offer waits for its award. */
export function CardDays({ card, now }: CardProps & { now: Date }) {
  if (card.stage === "submitted")
    return <span className={styles.waits}>{waitWords(card, now)}</span>;
  if (!card.deadline) return <span className={styles.waits}>ohne Frist</span>;
  return (
    <span className={styles.days}>
      <span className="visually-hidden">Frist </span>
      <TimeLeft days={daysUntil(new Date(lastUsable(card.deadline)), now)} />{" "}
      <small>{formatShortDeadline(card.deadline, now)}</small>
    </span>
  );
}

/** "seit 26 Tagen" */
export function waitWords({ stageSince }: Pick<BoardCard, "stageSince">, now: Date): string {
  const days = Math.max(0, -daysUntil(new Date(stageSince), now));
  if (days === 0) return "seit heute";
  return days === 1 ? "seit gestern" : `seit ${days} Tagen`;
}

/** Tasks done of all; red where one is overdue. */
export function CardTasks({ card: { tasks }, isShort = false }: CardProps & { isShort?: boolean }) {
  if (tasks.all === 0 && isShort) return null;
  return (
    <span className={styles.part} data-overdue={tasks.overdue > 0 || undefined}>
      <CheckSquare2 size={13} strokeWidth={1.75} aria-hidden />
      <span className="visually-hidden">Aufgaben: </span>
      {tasks.all === 0 ? "keine" : `${tasks.done} / ${tasks.all}`}
      {tasks.overdue > 0 && ` · ${tasks.overdue} überfällig`}
    </span>
  );
}

export function CardComments({ card }: CardProps) {
  if (card.comments === 0) return null;
  return (
    <span className={styles.part}>
      <MessageSquare size={13} strokeWidth={1.75} aria-hidden />
      <span aria-hidden>{card.comments}</span>
      <span className="visually-hidden">{count(card.comments, "Kommentar", "Kommentare")}</span>
    </span>
  );
}
