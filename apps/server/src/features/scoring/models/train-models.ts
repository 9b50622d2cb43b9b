import { invariant } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { GiveUp } from "../../../platform/jobs/jobs.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { withScoringLock } from "../due/scoring-lock.store.ts";
import { learnFromAgencies } from "../learning/learn-from-agencies.ts";
import * as activation from "./activation.operator.store.ts";
import type { ModelBasis } from "./model-basis.ts";
import * as operator from "./model.operator.store.ts";
import type { StoredPart } from "./model.operator.store.ts";
import * as models from "./model.store.ts";
import { currentModels } from "./models.ts";
import type { Models } from "./models.ts";
import { findVocabulary, takeOverText } from "./text-part.ts";
import { HelperProcess } from "../processes/helper-process.ts";
import type { Training } from "./training.ts";
import * as store from "./training.store.ts";

export interface TrainingReport {
  readonly version: number;
  readonly basis: ModelBasis;
  /** False: an admin holds the version in use, so this one is a candidate. */
  readonly isInUse: boolean;
  /** The text part was learnt anew, not taken over. */
  readonly hasNewText: boolean;
}

export interface TrainingOptions {
  readonly signal: AbortSignal;
  /** Does nothing where there are models already. */
  readonly isFirst?: boolean;
  readonly onProgress?: (tenders: number) => void;
}

const tendersPerRead = 200;
const maxMemoryMb = 4_096;
/** Clocks of the processes that write tenders may differ by so much. */
const clockToleranceMs = 10 * 60_000;

/**
 * Trains new models from all tenders. The old ones stay active until the last commit, also when this process is killed, and
 * longer while an admin holds them. Returns undefined without tenders, and while another process trains.
 */
export function trainModels(
  ctx: Context,
  options: TrainingOptions,
): Promise<TrainingReport | undefined> {
  return withScoringLock(ctx.db, "training", () => train(ctx, options));
}

async function train(ctx: Context, options: TrainingOptions): Promise<TrainingReport | undefined> {
  const dataset = await store.datasetKind(ctx.db);
  const before = await currentModels(ctx);
  if (dataset === "empty" || (options.isFirst && before)) return undefined;
  // What this code cannot read is replaced whoever holds it: without models nobody is told anything.
  const unreadable = before ? undefined : await asOperator(ctx, activation.findHeld);
  const version = await asOperator(ctx, async (t) => {
    await operator.removeUnfinished(t);
    return operator.beginVersion(t, dataset);
  });
  const helper = new HelperProcess<Training>(new URL("./training.process.ts", import.meta.url), {
    maxMemoryMb,
    signal: options.signal,
  });
  try {
    const readFrom = new Date(ctx.now().getTime() - clockToleranceMs);
    const learnt = await learn(ctx, helper, { ...options, before, version });
    const isInUse = await asOperator(ctx, async (t) => {
      await activation.lockActivation(t);
      if ((await operator.holdDataset(t)) !== dataset) {
        throw new GiveUp("the kind of notices changed during the training");
      }
      const held = await activation.findHeld(t);
      await activation.finishVersion(t, { version, basis: learnt.basis });
      const isFree = held === undefined || held === unreadable;
      if (isFree) await activation.putIntoUse(t, { version, readFrom });
      await activation.dropOldParts(t);
      return isFree;
    });
    ctx.log.info({ version, isInUse, basis: learnt.basis }, "models trained");
    return { version, isInUse, ...learnt };
  } finally {
    helper.close();
    // Nothing where the version is in use by now.
    await asOperator(ctx, operator.removeUnfinished);
  }
}

/** What labels are seen with. */
async function openKeptText(ctx: Context, helper: HelperProcess<Training>, version: number) {
  const parts = await models.partContents(ctx.db, version, ["text", "cpv"]);
  const [text, cpv] = [parts.get("text"), parts.get("cpv")];
  invariant(text && cpv, "the text part was taken over a moment ago");
  await helper.call("openText", text.content, cpv.content);
}

/** Learns all parts of a version and stores each as soon as it is there. */
async function learn(
  ctx: Context,
  helper: HelperProcess<Training>,
  {
    version,
    before,
    signal,
    onProgress,
  }: TrainingOptions & {
    readonly version: number;
    readonly before: Models | undefined;
  },
): Promise<Omit<TrainingReport, "version" | "isInUse">> {
  const write = (part: StoredPart, content: Uint8Array) =>
    asOperator(ctx, (t) => operator.writePart(t, version, part, content));
  const vocabulary = await findVocabulary(ctx.db);
  const keptText = await takeOverText(ctx, before, { version, vocabulary: vocabulary.name });
  if (keptText) await openKeptText(ctx, helper, version);
  await helper.call("setVocabulary", await vocabulary.load(), !keptText);
  const tenders = await sendTenders(ctx, helper, signal, onProgress);

  const learnText = async (): Promise<ModelBasis["text"]> => {
    const { text, cpv, n } = await helper.call("trainTexts");
    await write("text", text);
    await write("cpv", cpv);
    const trainedAt = ctx.now().toISOString();
    return { n, version, trainedAt, vocabulary: vocabulary.name };
  };
  const text = keptText ?? (await learnText());
  signal.throwIfAborted();
  // In the night, when this runs, the day is the same in Berlin and in UTC.
  const offers = await helper.call("trainOffers", ctx.now().toISOString().slice(0, 10));
  await write("offers", offers.offers);
  await write("counted", offers.counted);
  signal.throwIfAborted();
  const budget = await helper.call("trainBudget", version);
  await write("budget", budget.budget);
  const judged = await learnFromAgencies(ctx, helper, signal);
  await write("fit", judged.fit);
  await write("chances", judged.chances);
  signal.throwIfAborted();
  const heldBack = { ...offers.heldBack, ...budget.heldBack };
  const basis = { tenders, text, offers: offers.basis, budget: budget.basis, ...judged.basis };
  return { basis: { ...basis, heldBack }, hasNewText: !keptText };
}

async function sendTenders(
  { db }: Context,
  helper: HelperProcess<Training>,
  signal: AbortSignal,
  onProgress: TrainingOptions["onProgress"],
): Promise<number> {
  let read = 0;
  let after: string | undefined;
  for (;;) {
    signal.throwIfAborted();
    const page = await store.tenderTextsAfter(db, after, tendersPerRead);
    await helper.call("addTenders", page);
    read += page.length;
    onProgress?.(read);
    after = page.at(-1)?.id;
    if (page.length < tendersPerRead) return read;
  }
}
