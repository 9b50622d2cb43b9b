import { randomBytes } from "node:crypto";
import {
  answerInstructions,
  questionsVersion,
  sentencesSchema,
  sourcesPrompt,
  verifiedSentences,
} from "@tc/documents";
import type { RankedPassage } from "@tc/documents";
import type { DocumentsAnswer } from "@tc/contract";
import type { Context } from "../../../platform/context.ts";
import { askModelFor, ModelSwitchedOff } from "../model/ask-model.ts";

/** Somebody waits for it. */
const patienceMs = 20_000;
const maxOutputTokens = 600;

/**
 * A short answer of a language model, made of the passages alone: a sentence that none of them says is dropped. Undefined
 * where there is no model, no answer, or nothing left of it.
 */
export async function answerQuestion(
  ctx: Context,
  agencyId: string,
  question: string,
  passages: readonly RankedPassage[],
): Promise<DocumentsAnswer["answer"]> {
  const model = ctx.ports.languageModel;
  if (!model || passages.length === 0) return undefined;
  const sources = passages.map(({ words }, at) => ({ id: `s${at + 1}`, text: words }));
  const signal = AbortSignal.timeout(patienceMs);
  const ask = askModelFor(ctx, model, { agencyId, signal });
  const nonce = randomBytes(12).toString("hex");
  try {
    const reply = await ask({
      task: "reduce",
      instructions: answerInstructions,
      prompt: `${sourcesPrompt(sources, nonce)}\n\n${sourcesPrompt([{ id: "question", text: question }], nonce)}`,
      schema: { name: "answer", json: sentencesSchema },
      maxOutputTokens,
    });
    const sentences = "none" in reply ? [] : (verifiedSentences(reply.text, sources) ?? []);
    if (sentences.length === 0) return undefined;
    return {
      sentences: sentences.map(({ text, sources: ids }) => ({
        text,
        passages: sources.flatMap(({ id }, at) => (ids.includes(id) ? [at] : [])),
      })),
      ai: { aiGenerated: true, model: model.models.reduce.name, version: questionsVersion },
    };
  } catch (error) {
    if (signal.aborted || error instanceof ModelSwitchedOff) return undefined;
    throw error;
  }
}
