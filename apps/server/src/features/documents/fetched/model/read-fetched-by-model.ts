import type { Context } from "../../../../platform/context.ts";
import { inTransaction } from "../../../../platform/context.ts";
import { berlinDay } from "../../../../platform/memory/berlin-day.ts";
import { isOff } from "../../../../platform/switches/switched-off.store.ts";
import type { LanguageModel } from "../../../../ports/language-model.ts";
import { rulesVersion } from "../../extract/read-texts.ts";
import { askModelForAll, ModelSwitchedOff } from "../../model/ask-model.ts";
import type { NoAnswer } from "../../model/ask-model.ts";
import { extractByModel } from "../../model/extract-by-model.ts";
import type { ModelExtract, NoExtract, ReadingCache } from "../../model/extract-by-model.ts";
import { readNote } from "../../model/model-note.ts";
import { openFetchedText } from "../open-fetched-text.ts";
import { listAskerIds } from "./fetched-askers.operator.store.ts";
import { isFetchedNoteCurrent, laterNote, withRetry } from "./fetched-note.ts";
import type { FetchedNote } from "./fetched-note.ts";
import * as store from "./fetched-reading.store.ts";
import { continueExtracts } from "./waiting-extracts.operator.store.ts";

/**
 * Lets the language model read what was fetched for a tender, once for all agencies and without a word of any agency. The
 * operator pays, within the share of the agency that asked first.
 */
export async function readFetchedByModel(
  ctx: Context,
  { tenderId }: { readonly tenderId: string },
  signal: AbortSignal,
): Promise<void> {
  const model = ctx.ports.languageModel;
  if (!model) return;
  // The extracts that wait for it go on; they see the same and rest until somebody looks.
  if (await isOff(ctx, "model_reading")) return continueExtracts(ctx, tenderId);
  const now = ctx.now();
  const today = berlinDay(now);
  const documents = await store.listNotes(ctx, tenderId);
  const ids = documents.flatMap(({ id, note }) =>
    isFetchedNoteCurrent(note, model, now) ? [] : [id],
  );
  const none = (reason: NoAnswer): FetchedNote => ({ state: "none", reason, day: today });
  const saveAll = async (noteOf: (id: string) => FetchedNote, unpaidIds?: ReadonlySet<string>) => {
    for (const id of ids) await save(ctx, model, id, noteOf(id), unpaidIds?.has(id) ?? false);
  };
  try {
    const outcome = await read(ctx, model, { tenderId, ids, today }, signal);
    if (!("none" in outcome)) {
      await saveAll(
        (id) =>
          outcome.readIds.has(id)
            ? noteOf(model, { id, today, readAt: ctx.now() }, outcome)
            : none("failed"),
        outcome.unpaidFiles,
      );
    } else if (outcome.none !== "share") {
      // They were read together, so they are tried again together.
      const isUnpaid = outcome.none === "failed" && outcome.unpaidFiles.size > 0;
      await saveAll(() => none(outcome.none), isUnpaid ? new Set(ids) : undefined);
    }
  } catch (error) {
    // When the process stops, the job's next try goes on. After any other error the extracts go on without the model.
    if (signal.aborted) throw error;
    if (error instanceof ModelSwitchedOff) return continueExtracts(ctx, tenderId);
    await saveAll(() => none("failed"));
    await continueExtracts(ctx, tenderId);
    throw error;
  }
  await continueExtracts(ctx, tenderId);
}

interface ReadingInput {
  readonly tenderId: string;
  readonly ids: readonly string[];
  readonly today: string;
}

async function read(
  ctx: Context,
  model: LanguageModel,
  { tenderId, ids, today }: ReadingInput,
  signal: AbortSignal,
): Promise<(ModelExtract & { readonly readIds: ReadonlySet<string> }) | NoExtract> {
  const texts = [];
  for (const id of ids) {
    const text = await openFetchedText(ctx, id);
    if (text) texts.push({ ...text, file: id });
  }
  const askerIds = await listAskerIds(ctx, { tenderId, day: today });
  const outcome = await extractByModel(texts, {
    ask: askModelForAll(ctx, model, { askerIds, signal }),
    modelName: model.models.map.name,
    cache: cacheOf(ctx, today),
  });
  if ("none" in outcome) return outcome;
  return { ...outcome, readIds: new Set(texts.map(({ file }) => file)) };
}

function cacheOf(ctx: Context, today: string): ReadingCache {
  return {
    find: (key) => store.findFetchedReading(ctx, key, today),
    save: (documentId, key, answer) =>
      inTransaction(ctx, (t) => store.saveFetchedReading(t, { documentId, key, answer, today })),
  };
}

function noteOf(
  model: LanguageModel,
  { id, today, readAt }: { readonly id: string; readonly today: string; readonly readAt: Date },
  { items, gaps }: ModelExtract,
): FetchedNote {
  const ofDocument = ({ file }: { readonly file: string }) => file === id;
  return {
    ...readNote(model, today, gaps.filter(ofDocument)),
    items: items.filter(ofDocument),
    rules: rulesVersion,
    readAt: readAt.toISOString(),
  };
}

/** Two jobs may have read it: what says more stays. */
function save(
  ctx: Context,
  model: LanguageModel,
  id: string,
  next: FetchedNote,
  isUnpaid: boolean,
): Promise<void> {
  return inTransaction(ctx, async (t) => {
    const held = await store.holdNote(t, id);
    if (!held) return;
    const note = laterNote(held.note, next, model);
    await store.saveNote(t, id, withRetry(note, held.note, { now: t.now(), isUnpaid }));
  });
}
