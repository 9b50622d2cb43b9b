import type { DocumentItem } from "@tc/documents";
import type { LanguageModel } from "../../../../ports/language-model.ts";
import { rulesVersion } from "../../extract/read-texts.ts";
import { isKept, isNoteCurrent } from "../../model/model-note.ts";
import type { NoNote, ReadNote } from "../../model/model-note.ts";

/**
 * What a model has read in a document that was fetched for everybody, verified; it holds nothing of an agency. `file` of
 * an item is the document's id.
 */
export type FetchedNote =
  | (ReadNote & {
      readonly items: readonly DocumentItem[];
      /** The version of our own code that has verified them */
      readonly rules: number;
    })
  | NoNote;

export function isFetchedNoteCurrent(
  note: FetchedNote | null,
  model: LanguageModel,
  today: string,
): boolean {
  return isVerifiedByTheseRules(note) && isNoteCurrent(note, model, today);
}

/** What is kept of two readings of one document. */
export function laterNote(
  before: FetchedNote | null,
  next: FetchedNote,
  model: LanguageModel,
): FetchedNote {
  if (!isVerifiedByTheseRules(before) || !isKept(before, next, model)) return next;
  return next.day === undefined ? before : { ...before, day: next.day };
}

/** Not where older rules have verified what it holds */
function isVerifiedByTheseRules(note: FetchedNote | null): boolean {
  return note?.state !== "read" || note.rules === rulesVersion;
}
