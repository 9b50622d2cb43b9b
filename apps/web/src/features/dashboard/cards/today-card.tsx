import type { TodayItem } from "@tc/contract";
import { CalendarCheck, FileCheck, Flag, Pencil, SquareCheck } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "react-router";
import { useNow } from "../../../platform/format/clock";
import { daysUntil, lastUsable } from "../../../platform/format/format";
import { Initials } from "../../../ui/data/initials";
import { Marked } from "../../../ui/feedback/badge";
import { TimeLeft } from "../../../ui/feedback/time-left";
import { Button } from "../../../ui/forms/button";
import type { Dashboard } from "../queries";
import { PartCard } from "./part-card";
import { todayWords } from "./today-words";
import styles from "./today-card.module.css";

const shownAtFirst = 5;

const icons = {
  deadline: Flag,
  broken: Pencil,
  task: SquareCheck,
  milestone: CalendarCheck,
  result: FileCheck,
} as const satisfies Record<TodayItem["kind"], unknown>;

interface Props {
  part: Dashboard["today"] | undefined;
  onRetry: () => void;
}

/** What is to do, in one order; the first five, and all on demand. */
export function TodayCard({ part, onRetry }: Props) {
  const now = useNow();
  const [isAll, setAll] = useState(false);
  const listId = useId();
  const { items = [], total = 0 } = part?.state === "ready" ? part : {};
  const rows = isAll ? items : items.slice(0, shownAtFirst);
  return (
    <PartCard
      title="Heute dran"
      part={part}
      onRetry={onRetry}
      height={280}
      note={
        total > shownAtFirst && (
          <Button
            look="quiet"
            className={styles.toggle}
            aria-expanded={isAll}
            aria-controls={listId}
            onClick={() => setAll(!isAll)}
          >
            {isAll ? "Weniger" : `Alle ${total}`}
          </Button>
        )
      }
    >
      {items.length === 0 ? (
        <p className={styles.empty}>
          Heute ist nichts dran. Was ihr auf der Merkliste oder in der Pipeline habt, meldet sich
          hier eine Woche vor der Frist. <Link to="/app/results">Ausschreibungen ansehen</Link>
        </p>
      ) : (
        <ul id={listId} className={styles.list}>
          {rows.map((item, index) => (
            <Row key={`${item.kind} ${item.slug} ${index}`} item={item} now={now} />
          ))}
        </ul>
      )}
      {isAll && total > items.length && (
        <p className={styles.empty}>
          Gezeigt werden die ersten {items.length} von {total}.
        </p>
      )}
    </PartCard>
  );
}

function Row({ item, now }: { item: TodayItem; now: Date }) {
  const { title, note, to } = todayWords(item, now);
  const Icon = icons[item.kind];
  const at = dueAt(item);
  return (
    <li>
      <span className={styles.when} data-overdue={isOverdue(item, now) || undefined}>
        {at === undefined ? <Marked>Neu</Marked> : <TimeLeft days={daysUntil(at, now)} />}
      </span>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <span className={styles.text}>
        <Link to={to}>{title}</Link>
        <small>{note}</small>
      </span>
      {item.assignee !== undefined && (
        <span className={styles.who}>
          <Initials name={item.assignee} />
        </span>
      )}
    </li>
  );
}

function dueAt(item: TodayItem): Date | undefined {
  if (item.kind === "task") return new Date(`${item.dueOn}T12:00:00Z`);
  if (item.kind === "result" || item.at === undefined) return undefined;
  return new Date(lastUsable({ at: item.at, hasTime: item.hasTime ?? true }));
}

function isOverdue(item: TodayItem, now: Date): boolean {
  const at = dueAt(item);
  if (at === undefined || item.kind === "broken") return false;
  return item.kind === "task" ? daysUntil(at, now) < 0 : at < now;
}
