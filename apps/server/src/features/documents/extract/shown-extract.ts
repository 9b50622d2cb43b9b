import type { AiMark } from "@tc/contract";
import type { DocumentItem } from "@tc/documents";
import type { Context } from "../../../platform/context.ts";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import { isOff } from "../../../platform/switches/switched-off.store.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { readByModelJob } from "../job-definitions.ts";
import type { SharedDocumentRow } from "../list-all-documents.ts";
import type { ModelGap } from "../model/extract-by-model.ts";
import { findReadAt } from "../fetched/model/fetched-reading.store.ts";
import { isExtractNoteCurrent, markOf } from "../model/model-note.ts";
import type { OverviewSentence } from "../model/write-overview.ts";
import { currentExtract } from "./current-extract.ts";

export interface ShownExtract {
  readonly documents: readonly SharedDocumentRow[];
  /** All documents are read and in it. */
  readonly isComplete: boolean;
  /** A language model is to read them, or reads them now. */
  readonly isModelDue: boolean;
  /** Of documents that are still there; `file` is the document's id. Scores and checks are made of other items. */
  readonly items: readonly DocumentItem[];
  /** No model reads the fetched documents for this agency today: its share of the money is used up. */
  readonly isShareSpent: boolean;
  readonly byModel?: {
    /** Absent where no item is the model's */
    readonly itemsMark?: AiMark;
    readonly gaps: readonly ModelGap[];
    readonly overview: { readonly sentences: readonly OverviewSentence[]; readonly mark: AiMark };
  };
}

/**
 * What members see of a tender's documents, with the items of a language model where one has read them. If one should but
 * has not yet, a job lets it: the caller has made sure that the agency's plan opens summaries.
 */
export async function shownExtract(
  { ports, now }: Pick<Context, "ports" | "now">,
  t: AgencyTransaction,
  tender: { readonly id: string; readonly version: number },
): Promise<ShownExtract> {
  const { documents, extract, isComplete } = await currentExtract(t, tender);
  if (!extract) return { documents, isComplete, isModelDue: false, items: [], isShareSpent: false };
  // Switched off, it is as if there were none: what it has read before stays.
  const model = (await isOff(t, "model_reading")) ? undefined : ports.languageModel;
  const isModelDue =
    model !== undefined &&
    !isExtractNoteCurrent(extract.model, model, {
      today: berlinDay(now()),
      readAt: await findReadAt(t, tender.id),
    });
  if (isModelDue && isComplete) {
    await t.enqueue(readByModelJob, { agencyId: t.agency.id, tenderId: tender.id });
  }
  const note = extract.model?.state === "read" ? extract.model : undefined;
  const ids = new Set(documents.map(({ id }) => id));
  const all = (note && extract.merged_items) ?? extract.items;
  const items = all.filter(({ file }) => ids.has(file));
  return {
    documents,
    isComplete,
    isModelDue,
    items,
    isShareSpent: !isModelDue && extract.model?.ofFetched?.isShareSpent === true,
    ...(note && {
      byModel: {
        ...(items.some(({ byModel }) => byModel) && { itemsMark: markOf(note) }),
        gaps: note.gaps,
        overview: {
          sentences: note.overview,
          mark: { ...markOf(note), model: note.overviewModel },
        },
      },
    }),
  };
}
