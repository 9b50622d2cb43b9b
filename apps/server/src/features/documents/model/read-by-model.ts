import { isDeepStrictEqual } from "node:util";
import { mergeItems } from "@tc/documents";
import type { Context } from "../../../platform/context.ts";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import { isOff } from "../../../platform/switches/switched-off.store.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { listDocuments } from "../documents.store.ts";
import { listAllDocuments } from "../list-all-documents.ts";
import * as extracts from "../extract/extract.store.ts";
import { isCurrent } from "../extract/make-extract.ts";
import { heldNote, isFetchedNoteCurrent } from "../fetched/model/fetched-note.ts";
import { listNotes } from "../fetched/model/fetched-reading.store.ts";
import type { NotedDocument } from "../fetched/model/fetched-reading.store.ts";
import { readFetchedByModelJob } from "../job-definitions.ts";
import { openTexts } from "../reading/open-texts.ts";
import type { LanguageModel } from "../../../ports/language-model.ts";
import { askModelFor, ModelSwitchedOff } from "./ask-model.ts";
import type { NoAnswer } from "./ask-model.ts";
import { extractByModel } from "./extract-by-model.ts";
import type { ReadingCache } from "./extract-by-model.ts";
import { isExtractNoteCurrent, isKept, isReadBy, readNote } from "./model-note.ts";
import type { FetchedBasis, ModelNote } from "./model-note.ts";
import { partOfFetched, partOfUploads } from "./reading-part.ts";
import { findReading, saveReading } from "./reading-cache.store.ts";
import { isShareSpent } from "./spend.store.ts";
import { writeOverview } from "./write-overview.ts";

interface Subject {
  readonly agencyId: string;
  readonly tenderId: string;
}

/**
 * Lets the language model read an agency's documents of a tender beside the rules, once what was fetched for everybody
 * is read by its own job. The rules' items, which the agency is scored by, stay as they are; what all say is shown.
 */
export async function readByModel(
  ctx: Context,
  subject: Subject,
  signal: AbortSignal,
): Promise<void> {
  const model = ctx.ports.languageModel;
  if (!model || (await isOff(ctx, "model_reading"))) return;
  const { agencyId, tenderId } = subject;
  const now = ctx.now();
  const today = berlinDay(now);
  const reading = await inAgency(ctx, agencyId, async (t) => {
    const extract = await extracts.findExtract(t, tenderId);
    const tender = await extracts.findTender(t, tenderId);
    if (!extract || !tender || !isCurrent(extract, tender.version)) return undefined;
    const notes = await listNotes(t, tenderId);
    const readAt = latestReadAt(notes);
    if (isExtractNoteCurrent(extract.model, model, { today, readAt })) return undefined;
    const isRead = notes.every(({ note }) => isFetchedNoteCurrent(note, model, now));
    if (!isRead && !(await isShareSpent(t, today))) {
      await extracts.awaitFetched(t, tenderId, { now, day: today });
      await t.enqueue(readFetchedByModelJob, { tenderId });
      return undefined;
    }
    const ofFetched: FetchedBasis = {
      ...(readAt !== undefined && { readAt }),
      isShareSpent: !isRead,
    };
    const documents = await listAllDocuments(t, tenderId);
    const uploads = new Set((await listDocuments(t, tenderId)).map(({ id }) => id));
    return {
      extract,
      notes: notes.map(({ id, note }) => ({ id, note: heldNote(note, model, now) })),
      ofFetched,
      uploads,
      documents: documents.filter(({ state }) => state === "read"),
    };
  });
  if (!reading) return;
  const { ofFetched } = reading;
  const save = ({ merged_items, model: note }: Outcome) =>
    saveOutcome(ctx, model, subject, reading.extract, {
      merged_items,
      model: { ...note, ofFetched },
    });
  const none = (reason: NoAnswer): Outcome => ({
    merged_items: null,
    model: { state: "none", reason, day: today },
  });
  try {
    const outcome = await read(ctx, model, { agencyId, today, signal, ...reading });
    await save("none" in outcome ? none(outcome.none) : outcome);
  } catch (error) {
    // What it has answered is kept; whoever looks afterwards has it read on.
    if (error instanceof ModelSwitchedOff) return;
    // Whoever looks gets the rules' extract then, and does not wait for ever.
    if (!signal.aborted) await save(none("failed"));
    throw error;
  }
}

/** When the reading of what was fetched last brought something */
function latestReadAt(notes: readonly NotedDocument[]): string | undefined {
  return notes
    .flatMap(({ note }) => (note?.state === "read" ? (note.readAt ?? []) : []))
    .toSorted()
    .at(-1);
}

