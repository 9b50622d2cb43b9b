import { questionsVersion } from "@tc/documents";
import type { AiMark } from "@tc/contract";
import type { LanguageModel } from "../../../ports/language-model.ts";
import type { NoAnswer } from "./ask-model.ts";
import type { ModelGap } from "./extract-by-model.ts";
import type { OverviewSentence } from "./write-overview.ts";

/** What a model did with an extract, as the row keeps it. `file` of a gap is the document's id. */
export type ModelNote =
  | {
      readonly state: "read";
      readonly model: string;
      readonly version: string;
      readonly gaps: readonly ModelGap[];
      readonly dropped: number;
      readonly overview: readonly OverviewSentence[];
      readonly overviewModel: string;
    }
  /** Rules alone stand for the day. */
  | { readonly state: "none"; readonly reason: NoAnswer; readonly day: string };

export function readNote(
  { models }: LanguageModel,
  outcome: {
    readonly gaps: readonly ModelGap[];
    readonly dropped: number;
    readonly overview: readonly OverviewSentence[];
  },
): ModelNote {
  const { gaps, dropped, overview } = outcome;
  return {
    state: "read",
    model: models.map.name,
    version: questionsVersion,
    gaps,
    dropped,
    overview,
    overviewModel: models.reduce.name,
  };
}

/** Whether there is nothing to be asked: this model has read it with these questions, or could not today. */
export function isNoteCurrent(
  note: ModelNote | null,
  { models }: LanguageModel,
  today: string,
): boolean {
  if (note === null) return false;
  if (note.state === "none") return note.day === today;
  return note.model === models.map.name && note.version === questionsVersion;
}

export function markOf({ model, version }: ModelNote & { state: "read" }): AiMark {
  return { aiGenerated: true, model, version };
}
