import { createFakeLanguageModel } from "../../ports/language-model.fake.ts";
import type { FakeLanguageModel } from "../../ports/language-model.fake.ts";
import type { LanguageModel, ModelRequest } from "../../ports/language-model.ts";

/** Holds a deadline that the rules read, and a team that they do not. */
export const teamText =
  "Angebotsfrist: 18.12.2026, 14:00 Uhr\nDie Agentur hat eine Mitarbeiterin als Ansprechperson zu benennen; das Team umfasst fünf Personen im Kern.";

export const teamItem = {
  type: "eligibility",
  kind: "team",
  count: 5,
  quote: "das Team umfasst fünf Personen im Kern",
  page: "p1",
};

/** A model that finds what the rules do not, and writes sentences of the first source */
export function honestModel(
  options: Partial<Pick<LanguageModel, "dayCents">> = {},
): FakeLanguageModel {
  return createFakeLanguageModel(honestAnswer, options);
}

export function honestAnswer({ task, schema, prompt }: ModelRequest): string {
  if (task === "map") {
    return JSON.stringify({ items: schema.name === "bidder" ? [teamItem] : [] });
  }
  const [, words = ""] = /<<<S:s1:\w+>>>\n([^\n]*)/.exec(prompt) ?? [];
  return JSON.stringify({ sentences: [{ text: words.replaceAll("ˆ", " "), sources: ["s1"] }] });
}

/** Lets `before` happen while the model thinks. */
export function slowModel(
  model: FakeLanguageModel,
  before: (request: ModelRequest) => Promise<void>,
): FakeLanguageModel {
  return {
    ...model,
    answer: async (request) => {
      const answer = await model.answer(request);
      await before(request);
      return answer;
    },
  };
}
