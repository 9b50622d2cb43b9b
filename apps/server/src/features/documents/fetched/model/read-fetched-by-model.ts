import type { Context } from "../../../../platform/context.ts";
import { inTransaction } from "../../../../platform/context.ts";
import { berlinDay } from "../../../../platform/memory/berlin-day.ts";
import type { LanguageModel } from "../../../../ports/language-model.ts";
import { rulesVersion } from "../../extract/read-texts.ts";
import { askModelForAll } from "../../model/ask-model.ts";
import type { NoAnswer } from "../../model/ask-model.ts";
import { extractByModel } from "../../model/extract-by-model.ts";
import type { ModelExtract, ReadingCache } from "../../model/extract-by-model.ts";
import { readNote } from "../../model/model-note.ts";
import { openFetchedText } from "../open-fetched-text.ts";
import { isFetchedNoteCurrent, laterNote } from "./fetched-note.ts";
import type { FetchedNote } from "./fetched-note.ts";
import * as store from "./fetched-reading.store.ts";
import { continueExtracts } from "./waiting-extracts.operator.store.ts";

/**
 * Lets the language model read what was fetched for a tender, once for all agencies and at the operator's expense. It
 * sees nothing of an agency, and no answer about an upload.
 */
export async function readFetchedByModel(
  ctx: Context,
  { tenderId }: { readonly tenderId: string },
  signal: AbortSignal,
): Promise<void> {
  const model = ctx.ports.languageModel;
  if (!model) return;
  const today = berlinDay(ctx.now());
  const documents = await store.listNotes(ctx, tenderId);
  const ids = documents.flatMap(({ id, note }) =>
    isFetchedNoteCurrent(note, model, today) ? [] : [id],
  );
  const none = (reason: NoAnswer): FetchedNote => ({ state: "none", reason, day: today });
  const saveAll = async (noteOf: (id: string) => FetchedNote) => {
    for (const id of ids) await save(ctx, model, id, noteOf(id));
  };
  try {
    const outcome = await read(ctx, model, ids, signal);
    if ("none" in outcome) await saveAll(() => none(outcome.none));
    else {
      await saveAll((id) =>
        outcome.readIds.has(id) ? noteOf(model, today, id, outcome) : none("failed"),
      );
    }
  } catch (error) {
    // When the process stops, the job's next try goes on. After any other error the extracts go on without the model.
    if (signal.aborted) throw error;
    await saveAll(() => none("failed"));
    await continueExtracts(ctx, tenderId);
    throw error;
  }
  await continueExtracts(ctx, tenderId);
}

async function read(
  ctx: Context,
  model: LanguageModel,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<(ModelExtract & { readonly readIds: ReadonlySet<string> }) | { none: NoAnswer }> {
  const texts = [];
  for (const id of ids) {
    const text = await openFetchedText(ctx, id);
    if (text) texts.push({ ...text, file: id });
  }
  const outcome = await extractByModel(texts, {
    ask: askModelForAll(ctx, model, signal),
    modelName: model.models.map.name,
    cache: cacheOf(ctx),
  });
  if ("none" in outcome) return outcome;
  return { ...outcome, readIds: new Set(texts.map(({ file }) => file)) };
}

function cacheOf(ctx: Context): ReadingCache {
  return {
    find: (key) => store.findFetchedReading(ctx, key),
    save: (documentId, key, answer) =>
      inTransaction(ctx, (t) => store.saveFetchedReading(t, { documentId, key, answer })),
  };
}

function noteOf(
  model: LanguageModel,
  today: string,
  id: string,
  { items, gaps }: ModelExtract,
): FetchedNote {
  const ofDocument = ({ file }: { readonly file: string }) => file === id;
  return {
    ...readNote(model, today, gaps.filter(ofDocument)),
    items: items.filter(ofDocument),
    rules: rulesVersion,
  };
}

/** Two jobs may have read it: what says more stays. */
function save(ctx: Context, model: LanguageModel, id: string, note: FetchedNote): Promise<void> {
  return inTransaction(ctx, async (t) => {
    const held = await store.holdNote(t, id);
    if (held) await store.saveNote(t, id, laterNote(held.note, note, model));
  });
}
