import type { QuestionsDue } from "@tc/contract";
import {
  berlinDay,
  daysUntil,
  formatDay,
  formatTime,
  zoneName,
} from "../../../platform/format/format";
import { timeLeftWords } from "../../../ui/feedback/time-left";
import { lawWords } from "./law-words";

type StatedDue = Extract<QuestionsDue, { kind: "stated" }>;

/** "bis 02.12.2026, 12:00 Uhr (MEZ), noch 9 Tage", on that day "heute bis 12:00 Uhr (MEZ)"; what nobody says is called so. */
export function dueWords(due: QuestionsDue, now: Date): string {
  switch (due.kind) {
    case "stated":
      return statedWords(due, now);
    case "statutory":
      return `Frist nicht angegeben; nach dem Gesetz muss der Auftraggeber bis ${formatDay(due.day)} antworten (${lawWords(due.law)})`;
    case "none":
      return "Frist nicht angegeben";
  }
}

/** Whether the stated moment has passed while the page was open. */
export function isOver(due: QuestionsDue, now: Date): boolean {
  if (due.kind !== "stated") return false;
  return due.at === undefined ? due.day < berlinDay(now) : Date.parse(due.at) <= now.getTime();
}

function statedWords(due: StatedDue, now: Date): string {
  const hour = due.at === undefined ? undefined : new Date(due.at);
  const zone = hour ? ` (${zoneName(hour)})` : "";
  const stated = `bis ${due.words}${zone}`;
  if (isOver(due, now)) return `${stated}, abgelaufen`;
  const days = daysUntil(new Date(`${due.day}T11:00:00Z`), now);
  if (days === 0 && hour) return `heute bis ${formatTime(hour)}${zone}`;
  const left = timeLeftWords(days);
  return `${stated}, ${days > 1 ? `noch ${left}` : left}`;
}
