import type { DocumentDeadlineKind, ExtractItem } from "@tc/contract";
import { formatDay, formatNumber } from "../../../platform/format/format";

type DeadlineItem = Extract<ExtractItem, { type: "deadline" }>;
type RelativeDeadline = NonNullable<DeadlineItem["relative"]>;
type Notice = NonNullable<DeadlineItem["notice"]>;

/** The day, and beside it the distance it was counted from. */
export function deadlineValue({
  date,
  time,
  relative,
}: Pick<DeadlineItem, "date" | "time" | "relative">): { value?: string; origin?: string } {
  const distance = relative && relativeWords(relative);
  if (date === undefined) return distance === undefined ? {} : { value: distance };
  const value = momentWords({ date, ...(time !== undefined && { time }) });
  return distance === undefined ? { value } : { value, origin: `${distance}, berechnet` };
}

/** "24.12.2026, 14:00 Uhr"; 24:00 is the end of that day. */
export function momentWords({ date, time }: { date: string; time?: string | undefined }): string {
  const day = formatDay(date);
  if (time === undefined) return day;
  return time === "24:00" ? `${day}, Ende des Tages` : `${day}, ${time} Uhr`;
}

const units = {
  "calendar-days": ["Kalendertag", "Kalendertage"],
  "working-days": ["Werktag", "Werktage"],
  "business-days": ["Arbeitstag", "Arbeitstage"],
  weeks: ["Woche", "Wochen"],
  months: ["Monat", "Monate"],
  hours: ["Stunde", "Stunden"],
} as const satisfies Record<RelativeDeadline["unit"], readonly [string, string]>;

const ends: Readonly<Record<DocumentDeadlineKind, string>> = {
  offer: "Ablauf der Angebotsfrist",
  participation: "Ablauf der Teilnahmefrist",
  interest: "Ablauf der Frist für Interessensbestätigungen",
  questions: "Ablauf der Frist für Bieterfragen",
  opening: "der Öffnung der Angebote",
  binding: "Ablauf der Bindefrist",
  "site-visit": "der Ortsbesichtigung",
  start: "Leistungsbeginn",
};

/** "6 Kalendertage vor Ablauf der Angebotsfrist" */
function relativeWords({ count, unit, direction, of }: RelativeDeadline): string {
  const length = `${formatNumber(count)} ${units[unit][count === 1 ? 0 : 1]}`;
  if (of === undefined) return `${length} ${direction === "before" ? "vorher" : "danach"}`;
  return `${length} ${direction === "before" ? "vor" : "nach"} ${ends[of]}`;
}

/** What the notice says of the same deadline; the notice counts, and may tell the hour as well. */
export function noticeWords({ agrees, ...notice }: Notice, item: DeadlineItem): string {
  const moment = momentWords(notice);
  if (!agrees) return `Bekanntmachung: ${moment} – diese gilt`;
  return moment === deadlineValue(item).value
    ? "wie in der Bekanntmachung"
    : `wie in der Bekanntmachung: ${moment}`;
}
