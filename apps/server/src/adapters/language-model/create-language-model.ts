import { APICallError, generateText, jsonSchema, NoObjectGeneratedError, Output } from "ai";
import type { LanguageModel as LibraryModel } from "ai";
import { createMistral } from "@ai-sdk/mistral";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { LanguageModelError } from "../../ports/language-model.ts";
import type { LanguageModel, ModelAnswer, ModelRequest } from "../../ports/language-model.ts";
import { limitedFetch } from "./limited-fetch.ts";

export interface LanguageModelOptions extends Pick<LanguageModel, "models" | "dayCents"> {
  readonly key: string;
  /** Of any provider that speaks OpenAI's protocol; absent: Mistral */
  readonly baseUrl?: string;
  readonly timeoutMs?: number;
  /** After an overload or an outage */
  readonly maxRetries?: number;
}

/** A page takes a model some seconds; a call reads up to six. */
const usualTimeoutMs = 60_000;

// The library writes to the console otherwise, and its words may hold ours.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

/** Calls the model over HTTP: without tools, at temperature 0, with a schema for the answer. */
export function createLanguageModel({
  key,
  baseUrl,
  models,
  dayCents,
  timeoutMs = usualTimeoutMs,
  maxRetries = 2,
}: LanguageModelOptions): LanguageModel {
  const fetch = limitedFetch;
  const provider =
    baseUrl === undefined
      ? createMistral({ apiKey: key, fetch })
      : createOpenAICompatible({
          name: "compatible",
          apiKey: key,
          baseURL: baseUrl,
          supportsStructuredOutputs: true,
          fetch,
        });
  return {
    models,
    dayCents,
    answer: (request) =>
      answer(provider(models[request.task].name), request, { timeoutMs, maxRetries }),
  };
}

async function answer(
  model: LibraryModel,
  { instructions, prompt, schema, maxOutputTokens, signal }: ModelRequest,
  { timeoutMs, maxRetries }: { readonly timeoutMs: number; readonly maxRetries: number },
): Promise<ModelAnswer> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const { text, usage } = await generateText({
      model,
      instructions,
      prompt,
      output: Output.object({ schema: jsonSchema(schema.json), name: schema.name }),
      temperature: 0,
      maxOutputTokens,
      maxRetries,
      abortSignal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      providerOptions: { mistral: { strictJsonSchema: true } },
    });
    return answerOf(text, usage);
  } catch (error) {
    signal?.throwIfAborted();
    // No JSON, or cut off: whoever asked reads the text anyway and decides what to do.
    if (NoObjectGeneratedError.isInstance(error)) return answerOf(error.text ?? "", error.usage);
    throw refusalOf(error);
  }
}

type Usage = {
  readonly inputTokens?: number | undefined;
  readonly outputTokens?: number | undefined;
};

function answerOf(text: string, usage: Usage | undefined): ModelAnswer {
  const { inputTokens = 0, outputTokens = 0 } = usage ?? {};
  return { text, inputTokens: tokens(inputTokens), outputTokens: tokens(outputTokens) };
}

/** A provider may say anything here too, and spending is counted by it. */
function tokens(count: number): number {
  return Number.isSafeInteger(count) && count > 0 ? Math.min(count, 10_000_000) : 0;
}

/** The library's errors hold the whole request: only the status of the answer is passed on. */
function refusalOf(error: unknown): LanguageModelError {
  const cause = lastOf(error);
  const status = APICallError.isInstance(cause) ? cause.statusCode : undefined;
  const isRefused = status !== undefined && status >= 400;
  return new LanguageModelError(
    isRefused ? `the language model answered ${status}` : "the language model did not answer",
    { mayBeCharged: !isRefused },
  );
}

function lastOf(error: unknown): unknown {
  return error instanceof Error && "lastError" in error ? error.lastError : error;
}
