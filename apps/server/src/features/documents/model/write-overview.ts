import { randomBytes } from "node:crypto";
import {
  overviewInstructions,
  sentencesSchema,
  sourcesPrompt,
  verifiedSentences,
} from "@tc/documents";
import type { DocumentItem } from "@tc/documents";
import type { AskModel } from "./ask-model.ts";

/** A sentence with the items that say the same; `file` is as the items have it. */
export interface OverviewSentence {
  readonly text: string;
  readonly quotes: readonly Pick<DocumentItem, "quote" | "file" | "place" | "cell">[];
}

const maxItems = 40;
const maxOutputTokens = 1_500;

/** What is told first comes first, where there are more items than a model is sent. */
const order: readonly DocumentItem["type"][] = [
  ...(["deadline", "eligibility", "award-criterion", "pitch"] as const),
  ...(["contract", "service", "formality"] as const),
];

/** A short text of verified items alone: the model sees their words and no page. None where it does not answer. */
export async function writeOverview(
  items: readonly DocumentItem[],
  ask: AskModel,
): Promise<readonly OverviewSentence[]> {
  const listed = items
    .filter(({ state }) => state === "ok")
    .toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type))
    .slice(0, maxItems);
  if (listed.length === 0) return [];
  const sources = listed.map(({ quote }, at) => ({ id: `s${at + 1}`, text: quote }));
  const reply = await ask({
    task: "reduce",
    instructions: overviewInstructions,
    prompt: sourcesPrompt(sources, randomBytes(12).toString("hex")),
    schema: { name: "overview", json: sentencesSchema },
    maxOutputTokens,
  });
  if ("none" in reply) return [];
  return (verifiedSentences(reply.text, sources) ?? []).map(({ text, sources: ids }) => ({
    text,
    quotes: listed
      .filter((_, at) => ids.includes(`s${at + 1}`))
      .map(({ quote, file, place, cell }) => ({
        quote,
        file,
        place,
        ...(cell !== undefined && { cell }),
      })),
  }));
}