interface Outcome extends Pick<extracts.ExtractRow, "merged_items"> {
  readonly model: ModelNote;
}

/**
 * Nothing is saved where a document came, changed or went while the model answered, and what an earlier try or another
 * job has read stays where it is more.
 */
async function saveOutcome(
  ctx: Context,
  model: LanguageModel,
  { agencyId, tenderId }: Subject,
  seen: extracts.ExtractRow,
  outcome: Outcome,
): Promise<void> {
  await inAgency(ctx, agencyId, async (t) => {
    const held = await extracts.holdExtract(t, tenderId, seen);
    if (!held) return;
    const { model: before, merged_items } = held;
    const { model: next } = outcome;
    const { day, ofFetched } = next;
    await extracts.saveModel(
      t,
      tenderId,
      isKept(before, next, model) && day !== undefined && ofFetched
        ? { merged_items, model: { ...before, day, ofFetched } }
        : outcome,
    );
  });
}

interface ReadingInput {
  readonly agencyId: string;
  readonly today: string;
  readonly extract: extracts.ExtractRow;
  readonly documents: readonly { readonly id: string; readonly name: string }[];
  readonly uploads: ReadonlySet<string>;
  /** Of what was fetched for everybody */
  readonly notes: readonly NotedDocument[];
  readonly ofFetched: FetchedBasis;
  readonly signal: AbortSignal;
}

async function read(
  ctx: Context,
  model: LanguageModel,
  { agencyId, today, extract, documents, uploads, notes, ofFetched, signal }: ReadingInput,
): Promise<Outcome | { readonly none: NoAnswer }> {
  const { texts, ids } = await openTexts(ctx, agencyId, documents);
  const names = new Map(Array.from(ids, ([name, id]) => [id, name]));
  const idOf = (file: string) => ids.get(file) ?? file;
  const ask = askModelFor(ctx, model, { agencyId, signal });
  const uploadedTexts = texts.filter(({ file }) => uploads.has(idOf(file)));
  const ofUploads = await extractByModel(uploadedTexts, {
    ask,
    modelName: model.models.map.name,
    cache: cacheOf(ctx, { agencyId, ids, today }),
  });
  const { model: note, merged_items: mergedBefore } = extract;
  const before = note?.state === "read" && isReadBy(note, model) ? note : undefined;
  // What an earlier try has read of them is more than nothing.
  if ("none" in ofUploads && before) return ofUploads;

  const parts = uploadedTexts.length > 0 ? [partOfUploads(uploadedTexts, ofUploads)] : [];
  const absent = ofFetched.isShareSpent ? "share" : "failed";
  const notesById = new Map(notes.map((each) => [each.id, each.note]));
  for (const text of texts) {
    const id = idOf(text.file);
    if (!uploads.has(id)) parts.push(partOfFetched(text, notesById.get(id) ?? null, absent));
  }
  const reasons = parts.flatMap(({ none }) => none ?? []);
  const [reason] = reasons;
  if (reason !== undefined && reasons.length === parts.length) return { none: reason };

  const byRules = extract.items.map((item) => ({
    ...item,
    file: names.get(item.file) ?? item.file,
  }));
  const byModel = parts.flatMap(({ items }) => items);
  const merged = mergeItems(byRules, byModel, texts).map((item) => ({
    ...item,
    file: idOf(item.file),
  }));
  // Of the same items nothing else can be written; where nothing was, another day may bring it.
  const hasOverview =
    before?.overviewModel === model.models.reduce.name &&
    (before.overview.length > 0 || before.day === today) &&
    isDeepStrictEqual(mergedBefore, JSON.parse(JSON.stringify(merged)));
  const gaps = parts.flatMap((part) => part.gaps).map((gap) => ({ ...gap, file: idOf(gap.file) }));
  return {
    merged_items: merged,
    model: {
      ...readNote(model, today, gaps),
      dropped: parts.reduce((sum, { dropped }) => sum + dropped, 0),
      overview: hasOverview ? before.overview : await writeOverview(merged, ask),
      overviewModel: model.models.reduce.name,
    },
  };
}

/** Of this agency alone; what is kept goes with the document. */
function cacheOf(
  ctx: Context,
  {
    agencyId,
    ids,
    today,
  }: {
    readonly agencyId: string;
    readonly ids: ReadonlyMap<string, string>;
    readonly today: string;
  },
): ReadingCache {
  return {
    find: (key) => inAgency(ctx, agencyId, (t) => findReading(t, key, today)),
    save: async (file, key, answer) => {
      const documentId = ids.get(file);
      if (documentId === undefined) return;
      await inAgency(ctx, agencyId, (t) => saveReading(t, { documentId, key, answer, today }));
    },
  };
}
