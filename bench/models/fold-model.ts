import { createVectoriser, trainTextModel } from "@tc/assessment";
import { learnLexicon } from "@tc/text";
import type { TextModel, Vectoriser } from "@tc/assessment";
import { WordCounter } from "../../apps/server/src/features/search/lexicon/count-words.ts";
import { noticeText } from "./division-ranks.ts";
import type { CpvLabel } from "./division-ranks.ts";
import type { GermanNotice } from "./german-notice.ts";

/** What a training side alone teaches: the words of compounds, how rare a word is, the latent space. */
export function foldModel(
  training: readonly GermanNotice[],
  labels: readonly CpvLabel[],
): { readonly textModel: TextModel; readonly vectoriser: Vectoriser } {
  const counter = new WordCounter();
  for (const { title, lotTitles, description } of training) {
    counter.add({ title, description: [...lotTitles, description].join("\n"), lots: [] });
  }
  for (const { label } of labels) counter.add({ title: label, lots: [] });
  const textModel = trainTextModel(
    training.map((notice) => ({ text: noticeText(notice), cpv: notice.cpv, buyer: notice.buyer })),
    { lexicon: learnLexicon(1, Object.entries(counter.result())), cpvLabels: labels },
  );
  return { textModel, vectoriser: createVectoriser(textModel) };
}
