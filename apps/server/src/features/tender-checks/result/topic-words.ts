import type { CheckTopic } from "@tc/contract";
import { lotList } from "./notice-facts.ts";

/** "Los 1: Angebotsfrist"; without lots where it holds for as many as either check names. */
export function subjectWords(
  { subject }: Pick<CheckTopic, "subject">,
  lots: readonly string[],
  lotCount: number,
): string {
  const isWhole = lots.length === 0 || (lotCount > 1 && lots.length >= lotCount);
  return isWhole ? subject : `${lotList(lots)}: ${subject}`;
}

const maxWords = 120;

/** A demand's own words, short enough to stand beside those it had before. */
export function shownValue(value: string | undefined): string | undefined {
  if (value === undefined || value.length <= maxWords) return value;
  const end = value.endsWith("“") ? "“" : "";
  const start = value.slice(0, maxWords + 1).replace(/\s+\S*$/, "");
  return `${start.slice(0, maxWords)} …${end}`;
}
