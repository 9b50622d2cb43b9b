import type { DocumentItem, DocumentText } from "@tc/documents";
import { costOf, extractByModel } from "../features/documents/index.ts";
import { LanguageModelError } from "../ports/language-model.ts";
import type { LanguageModel } from "../ports/language-model.ts";

/** Reads files by the model within what all agencies may spend a day; undefined items: rules stand alone. */
export async function readByConfiguredModel(
  model: LanguageModel,
  texts: readonly DocumentText[],
): Promise<{ items: readonly DocumentItem[] | undefined; report: object }> {
  let microEuros = 0;
  const kept = new Map<string, string | null>();
  const outcome = await extractByModel(texts, {
    modelName: model.models.map.name,
    cache: {
      find: async (key) => kept.get(key),
      save: async (_, key, answer) => void kept.set(key, answer),
    },
    ask: async (request) => {
      if (microEuros >= model.dayCents.all * 10_000) return { none: "spent" };
      try {
        const { text, inputTokens, outputTokens } = await model.answer(request);
        microEuros += costOf(model.models[request.task], inputTokens, outputTokens);
        return { text };
      } catch (error) {
        if (!(error instanceof LanguageModelError)) throw error;
        process.stderr.write(`${error.message}\n`);
        return { none: "failed", ...(error.mayBeCharged && { mayBeCharged: true }) };
      }
    },
  });
  const { name } = model.models.map;
  if ("none" in outcome) {
    return { items: undefined, report: { name, microEuros, none: outcome.none } };
  }
  const { items, unpaidFiles: _, ...counts } = outcome;
  return { items, report: { name, microEuros, kept: items.length, ...counts } };
}
