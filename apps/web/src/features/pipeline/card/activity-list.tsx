import type { ActivityFact, CardActivity } from "@tc/contract";
import {
  CheckSquare2,
  Columns3,
  FileCheck2,
  Mail,
  MessageSquare,
  Pencil,
  Plus,
  StickyNote,
  Undo2,
  UserRound,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { daysUntil, formatShortDay, formatTime } from "../../../platform/format/format";
import { activityWords } from "./activity-words";
import styles from "./activity-list.module.css";

const icons: Readonly<Record<ActivityFact["kind"], LucideIcon>> = {
  added: Plus,
  moved: Columns3,
  removed: Columns3,
  undone: Undo2,
  assigned: UserRound,
  commented: MessageSquare,
  comment_deleted: MessageSquare,
  task_added: CheckSquare2,
  task_changed: CheckSquare2,
  task_done: CheckSquare2,
  task_reopened: CheckSquare2,
  task_deleted: CheckSquare2,
  noted: StickyNote,
  outcome: FileCheck2,
  letter_edited: Mail,
  letter_sent: Mail,
  letter_answered: Mail,
  merged: Columns3,
  corrected: Pencil,
  awarded: FileCheck2,
  cancelled: FileCheck2,
};

/** What happened on a card, the latest first. */
export function ActivityList({ items, now }: { items: readonly CardActivity[]; now: Date }) {
  if (items.length === 0) return <p className={styles.none}>Noch nichts geschehen.</p>;
  return (
    <ol className={styles.log}>
      {items.map(({ id, at, byName, fact }) => {
        const Icon = icons[fact.kind];
        return (
          <li key={id}>
            <Icon size={14} strokeWidth={1.75} aria-hidden />
            <span>
              {byName !== undefined && <b>{byName} </b>}
              {activityWords(fact)}
            </span>
            <time dateTime={at}>{momentWords(at, now)}</time>
          </li>
        );
      })}
    </ol>
  );
}

/** "8:54" today, "gestern", then the day. */
function momentWords(at: string, now: Date): string {
  const days = daysUntil(new Date(at), now);
  if (days === 0) return formatTime(new Date(at)).replace(" Uhr", "");
  return days === -1 ? "gestern" : formatShortDay(at, now);
}
