import { mergeItems } from "@tc/documents";
import type { Context } from "../../../platform/context.ts";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { listDocuments } from "../documents.store.ts";
import { listAllDocuments } from "../list-all-documents.ts";
import * as extracts from "../extract/extract.store.ts";
import { isCurrent } from "../extract/make-extract.ts";
import { openTexts } from "../reading/open-texts.ts";
import { askModelFor } from "./ask-model.ts";
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

  const { texts, ids } = await openTexts(ctx, agencyId, documents);
  const names = new Map(Array.from(ids, ([name, id]) => [id, name]));
  const ask = askModelFor(ctx, model, { agencyId, signal });
  const outcome = await extractByModel(texts, {
    ask,
    modelName: model.models.map.name,
    cache: cacheOf(ctx, agencyId, ids, uploads),
  });
  const withId = <Named extends { readonly file: string }>(each: Named): Named => ({
    ...each,
    file: ids.get(each.file) ?? each.file,
  });
  const withName = <Named extends { readonly file: string }>(each: Named): Named => ({
    ...each,
    file: names.get(each.file) ?? each.file,
  });
  if ("none" in outcome) {
    const note = { state: "none", reason: outcome.none, day: today } as const;
    await inAgency(ctx, agencyId, (t) =>
      extracts.saveModel(t, tenderId, extract, { merged_items: null, model: note }),
    );
    return;
  }
  const merged = mergeItems(extract.items.map(withName), outcome.items, texts).map(withId);
  const note = readNote(model, {
    gaps: outcome.gaps.map(withId),
    dropped: outcome.dropped,
    overview: await writeOverview(merged, ask),
  });
  await inAgency(ctx, agencyId, (t) =>
    extracts.saveModel(t, tenderId, extract, { merged_items: merged, model: note }),
  );
}

/** Of this agency alone; what is kept goes with the document. Of what was fetched for everybody nothing is kept. */
function cacheOf(
  ctx: Context,
  agencyId: string,
  ids: ReadonlyMap<string, string>,
  uploads: ReadonlySet<string>,
): ReadingCache {
  return {
    find: (key) => inAgency(ctx, agencyId, (t) => findReading(t, key)),
    save: async (file, key, answer) => {
      const documentId = ids.get(file);
      if (documentId === undefined || !uploads.has(documentId)) return;
      await inAgency(ctx, agencyId, (t) => saveReading(t, { documentId, key, answer }));
    },
  };
}
