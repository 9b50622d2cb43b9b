import type { Context } from "../../../platform/context.ts";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import { isOff } from "../../../platform/switches/switched-off.store.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { LanguageModelError } from "../../../ports/language-model.ts";
import type { LanguageModel, ModelRequest, PricedModel } from "../../../ports/language-model.ts";
import * as spend from "./spend.store.ts";

/**
 * Why there is no answer: the day's money is spent, or the share of it of every agency that asked, or the model did not
 * answer.
 */
export type NoAnswer = "spent" | "share" | "failed";
export type ModelReply =
  | { readonly text: string }
  | {
      readonly none: NoAnswer;
      /** The call may have cost money all the same. */
      readonly mayBeCharged?: true;
    };
export type AskModel = (request: Omit<ModelRequest, "signal">) => Promise<ModelReply>;

/** The operator has switched the model off: nothing was asked, and nothing is noted, so that it is asked afterwards. */
export class ModelSwitchedOff extends Error {}

/** Whose money it is */
interface Payer {
  /** For the log; absent where all agencies share the answer */
  readonly agencyId?: string;
  /** Throws DaySpent or ShareSpent. What it returns corrects the reservation by what the call did cost. */
  reserve(day: string, microEuros: number): Promise<(difference: number) => Promise<void>>;
}

/** Asks the model at an agency's expense, within what it and all agencies together may spend a day. */
export function askModelFor(
  ctx: Context,
  model: LanguageModel,
  { agencyId, signal }: { readonly agencyId: string; readonly signal?: AbortSignal },
): AskModel {
  const { agency, all } = model.dayCents;
  const limits = { agency: agency * microEurosPerCent, all: all * microEurosPerCent };
  const payer: Payer = {
    agencyId,
    reserve: async (day, cost) => {
      await inAgency(ctx, agencyId, (t) => spend.reserveSpend(t, day, cost, limits));
      return (difference) => inAgency(ctx, agencyId, (t) => spend.correctSpend(t, day, difference));
    },
  };
  return asking(ctx, model, payer, signal);
}

/**
 * Asks about what was fetched for everybody, at the operator's expense. Each call counts for the share of the first of
 * `askerIds` that has some left.
 */
export function askModelForAll(
  ctx: Context,
  model: LanguageModel,
  { askerIds, signal }: { readonly askerIds: readonly string[]; readonly signal: AbortSignal },
): AskModel {
  const { fetchedShare, fetched, all } = model.dayCents;
  const limits = {
    share: fetchedShare * microEurosPerCent,
    fetched: fetched * microEurosPerCent,
    all: all * microEurosPerCent,
  };
  const spentIds = new Set<string>();
  const reserve: Payer["reserve"] = async (day, cost) => {
    for (const agencyId of askerIds) {
      if (spentIds.has(agencyId)) continue;
      try {
        await inAgency(ctx, agencyId, (t) => spend.reserveFetchedSpend(t, day, cost, limits));
        return (difference) =>
          inAgency(ctx, agencyId, (t) => spend.correctFetchedSpend(t, day, difference));
      } catch (error) {
        if (!(error instanceof spend.ShareSpent)) throw error;
        spentIds.add(agencyId);
        await inAgency(ctx, agencyId, (t) => spend.noteShareSpent(t, day));
      }
    }
    throw new spend.ShareSpent();
  };
  return asking(ctx, model, { reserve }, signal);
}

const microEurosPerCent = 10_000;

function asking(
  ctx: Context,
  model: LanguageModel,
  { agencyId, reserve }: Payer,
  signal: AbortSignal | undefined,
): AskModel {
  return async (request) => {
    if (await isOff(ctx, "model_reading")) throw new ModelSwitchedOff();
    const priced = model.models[request.task];
    const reserved = costOf(priced, mostTokens(request), request.maxOutputTokens);
    const day = berlinDay(ctx.now());
    let correct;
    try {
      correct = await reserve(day, reserved);
    } catch (error) {
      if (error instanceof spend.DaySpent) return { none: "spent" };
      if (error instanceof spend.ShareSpent) return { none: "share" };
      throw error;
    }
    try {
      const answer = await model.answer({ ...request, ...(signal && { signal }) });
      await correct(costOf(priced, answer.inputTokens, answer.outputTokens) - reserved);
      return { text: answer.text };
    } catch (error) {
      if (!(error instanceof LanguageModelError)) throw error;
      if (!error.mayBeCharged) await correct(-reserved);
      ctx.log.warn({ agencyId, reason: error.message }, "no answer of the language model");
      return { none: "failed", ...(error.mayBeCharged && { mayBeCharged: true }) };
    }
  };
}

/** In millionths of a euro, rounded up. Prices are cents for a million tokens. */
export function costOf(
  { inputCents, outputCents }: PricedModel,
  inputTokens: number,
  outputTokens: number,
): number {
  return Math.ceil((inputTokens * inputCents + outputTokens * outputCents) / 100);
}

/** German takes about three letters a token, and never less than one and a half. */
function mostTokens({ instructions, prompt, schema }: Omit<ModelRequest, "signal">): number {
  const letters = instructions.length + prompt.length + JSON.stringify(schema.json).length;
  return Math.ceil(letters / 1.5);
}
