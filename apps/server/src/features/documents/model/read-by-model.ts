import { mergeItems } from "@tc/documents";
import type { Context } from "../../../platform/context.ts";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { listDocuments } from "../documents.store.ts";
import { listAllDocuments } from "../list-all-documents.ts";
import * as extracts from "../extract/extract.store.ts";
import { isCurrent } from "../extract/make-extract.ts";
import { openTexts } from "../reading/open-texts.ts";
import type { LanguageModel } from "../../../ports/language-model.ts";
import { askModelFor } from "./ask-model.ts";
import type { NoAnswer } from "./ask-model.ts";
import { extractByModel } from "./extract-by-model.ts";
import type { ReadingCache } from "./extract-by-model.ts";
import { isNoteCurrent, readNote } from "./model-note.ts";
import { findReading, saveReading } from "./reading-cache.store.ts";
import { writeOverview } from "./write-overview.ts";

interface Subject {
  readonly agencyId: string;
  readonly tenderId: string;
}

/**
 * Lets the language model read an agency's documents of a tender beside the rules. The rules' items, which the agency is
 * scored by, stay as they are; what both say together is shown.
 */
export async function readByModel(
  ctx: Context,
  subject: Subject,
  signal: AbortSignal,
): Promise<void> {
  const model = ctx.ports.languageModel;
  if (!model) return;
  const { agencyId, tenderId } = subject;
  const { extract, tender, documents, uploads } = await inAgency(ctx, agencyId, async (t) => ({
    extract: await extracts.findExtract(t, tenderId),
    tender: await extracts.findTender(t, tenderId),
    documents: (await listAllDocuments(t, tenderId)).filter(({ state }) => state === "read"),
    uploads: new Set((await listDocuments(t, tenderId)).map(({ id }) => id)),
  }));
  const today = berlinDay(ctx.now());
  if (!extract || !tender || !isCurrent(extract, tender.version)) return;
  if (isNoteCurrent(extract.model, model, today)) return;

  const save = (outcome: Outcome) =>
    inAgency(ctx, agencyId, (t) => extracts.saveModel(t, tenderId, extract, outcome));
  const none = (reason: NoAnswer): Outcome => ({
    merged_items: null,
    model: { state: "none", reason, day: today },
  });
  try {
    const outcome = await read(ctx, model, { agencyId, extract, documents, uploads, signal });
    await save("none" in outcome ? none(outcome.none) : outcome);
  } catch (error) {
    // Whoever looks gets the rules' extract then, and does not wait for ever.
    if (!signal.aborted) await save(none("failed"));
    throw error;
  }
}

type Outcome = Parameters<typeof extracts.saveModel>[3];

async function read(
  ctx: Context,
  model: LanguageModel,
  {
    agencyId,
    extract,
    documents,
    uploads,
    signal,
  }: {
    readonly agencyId: string;
    readonly extract: extracts.ExtractRow;
    readonly documents: readonly { readonly id: string; readonly name: string }[];
    readonly uploads: ReadonlySet<string>;
    readonly signal: AbortSignal;
  },
): Promise<Outcome | { readonly none: NoAnswer }> {
  const { texts, ids } = await openTexts(ctx, agencyId, documents);
  const names = new Map(Array.from(ids, ([name, id]) => [id, name]));
  const ask = askModelFor(ctx, model, { agencyId, signal });
  // What was fetched for everybody has no cache yet: each agency would pay for it again and again.
  const ownTexts = texts.filter(({ file }) => uploads.has(ids.get(file) ?? ""));
  const outcome = await extractByModel(ownTexts, {
    ask,
    modelName: model.models.map.name,
    cache: cacheOf(ctx, agencyId, ids),
  });
  const withId = <Named extends { readonly file: string }>(each: Named): Named => ({
    ...each,
    file: ids.get(each.file) ?? each.file,
  });
  const withName = <Named extends { readonly file: string }>(each: Named): Named => ({
    ...each,
    file: names.get(each.file) ?? each.file,
  });
  if ("none" in outcome) return outcome;
  const merged = mergeItems(extract.items.map(withName), outcome.items, texts).map(withId);
  const note = readNote(model, {
    gaps: outcome.gaps.map(withId),
    dropped: outcome.dropped,
    overview: await writeOverview(merged, ask),
  });
  return { merged_items: merged, model: note };
}

/** Of this agency alone; what is kept goes with the document. */
function cacheOf(ctx: Context, agencyId: string, ids: ReadonlyMap<string, string>): ReadingCache {
  return {
    find: (key) => inAgency(ctx, agencyId, (t) => findReading(t, key)),
    save: async (file, key, answer) => {
      const documentId = ids.get(file);
      if (documentId === undefined) return;
      await inAgency(ctx, agencyId, (t) => saveReading(t, { documentId, key, answer }));
    },
  };
}
