import { euros, germanDay } from "@tc/assessment";
import type { CheckResult } from "@tc/contract";
import { contractNames, documentDeadlineNames, penaltySpanNames, pitchNames } from "@tc/domain";
import type { ItemOf } from "./check-input.ts";

const number = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 2 });
const withCents = new Intl.NumberFormat("de-DE", { minimumFractionDigits: 2 });

/** "3 Monate", "1 Monat" */
export function counted(count: number, single: string, many: string): string {
  return `${number.format(count)} ${count === 1 ? single : many}`;
}

/** "5 Unterlagen, 59 Seiten"; a table has no pages. */
export function readWords({ documents, pages }: Pick<CheckResult, "documents" | "pages">): string {
  if (documents === 0) return "keine Unterlagen";
  const files = counted(documents, "Unterlage", "Unterlagen");
  return pages === 0 ? files : `${files}, ${counted(pages, "Seite", "Seiten")}`;
}

/** "1.255.000 €": a sum that is held against another one is not rounded. */
export function exactEuros(cents: number): string {
  const format = cents % 100 === 0 ? number : withCents;
  return `${format.format(cents / 100)}\u00a0€`;
}

export function percentWords(percent: number): string {
  return `${number.format(percent)}\u00a0%`;
}

/** "24.12.2026, 14:00 Uhr"; 24:00 is the end of that day. */
export function momentWords({
  date,
  time,
}: {
  readonly date: string;
  readonly time?: string | undefined;
}): string {
  const day = germanDay(date);
  if (time === undefined) return day;
  return time === "24:00" ? `${day}, Ende des Tages` : `${day}, ${time} Uhr`;
}

/** "Vertragsstrafe 0,3 % je Werktag, höchstens 5 %" */
export function contractWords(item: ItemOf<"contract">): string {
  return `${contractNames[item.kind]} ${contractValue(item)}`.trim();
}

/** "0,3 % je Werktag, höchstens 5 %"; empty where the words tell no figure */
export function contractValue(item: ItemOf<"contract">): string {
  const { months, days, cents, isPerYear } = item;
  const value =
    months !== undefined
      ? counted(months, "Monat", "Monate")
      : days !== undefined
        ? counted(days, "Tag", "Tage")
        : cents !== undefined
          ? euros(cents)
          : penaltyValue(item);
  return `${value}${isPerYear ? " im Jahr" : ""}`.trim();
}

function penaltyValue({ percent, per, capPercent }: ItemOf<"contract">): string {
  const rate = percent === undefined ? "" : percentWords(percent);
  const parts = [
    rate && per ? `${rate} ${penaltySpanNames[per]}` : rate,
    capPercent === undefined ? "" : `höchstens ${percentWords(capPercent)}`,
  ];
  return parts.filter((part) => part !== "").join(", ");
}

/** "Bindefrist 10.03.2027" */
export function deadlineWords({ kind, date, time }: ItemOf<"deadline">): string {
  const name = documentDeadlineNames[kind];
  return date === undefined ? name : `${name} ${momentWords({ date, time })}`;
}

/** "Pitchhonorar 3.000 €" */
export function pitchWords({ kind, cents, count }: ItemOf<"pitch">): string {
  const value =
    cents !== undefined ? euros(cents) : count !== undefined ? number.format(count) : "";
  return `${pitchNames[kind]} ${value}`.trim();
}
