import { inTransaction } from "../../../platform/context.ts";
import type { Context } from "../../../platform/context.ts";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { LanguageModelError } from "../../../ports/language-model.ts";
import type { LanguageModel, ModelRequest, PricedModel } from "../../../ports/language-model.ts";
import * as spend from "./spend.store.ts";

/** Why there is no answer: the day's money is spent, or the model did not answer. */
export type NoAnswer = "spent" | "failed";
export type ModelReply = { readonly text: string } | { readonly none: NoAnswer };
export type AskModel = (request: Omit<ModelRequest, "signal">) => Promise<ModelReply>;

/** Whose money it is; `reserve` throws DaySpent. */
interface Payer {
  /** For the log; absent where all agencies share the answer */
  readonly agencyId?: string;
  reserve(day: string, microEuros: number): Promise<void>;
  correct(day: string, difference: number): Promise<void>;
}

/** Asks the model at an agency's expense, within what it and all agencies together may spend a day. */
export function askModelFor(
  ctx: Context,
  model: LanguageModel,
  { agencyId, signal }: { readonly agencyId: string; readonly signal?: AbortSignal },
): AskModel {
  const limits = limitsOf(model, model.dayCents.agency);
  const payer: Payer = {
    agencyId,
    reserve: (day, cost) =>
      inAgency(ctx, agencyId, (t) => spend.reserveSpend(t, day, cost, limits)),
    correct: (day, difference) =>
      inAgency(ctx, agencyId, (t) => spend.correctSpend(t, day, difference)),
  };
  return asking(ctx, model, payer, signal);
}

/** Asks about what was fetched for everybody, at the operator's expense. */
export function askModelForAll(ctx: Context, model: LanguageModel, signal: AbortSignal): AskModel {
  const limits = limitsOf(model, model.dayCents.fetched);
  const payer: Payer = {
    reserve: (day, cost) =>
      inTransaction(ctx, (t) => spend.reserveFetchedSpend(t, day, cost, limits)),
    correct: (day, difference) =>
      inTransaction(ctx, (t) => spend.correctFetchedSpend(t, day, difference)),
  };
  return asking(ctx, model, payer, signal);
}

const microEurosPerCent = 10_000;

function limitsOf({ dayCents }: LanguageModel, payerCents: number): spend.DayLimits {
  return { payer: payerCents * microEurosPerCent, all: dayCents.all * microEurosPerCent };
}

function asking(
  ctx: Context,
  model: LanguageModel,
  { agencyId, reserve, correct }: Payer,
  signal: AbortSignal | undefined,
): AskModel {
  return async (request) => {
    const priced = model.models[request.task];
    const reserved = costOf(priced, mostTokens(request), request.maxOutputTokens);
    const day = berlinDay(ctx.now());
    try {
      await reserve(day, reserved);
    } catch (error) {
      if (error instanceof spend.DaySpent) return { none: "spent" };
      throw error;
    }
    try {
      const answer = await model.answer({ ...request, ...(signal && { signal }) });
      await correct(day, costOf(priced, answer.inputTokens, answer.outputTokens) - reserved);
      return { text: answer.text };
    } catch (error) {
      if (!(error instanceof LanguageModelError)) throw error;
      if (!error.mayBeCharged) await correct(day, -reserved);
      ctx.log.warn({ agencyId, reason: error.message }, "no answer of the language model");
      return { none: "failed" };
    }
  };
}

/** In millionths of a euro, rounded up: a hundredth of what the tokens cost in cents for a million. */
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
