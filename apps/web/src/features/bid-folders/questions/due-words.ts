import type { QuestionsDue } from "@tc/contract";
import { daysUntil, formatDay } from "../../../platform/format/format";
import { timeLeftWords } from "../../../ui/feedback/time-left";

/** "bis 02.12.2026, 12:00 Uhr, noch 9 Tage"; what nobody says is called so. */
export function dueWords(due: QuestionsDue, now: Date): string {
  switch (due.kind) {
    case "stated":
      return `bis ${due.words}, ${leftWords(due.day, now)}`;
    case "statutory":
      return `Frist nicht angegeben; nach dem Gesetz muss der Auftraggeber bis ${formatDay(due.day)} antworten (${due.law})`;
    case "none":
      return "Frist nicht angegeben";
  }
}

function leftWords(day: string, now: Date): string {
  const days = daysUntil(new Date(`${day}T11:00:00Z`), now);
  if (days < 0) return "vorbei";
  const words = timeLeftWords(days);
  return days > 1 ? `noch ${words}` : words;
}
