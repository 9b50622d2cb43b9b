import type { AiMark } from "@tc/contract";
import type { Context } from "../../../platform/context.ts";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { findExtract } from "../extract/extract.store.ts";
import { isCurrent } from "../extract/make-extract.ts";
import { readByModelJob } from "../job-definitions.ts";
import { isNoteCurrent, markOf } from "./model-note.ts";
import type { OverviewSentence } from "./write-overview.ts";

export interface Overview {
  readonly sentences: readonly OverviewSentence[];
  readonly ai: AiMark;
}

/**
 * What a language model wrote of an agency's documents; undefined where none did. If one should but has not yet, a job
 * lets it. The caller has made sure that the agency's plan opens summaries.
 */
export async function readOverviewOf(
  { ports, now }: Pick<Context, "ports" | "now">,
  t: AgencyTransaction,
  tender: { readonly id: string; readonly version: number },
): Promise<Overview | undefined> {
  const { languageModel: model } = ports;
  const extract = model && (await findExtract(t, tender.id));
  if (!extract || !isCurrent(extract, tender.version)) return undefined;
  const { model: note } = extract;
  if (!isNoteCurrent(note, model, berlinDay(now()))) {
    await t.enqueue(readByModelJob, { agencyId: t.agency.id, tenderId: tender.id });
  }
  if (note?.state !== "read" || note.overview.length === 0) return undefined;
  return { sentences: note.overview, ai: { ...markOf(note), model: note.overviewModel } };
}
