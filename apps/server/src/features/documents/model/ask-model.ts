import type { Context } from "../../../platform/context.ts";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { LanguageModelError } from "../../../ports/language-model.ts";
import type { LanguageModel, ModelRequest, PricedModel } from "../../../ports/language-model.ts";
import { correctSpend, DaySpent, reserveSpend } from "./spend.store.ts";

/** Why there is no answer: the day's money is spent, or the model did not answer. */
export type NoAnswer = "spent" | "failed";
export type ModelReply = { readonly text: string } | { readonly none: NoAnswer };
export type AskModel = (request: Omit<ModelRequest, "signal">) => Promise<ModelReply>;

const microEurosPerCent = 10_000;

/** Asks the model at an agency's expense, within what it and all agencies together may spend a day. */
export function askModelFor(
  ctx: Context,
  model: LanguageModel,
  { agencyId, signal }: { readonly agencyId: string; readonly signal?: AbortSignal },
): AskModel {
  const limits = {
    agencyMicroEuros: model.dayCents.agency * microEurosPerCent,
    allMicroEuros: model.dayCents.all * microEurosPerCent,
  };
  return async (request) => {
    const priced = model.models[request.task];
    const reserved = costOf(priced, mostTokens(request), request.maxOutputTokens);
    const day = berlinDay(ctx.now());
    const correct = (cost: number) =>
      inAgency(ctx, agencyId, (t) => correctSpend(t, day, cost - reserved));
    try {
      await inAgency(ctx, agencyId, (t) => reserveSpend(t, day, reserved, limits));
    } catch (error) {
      if (error instanceof DaySpent) return { none: "spent" };
      throw error;
    }
    try {
      const answer = await model.answer({ ...request, ...(signal && { signal }) });
      await correct(costOf(priced, answer.inputTokens, answer.outputTokens));
      return { text: answer.text };
    } catch (error) {
      if (!(error instanceof LanguageModelError)) throw error;
      if (!error.mayBeCharged) await correct(0);
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
