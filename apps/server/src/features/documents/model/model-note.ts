import { questionsVersion } from "@tc/documents";
import type { AiMark } from "@tc/contract";
import type { LanguageModel } from "../../../ports/language-model.ts";
import type { NoAnswer } from "./ask-model.ts";
import type { ModelGap } from "./extract-by-model.ts";
import type { OverviewSentence } from "./write-overview.ts";

/** A model has read it. `file` of a gap is the document's id. */
export interface ReadNote {
  readonly state: "read";
  readonly model: string;
  readonly version: string;
  readonly gaps: readonly ModelGap[];
  /** When it was asked last; absent in older rows, which hold nothing of fetched documents */
  readonly day?: string;
}

/** Rules alone stand for the day. */
export interface NoNote {
  readonly state: "none";
  readonly reason: NoAnswer;
  readonly day: string;
}

/** What a model did with an extract, as the row keeps it. */
export type ModelNote = (
  | (ReadNote & {
      readonly dropped: number;
      readonly overview: readonly OverviewSentence[];
      readonly overviewModel: string;
    })
  | NoNote
) & { readonly ofFetched?: FetchedBasis };

/** What was known of the fetched documents, which another job reads; absent in older rows */
export interface FetchedBasis {
  /** When their reading last brought something; absent: it had not */
  readonly readAt?: string;
  /** They were not read: the agency has used up its share of the money. */
  readonly isShareSpent: boolean;
}

/** Whether the model's part of an extract is up to date: there is nothing to be asked, and fetched documents say no more. */
export function isExtractNoteCurrent(
  note: ModelNote | null,
  model: LanguageModel,
  { today, readAt = "" }: { readonly today: string; readonly readAt: string | undefined },
): boolean {
  return isNoteCurrent(note, model, today) && readAt <= (note?.ofFetched?.readAt ?? "");
}

export function readNote(
  { models }: LanguageModel,
  day: string,
  gaps: readonly ModelGap[],
): ReadNote {
  return { state: "read", model: models.map.name, version: questionsVersion, gaps, day };
}

/**
 * Whether there is nothing to be asked: this model has read all of it with these questions, or was asked today. A gap is
 * asked for again the next day, so that an outage leaves none for ever.
 */
export function isNoteCurrent(
  note: ReadNote | NoNote | null,
  model: LanguageModel,
  today: string,
): boolean {
  if (note === null) return false;
  if (note.state === "none") return note.day === today;
  if (note.day === undefined || !isReadBy(note, model)) return false;
  return note.gaps.length === 0 || note.day === today;
}

/** Whether what was read before stays: a later try of the same model brought nothing, or less than all. */
export function isKept<Read extends ReadNote>(
  before: Read | NoNote | null,
  next: ReadNote | NoNote,
  model: LanguageModel,
): before is Read {
  if (before?.state !== "read" || before.day === undefined) return false;
  if (!isReadBy(before, model)) return false;
  return next.state === "none" || (before.gaps.length === 0 && next.gaps.length > 0);
}

export function isReadBy({ model, version }: ReadNote, { models }: LanguageModel): boolean {
  return model === models.map.name && version === questionsVersion;
}

export function markOf({ model, version }: ReadNote): AiMark {
  return { aiGenerated: true, model, version };
}
