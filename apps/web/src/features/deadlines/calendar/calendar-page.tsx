import { CalendarSync, ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { errorSentence } from "../../../platform/api/error-sentences";
import { useNow } from "../../../platform/format/clock";
import { berlinDay, count } from "../../../platform/format/format";
import { addDays } from "../../../platform/format/typed-values";
import { loadSession, useSession } from "../../../platform/session/session";
import { useShortcuts } from "../../../platform/shortcuts";
import { Message } from "../../../ui/feedback/message";
import { Bar } from "../../../ui/feedback/skeleton";
import { Button, IconButton } from "../../../ui/forms/button";
import { PageFrame } from "../../../ui/layout/page-frame";
import { Sheet } from "../../../ui/overlays/sheet";
import { useMedia } from "../../../ui/theme/use-media";
import {
  calendarFilters,
  filterWords,
  mondayOf,
  readChoice,
  shownWeeks,
  withChoice,
} from "./calendar-choice";
import type { CalendarFilter } from "./calendar-choice";
import { CalendarGrid, CalendarList } from "./calendar-days";
import { CalendarSettings } from "./calendar-settings";
import { useCalendar } from "./queries";
import type { CalendarEntry } from "./queries";
import styles from "./calendar.module.css";

const longDay = new Intl.DateTimeFormat("de-DE", {
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});
const longDayOfYear = new Intl.DateTimeFormat("de-DE", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** What is due in four weeks, of every tender that the agency follows. */
export function CalendarPage() {
  const [query, setQuery] = useSearchParams();
  const now = useNow();
  const today = berlinDay(now);
  const { filter, from } = readChoice(query, today);
  const to = addDays(from, shownWeeks * 7 - 1);
  const calendar = useCalendar({ from, to });
  const session = useSession();
  const isNarrow = useMedia("(max-width: 760px)");
  const [isOpen, setOpen] = useState(false);
  useEffect(() => void loadSession(), []);
  const userId = session.kind === "known" ? session.user?.id : undefined;
  const choose = (change: Partial<{ filter: CalendarFilter; from: string }>) =>
    setQuery(withChoice({ filter, from, ...change }, today), { replace: true });
  const step = (weeks: number) => choose({ from: addDays(from, weeks * 7) });
  const toToday = () => choose({ from: mondayOf(today) });
  useShortcuts({
    t: toToday,
    PageDown: () => step(shownWeeks),
    PageUp: () => step(-shownWeeks),
  });
  const all = calendar.data?.entries ?? [];
  const entries = all.filter((entry) => isShown(entry, filter, userId));
  const followed = calendar.data?.followed;
  return (
    <PageFrame title="Fristen" note={followed === undefined ? undefined : followedWords(followed)}>
      <div className={styles.bar}>
        <div className={styles.filters} role="group" aria-label="Auswahl">
          {calendarFilters.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === filter}
              onClick={() => choose({ filter: name })}
            >
              {filterWords[name]}
              <small>{all.filter((entry) => isShown(entry, name, userId)).length}</small>
            </button>
          ))}
        </div>
        <div className={styles.steps}>
          <IconButton label="Vier Wochen früher" onClick={() => step(-shownWeeks)}>
            <ChevronLeft size={17} />
          </IconButton>
          <Button look="quiet" onClick={toToday}>
            Heute
          </Button>
          <IconButton label="Vier Wochen später" onClick={() => step(shownWeeks)}>
            <ChevronRight size={17} />
          </IconButton>
          <Button onClick={() => setOpen(true)}>
            <CalendarSync size={15} aria-hidden /> Abonnieren
          </Button>
        </div>
      </div>
      <div className={styles.bar}>
        <h2 aria-live="polite">
          {longDay.format(new Date(from))} bis {longDayOfYear.format(new Date(to))}
        </h2>
        <div className={styles.legend}>
          <span>
            <i aria-hidden /> amtlich
          </span>
          <span>
            <i data-origin="computed" aria-hidden /> berechnet
          </span>
          <span>
            <i data-origin="own" aria-hidden /> von euch
          </span>
          <span className={styles.red}>
            <i aria-hidden /> in 7 Tagen oder weniger
          </span>
        </div>
      </div>
      {calendar.isError ? (
        <Message
          isFailure
          title="Die Fristen ließen sich nicht laden"
          actions={<Button onClick={() => void calendar.refetch()}>Erneut versuchen</Button>}
        >
          {errorSentence(calendar.error)}
        </Message>
      ) : calendar.isPending ? (
        <div>
          <p role="status" className="visually-hidden">
            Lädt …
          </p>
          <Bar width={100} height={480} />
        </div>
      ) : followed === 0 ? (
        <Message title="Noch verfolgt ihr keine Ausschreibung">
          Hier stehen die Fristen von allem, was ihr merkt, beobachtet oder in der Pipeline habt.{" "}
          <Link to="/app/results">Zu den Ergebnissen</Link>
        </Message>
      ) : isNarrow && entries.length === 0 ? (
        <Message title="In diesen vier Wochen ist nichts fällig">
          Blättere weiter, oder wähle eine andere Auswahl.
        </Message>
      ) : isNarrow ? (
        <CalendarList from={from} entries={entries} now={now} />
      ) : (
        <CalendarGrid from={from} entries={entries} now={now} />
      )}
      <Sheet title="Kalender" isOpen={isOpen} onClose={() => setOpen(false)}>
        <CalendarSettings />
      </Sheet>
    </PageFrame>
  );
}

const followedWords = (followed: number) =>
  `${count(followed, "verfolgte Ausschreibung", "verfolgte Ausschreibungen")}`;

function isShown(
  { clock: { origin, milestone } }: CalendarEntry,
  filter: CalendarFilter,
  userId: string | undefined,
): boolean {
  switch (filter) {
    case "all":
      return true;
    case "official":
      return origin === "official";
    case "own":
      return origin === "own";
    case "mine":
      return userId !== undefined && milestone?.assignee?.id === userId;
  }
}
