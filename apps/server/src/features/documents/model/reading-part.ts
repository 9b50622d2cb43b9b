import type { DocumentItem, DocumentText } from "@tc/documents";
import type { FetchedNote } from "../fetched/model/fetched-note.ts";
import type { NoAnswer } from "./ask-model.ts";
import { wholeGap } from "./extract-by-model.ts";
import type { ModelExtract, ModelGap, NoExtract } from "./extract-by-model.ts";

/** What a model has read of some of the documents; `none` says why it is nothing. */
export interface ReadingPart {
  readonly items: readonly DocumentItem[];
  readonly gaps: readonly ModelGap[];
  readonly dropped: number;
  readonly none?: NoAnswer;
}

export function partOfUploads(
  texts: readonly DocumentText[],
  outcome: ModelExtract | NoExtract,
): ReadingPart {
  return "none" in outcome ? unread(texts, outcome.none) : outcome;
}

/** Of a document that was read for everybody; its items are called as the text is here. `absent`: why it was not. */
export function partOfFetched(
  text: DocumentText,
  note: FetchedNote | null,
  absent: NoAnswer,
): ReadingPart {
  if (note?.state !== "read") return unread([text], note?.reason ?? absent);
  const { file } = text;
  const items = note.items.map((item) => ({ ...item, file }));
  return { items, gaps: note.gaps.map((gap) => ({ ...gap, file })), dropped: 0 };
}

function unread(texts: readonly DocumentText[], none: NoAnswer): ReadingPart {
  return { items: [], gaps: texts.flatMap(wholeGap), dropped: 0, none };
}
