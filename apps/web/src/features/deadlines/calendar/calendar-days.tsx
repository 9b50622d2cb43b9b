import { useState } from "react";
import {
  berlinDay,
  formatDay,
  formatShortDay,
  formatWeekday,
} from "../../../platform/format/format";
import { addDays } from "../../../platform/format/typed-values";
import { CalendarEntry } from "./calendar-entry";
import { shownWeeks } from "./calendar-choice";
import type { CalendarEntry as Entry } from "./queries";
import styles from "./calendar.module.css";

interface Props {
  from: string;
  entries: readonly Entry[];
  now: Date;
}

const shownEntries = 3;
const weekdays = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"];

const noon = (day: string) => `${day}T12:00:00Z`;
const dayOf = ({ clock }: Entry) => berlinDay(new Date(clock.at ?? 0));
const daysFrom = (from: string) =>
  Array.from({ length: shownWeeks * 7 }, (_, at) => addDays(from, at));

/** Four weeks as a grid; weekends are narrower. */
export function CalendarGrid({ from, entries, now }: Props) {
  const byDay = Map.groupBy(entries, dayOf);
  const today = berlinDay(now);
  return (
    <div className={styles.grid}>
      {weekdays.map((name) => (
        <span key={name} className={styles.weekday} aria-hidden>
          {name}
        </span>
      ))}
      <ol aria-label="Tage">
        {daysFrom(from).map((day, index) => (
          <li
            key={day}
            data-weekend={index % 7 > 4 || undefined}
            aria-current={day === today ? "date" : undefined}
          >
            <DayOfGrid day={day} isFirst={index === 0} entries={byDay.get(day) ?? []} now={now} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function DayOfGrid(props: { day: string; isFirst: boolean; entries: readonly Entry[]; now: Date }) {
  const { day, isFirst, entries, now } = props;
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? entries : entries.slice(0, shownEntries);
  const left = entries.length - shown.length;
  const isMonth = isFirst || day.endsWith("-01");
  return (
    <>
      <h3>
        <span className="visually-hidden">{formatWeekday(noon(day))} </span>
        {isMonth ? formatShortDay(day, now) : `${Number(day.slice(8))}.`}
      </h3>
      {shown.map((entry) => (
        <CalendarEntry key={`${entry.slug} ${entry.clock.key}`} entry={entry} now={now} />
      ))}
      {left > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-label={`${left} weitere am ${formatDay(day)} zeigen`}
          onClick={() => setOpen(true)}
        >
          +{left}
        </button>
      )}
    </>
  );
}

/** The same for a narrow screen: only days on which something is due, one below the other. */
export function CalendarList({ from, entries, now }: Props) {
  const byDay = Map.groupBy(entries, dayOf);
  const today = berlinDay(now);
  return (
    <ol className={styles.list} aria-label="Tage">
      {daysFrom(from)
        .filter((day) => byDay.has(day))
        .map((day) => (
          <li key={day} aria-current={day === today ? "date" : undefined}>
            <h3>
              {formatWeekday(noon(day))} {formatShortDay(day, now)}
              {day === today && " · heute"}
            </h3>
            {byDay.get(day)?.map((entry) => (
              <CalendarEntry key={`${entry.slug} ${entry.clock.key}`} entry={entry} now={now} />
            ))}
          </li>
        ))}
    </ol>
  );
}
