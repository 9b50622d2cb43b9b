import type { TodayItem } from "@tc/contract";
import {
  formatDay,
  formatShortDay,
  formatTime,
  formatWeekday,
  isMidnight,
  lastUsable,
} from "../../../platform/format/format";

interface TodayWords {
  readonly title: string;
  readonly note: string;
  readonly to: string;
}

/** What a row says, and where it leads. */
export function todayWords(item: TodayItem, now: Date): TodayWords {
  const tender = `/app/tender/${item.slug}`;
  const card = item.cardId === undefined ? tender : `/pipeline?card=${item.cardId}`;
  switch (item.kind) {
    case "deadline": {
      const isPast = Date.parse(item.at) < now.getTime();
      return {
        title: `${isPast ? "Frist verpasst" : "Abgabe"}: ${item.title}`,
        note: joined(momentWords(item, now), item.tasks && taskWords(item.tasks)),
        to: card,
      };
    }
    case "broken": {
      const [gravest = "", ...others] = item.breaks;
      return {
        title: `Änderung trifft euren Plan: ${item.title}`,
        note: joined(gravest, others.length > 0 ? `${others.length} weitere` : undefined),
        to: `/app/watchlist?ausschreibung=${encodeURIComponent(item.slug)}`,
      };
    }
    case "task":
      return {
        title: item.name,
        note: joined("Aufgabe", item.title),
        to: `/pipeline?card=${item.cardId}`,
      };
    case "milestone":
      return { title: `${item.name}: ${item.title}`, note: momentWords(item, now), to: tender };
    case "result":
      return {
        title: `${item.because === "awarded" ? "Vergabe veröffentlicht" : "Aufgehoben"}: ${item.title}`,
        note: joined(item.publishedOn && formatDay(item.publishedOn), "Ausgang festhalten"),
        to: `/pipeline?outcome=${item.cardId}`,
      };
  }
}

/** "Fr 27.11., 10:00 Uhr"; a midnight ends the day before */
function momentWords(moment: { at: string; hasTime: boolean }, now: Date): string {
  const at = lastUsable(moment);
  const day = `${formatWeekday(at)} ${formatShortDay(at, now)}`;
  if (!moment.hasTime || isMidnight(moment)) return `${day}, bis zum Ende des Tages`;
  return `${day}, ${formatTime(new Date(at))}`;
}

function taskWords({ done, all }: { done: number; all: number }): string {
  const open = all - done;
  return open === 0 ? "alle Aufgaben erledigt" : `${open} von ${all} Aufgaben offen`;
}

const joined = (...words: readonly (string | undefined)[]) =>
  words.filter((word) => word !== undefined && word !== "").join(" · ");
