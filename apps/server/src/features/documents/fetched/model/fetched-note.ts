import { isDeepStrictEqual } from "node:util";
import type { DocumentItem } from "@tc/documents";
import { berlinDay } from "../../../../platform/memory/berlin-day.ts";
import type { LanguageModel } from "../../../../ports/language-model.ts";
import { rulesVersion } from "../../extract/read-texts.ts";
import { isKept, isNoteCurrent, isReadBy } from "../../model/model-note.ts";
import type { NoNote, ReadNote } from "../../model/model-note.ts";

/**
 * What a model has read in a document that was fetched for everybody, verified; it holds nothing of an agency. `file` of
 * an item is the document's id.
 */
export type FetchedNote = (
  | (ReadNote & {
      readonly items: readonly DocumentItem[];
      /** The version of our own code that has verified them */
      readonly rules: number;
      /** Since when it says so; absent in older rows */
      readonly readAt?: string;
    })
  | NoNote
) & {
  /** How often the model was away that day, and when a job tries again; absent: not before the next day. */
  readonly tries?: number;
  readonly retryAt?: string;
};

/** Whether there is nothing to be asked now: as for an extract, but a model that was away is tried again the same day. */
export function isFetchedNoteCurrent(
  note: FetchedNote | null,
  model: LanguageModel,
  now: Date,
): boolean {
  if (note?.retryAt !== undefined && note.retryAt <= now.toISOString()) return false;
  return isVerifiedByTheseRules(note) && isNoteCurrent(note, model, berlinDay(now));
}

/** What of it holds now, though it may be due again */
export function heldNote(
  note: FetchedNote | null,
  model: LanguageModel,
  now: Date,
): FetchedNote | null {
  const isHeld =
    isFetchedNoteCurrent(note, model, now) ||
    (note?.state === "read" && isVerifiedByTheseRules(note) && isReadBy(note, model));
  return isHeld ? note : null;
}

/** What is kept of two readings of one document. */
export function laterNote(
  before: FetchedNote | null,
  next: FetchedNote,
  model: LanguageModel,
): FetchedNote {
  if (!isVerifiedByTheseRules(before)) return next;
  const sameBefore = sameReading(before, next);
  if (isKept(before, next, model)) {
    const { tries: _, retryAt: __, ...kept } = before;
    return next.day === undefined ? kept : { ...kept, day: next.day };
  }
  if (!sameBefore) return next;
  // The earlier `readAt` stays: extracts made since then lack nothing.
  const { readAt: _, ...same } = sameBefore.next;
  const { readAt } = sameBefore.before;
  return readAt === undefined ? same : { ...same, readAt };
}

/** In minutes after each try of a day; after the last one the model is left alone until the next day. */
const retryMinutes = [10, 40, 120];

/** Plans the next try of a day. `isUnpaid`: the model left something open and took nothing for it. */
export function withRetry(
  note: FetchedNote,
  before: FetchedNote | null,
  { now, isUnpaid }: { readonly now: Date; readonly isUnpaid: boolean },
): FetchedNote {
  const isWhole = note.state === "read" && note.gaps.length === 0;
  if (isWhole || !isUnpaid) return note;
  const tries = before?.day === note.day ? (before?.tries ?? 0) + 1 : 1;
  const minutes = retryMinutes[tries - 1];
  if (minutes === undefined) return { ...note, tries };
  const retryAt = new Date(now.getTime() + minutes * 60_000);
  // After midnight it is tried for whoever looks.
  if (berlinDay(retryAt) !== note.day) return { ...note, tries };
  return { ...note, tries, retryAt: retryAt.toISOString() };
}

type FetchedRead = Extract<FetchedNote, { readonly state: "read" }>;

/** Both notes, if both are read and say the same */
function sameReading(
  before: FetchedNote | null,
  next: FetchedNote,
): { before: FetchedRead; next: FetchedRead } | undefined {
  if (before?.state !== "read" || next.state !== "read") return undefined;
  return saysTheSame(before, next) ? { before, next } : undefined;
}

function saysTheSame(before: FetchedRead, next: FetchedRead): boolean {
  // As the row keeps it
  const { items, gaps }: FetchedRead = JSON.parse(JSON.stringify(next));
  return isDeepStrictEqual([before.items, before.gaps], [items, gaps]);
}

/** False where older rules verified its items */
function isVerifiedByTheseRules(note: FetchedNote | null): boolean {
  return note?.state !== "read" || note.rules === rulesVersion;
}
