import { getCalendar } from "@tc/contract";
import type { BoardCard as Card, PipelinePerson } from "@tc/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { CalendarArrowDown, ChevronLeft, ChevronRight } from "lucide-react";
import { useRef } from "react";
import type { KeyboardEvent } from "react";
import { Link } from "react-router";
import { callApi } from "../../../platform/api/api";
import { errorSentence } from "../../../platform/api/error-sentences";
import { berlinDay } from "../../../platform/format/format";
import { useShortcuts } from "../../../platform/shortcuts";
import { Button, IconButton } from "../../../ui/forms/button";
import buttons from "../../../ui/forms/button.module.css";
import { Bar } from "../../../ui/feedback/skeleton";
import type { ViewChange } from "../state/use-view";
import { CalendarEntry } from "./calendar-entry";
import { entriesByDay } from "./calendar-entries";
import { addDays, dayNumber, dayWords, fourWeeks, mondayOf, rangeWords } from "./calendar-days";
import styles from "./pipeline-calendar.module.css";

interface Props {
  cards: readonly Card[];
  people: readonly PipelinePerson[];
  from: string | null;
  now: Date;
  isNarrow: boolean;
  onChange: (change: ViewChange) => void;
}

const weekdays = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"];
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** Four weeks from the running one: official deadlines and own days of the cards that are shown. */
export function PipelineCalendar({ cards, people, from, now, isNarrow, onChange }: Props) {
  const thisMonday = mondayOf(now);
  const monday = from === null ? thisMonday : mondayOf(new Date(`${from}T12:00:00Z`));
  const range = { from: monday, to: addDays(monday, 27) };
  const calendar = useQuery({
    queryKey: ["calendar", range],
    queryFn: ({ signal }) => callApi(getCalendar, { query: range, signal }),
    placeholderData: keepPreviousData,
  });
  const grid = useRef<HTMLOListElement>(null);
  const today = berlinDay(now);
  const days = fourWeeks(monday);
  const byDay = entriesByDay(calendar.data?.entries ?? [], cards);

  function go(weeks: number) {
    const next = addDays(monday, weeks * 7);
    onChange({ from: next === thisMonday ? null : next });
  }
  useShortcuts({
    t: () => onChange({ from: null }),
    PageDown: () => go(4),
    PageUp: () => go(-4),
  });
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = steps[event.key];
    const cells = [...(grid.current?.children ?? [])];
    const at = cells.findIndex((cell) => cell.contains(document.activeElement));
    if (step === undefined || at < 0) return;
    event.preventDefault();
    const cell = cells[at + step];
    const target = cell?.querySelector<HTMLElement>("a") ?? cell;
    if (target instanceof HTMLElement) target.focus();
  }

  const shown = isNarrow ? days.filter((day) => byDay.has(day) || day === today) : days;
  return (
    <>
      <div className={styles.head}>
        <h2>{rangeWords(monday)}</h2>
        <ul className={styles.legend} aria-label="Legende">
          <li>
            <i aria-hidden /> amtlich
          </li>
          <li>
            <i data-own aria-hidden /> eigene Termine
          </li>
          <li data-urgent>
            <i aria-hidden /> Abgabe in 7 Tagen oder weniger
          </li>
        </ul>
        <div className={styles.deeds}>
          <IconButton label="Vier Wochen zurück" onClick={() => go(-4)}>
            <ChevronLeft size={16} aria-hidden />
          </IconButton>
          <Button look="quiet" onClick={() => onChange({ from: null })}>
            Heute
          </Button>
          <IconButton label="Vier Wochen weiter" onClick={() => go(4)}>
            <ChevronRight size={16} aria-hidden />
          </IconButton>
          <Link to="/app/fristen" className={buttons.button}>
            <CalendarArrowDown size={15} aria-hidden /> Abonnieren (ICS)
          </Link>
        </div>
      </div>
      {calendar.isError && (
        <div role="alert" className={styles.failure}>
          <p>Die Termine ließen sich nicht laden. {errorSentence(calendar.error)}</p>
          <Button onClick={() => void calendar.refetch()}>Erneut versuchen</Button>
        </div>
      )}
      {calendar.isPending && (
        <div className={styles.loading}>
          <p role="status" className="visually-hidden">
            Lädt …
          </p>
          <Bar width={100} height={300} />
        </div>
      )}
      {calendar.data && (
        <div className={isNarrow ? styles.list : styles.calendar}>
          {!isNarrow &&
            weekdays.map((weekday) => (
              <span key={weekday} aria-hidden>
                {weekday}
              </span>
            ))}
          <ol ref={grid} onKeyDown={onKeyDown} aria-label={rangeWords(monday)}>
            {shown.map((day, index) => (
              <li
                key={day}
                tabIndex={-1}
                data-weekend={weekendOf(day, days) || undefined}
                aria-current={day === today ? "date" : undefined}
              >
                <b>
                  <span className="visually-hidden">{dayWords(day)}</span>
                  <span aria-hidden>{isNarrow ? dayWords(day) : dayNumber(day, index === 0)}</span>
                </b>
                <Entries
                  entries={byDay.get(day) ?? []}
                  people={people}
                  now={now}
                  isWhole={isNarrow}
                />
              </li>
            ))}
          </ol>
          {byDay.size === 0 && isNarrow && <p className={styles.none}>Keine Termine.</p>}
        </div>
      )}
    </>
  );
}

const weekendOf = (day: string, days: readonly string[]) => days.indexOf(day) % 7 > 4;
const mostEntries = 3;

function Entries(props: {
  entries: NonNullable<ReturnType<ReturnType<typeof entriesByDay>["get"]>>;
  people: readonly PipelinePerson[];
  now: Date;
  isWhole: boolean;
}) {
  const { entries, people, now, isWhole } = props;
  const first = isWhole ? entries : entries.slice(0, mostEntries);
  const rest = entries.slice(first.length);
  return (
    <>
      {first.map((entry) => (
        <CalendarEntry key={entry.key} entry={entry} people={people} now={now} />
      ))}
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>+{rest.length}</summary>
          {rest.map((entry) => (
            <CalendarEntry key={entry.key} entry={entry} people={people} now={now} />
          ))}
        </details>
      )}
    </>
  );
}
