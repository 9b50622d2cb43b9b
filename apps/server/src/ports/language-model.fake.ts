import type { LanguageModel, ModelRequest } from "./language-model.ts";

export interface FakeLanguageModel extends LanguageModel {
  /** Every request so far, oldest first. */
  readonly requests: readonly ModelRequest[];
}

/** A model in memory that says what `answer` returns; an error is thrown. A million tokens cost a cent. */
export function createFakeLanguageModel(
  answer: (request: ModelRequest) => string | Error,
  {
    dayCents = { agency: 100, fetched: 500, fetchedShare: 500, all: 1_000 },
  }: Partial<Pick<LanguageModel, "dayCents">> = {},
): FakeLanguageModel {
  const requests: ModelRequest[] = [];
  return {
    models: {
      map: { name: "fake-small", inputCents: 1, outputCents: 1 },
      reduce: { name: "fake-large", inputCents: 1, outputCents: 1 },
    },
    dayCents,
    requests,
    answer: async (request) => {
      request.signal?.throwIfAborted();
      requests.push(request);
      const text = answer(request);
      if (text instanceof Error) throw text;
      return { text, inputTokens: 1_000, outputTokens: 100 };
    },
  };
}
