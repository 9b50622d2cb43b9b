import { itemsOf } from "@tc/documents";
import type { DocumentItem } from "@tc/documents";
import { noticeOfPhrasings } from "./phrasing.ts";

/** What the reader finds in a text, as phrasings write it down. */
export function momentsOfPhrasing(text: string): string[] {
  const lines = text.split("\n").map((line) => ({ text: line }));
  const document = {
    file: "a.txt",
    format: "txt",
    parts: [{ place: { page: 1 }, lines }],
  } as const;
  const items = itemsOf([document], noticeOfPhrasings);
  return items.flatMap((item) => (item.type === "deadline" ? [line(item)] : [])).toSorted();
}

type DeadlineItem = Extract<DocumentItem, { type: "deadline" }>;

function line({ kind, date = "-", time = "-", relative }: DeadlineItem): string {
  const base = `${kind} ${date} ${time}`;
  if (!relative) return base;
  const { count, unit, direction, of = "-" } = relative;
  return `${base} ${count} ${unit} ${direction} ${of}`;
}
