import type { PipelinePerson } from "@tc/contract";
import { daysUntil, formatTime } from "../../../platform/format/format";
import { isUrgent } from "../../../ui/feedback/time-left";
import type { DayEntry } from "./calendar-entries";
import styles from "./calendar-entry.module.css";

interface Props {
  entry: DayEntry;
  people: readonly PipelinePerson[];
  now: Date;
}

/** A filled square is official, a dashed ring the agency's own; red is an offer that is due within a week. */
export function CalendarEntry({ entry: { card, clock }, people, now }: Props) {
  const isOwn = clock.origin === "own";
  const isDue = clock.kind === "offer" || clock.kind === "participation";
  const isRed = isDue && isUrgent(daysUntil(new Date(clock.at), now));
  const who = people.find(({ id }) => id === clock.milestone?.assignee?.id)?.name;
  return (
    <a
      href={`/pipeline?card=${card.id}&tab=deadlines`}
      className={styles.entry}
      data-card={card.id}
      data-open-card
      data-tab="deadlines"
      data-look={isOwn ? "own" : isRed ? "red" : undefined}
      data-done={clock.milestone?.doneAt !== undefined || undefined}
    >
      <i aria-hidden />
      <span>
        <span className="visually-hidden">{isOwn ? "eigener Termin: " : "amtlich: "}</span>
        {clock.name}
        {clock.hasTime && ` ${formatTime(new Date(clock.at)).replace(" Uhr", "")}`}
        <small>{isOwn && who !== undefined ? `${who} · ${card.title}` : card.title}</small>
      </span>
    </a>
  );
}
