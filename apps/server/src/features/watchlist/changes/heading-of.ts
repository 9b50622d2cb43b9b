import type { WatchChange, WatchNews } from "@tc/contract";
import { changedFieldWords } from "@tc/domain";
import { shortDay } from "./german-moments.ts";
import { gravestFirst } from "./gravest-first.ts";
import { deadlineActs, movedDeadline } from "./moved-deadline.ts";

/** A heading is one line; a title may be four. */
const titleMax = 90;

/** "Frist vorverlegt: Website Musterhausen, Abgabe 30.11. statt 03.12." The gravest change makes the heading. */
export function headingOf(
  title: string,
  { changes }: Pick<WatchNews, "changes">,
  now: Date,
): string {
  const name = oneLine(title, titleMax);
  const change = gravestOf(changes);
  switch (change?.subject) {
    case "cancelled":
      return `Aufgehoben: ${name}`;
    case "deadline":
      return deadlineHeading(name, change, now);
    case "prices":
      return `${fileAct(change, "Preisblatt")}: ${name}`;
    case "award":
      return `Vergeben: ${name}`;
    case "criteria":
      return `Kriterien geändert: ${name}`;
    case "files":
      return `${changes.length > 1 ? "Unterlagen geändert" : fileAct(change, "Unterlage")}: ${name}`;
    case "other":
    case undefined:
      return `${otherAct(changes)}: ${name}`;
  }
}

export const gravestOf = (changes: readonly WatchChange[]): WatchChange | undefined =>
  gravestFirst(changes)[0];

function deadlineHeading(name: string, change: WatchChange, now: Date): string {
  const moved = movedDeadline(change);
  if (!moved) return `Frist geändert: ${name}`;
  const act = moved.to < moved.from ? "vorverlegt" : "verlängert";
  const [to, from] = [shortDay(moved.to, now), shortDay(moved.from, now)];
  const days = to === from ? `${to}, andere Uhrzeit` : `${to} statt ${from}`;
  return `Frist ${act}: ${name}, ${deadlineActs[moved.kind]} ${days}`;
}

const actWords = { added: "neu", replaced: "ersetzt", removed: "entfernt" } as const;

function fileAct(change: WatchChange, what: string): string {
  return change.kind === "file" ? `${what} ${actWords[change.act]}` : `${what} geändert`;
}

function otherAct(changes: readonly WatchChange[]): string {
  const [only, second] = changes;
  if (second) return `${changes.length} Änderungen`;
  if (only?.kind !== "field") return "Berichtigt";
  if (only.field === "stage" && only.new === "call") return "Jetzt ausgeschrieben";
  return only.field === "text" ? "Berichtigt" : `${changedFieldWords(only.field)} geändert`;
}

/** On one line and not longer than so many characters */
export function oneLine(text: string, max: number): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length <= max ? line : `${line.slice(0, max - 1).trimEnd()}…`;
}
