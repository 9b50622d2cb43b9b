import { divisionProbabilities, trainCpvClassifier, trainDivisions } from "@tc/assessment";
import type { FieldText, TextModel, TextVector, Vectoriser } from "@tc/assessment";
import type { GermanNotice } from "./german-notice.ts";
import { plainVectoriser, plainWords } from "./plain-vectors.ts";

export interface CpvLabel {
  readonly code: string;
  readonly label: string;
}

export const labelText = (label: string): FieldText => ({
  title: label,
  lotTitles: [],
  description: "",
  cpvLabels: [],
});

export const noticeText = ({ title, lotTitles, description }: GermanNotice): FieldText => ({
  title,
  lotTitles,
  description,
  cpvLabels: [],
});

/** Place of the true division among all, 1 for the likeliest. */
export type DivisionRank = (notice: GermanNotice) => number;

/** The product's classifier, which chooses its strength on buyers of the training side. */
export function productDivisions(
  training: readonly GermanNotice[],
  labels: readonly CpvLabel[],
  textModel: TextModel,
  { vectorise }: Vectoriser,
): DivisionRank {
  const classifier = trainCpvClassifier(
    training.map((notice) => ({ text: noticeText(notice), cpv: notice.cpv, buyer: notice.buyer })),
    { textModel, cpvLabels: labels },
  );
  return (notice) => rankOf(classifier, vectorise(noticeText(notice)), notice.cpv[0]!);
}

/** The same regression on words as written, its strength chosen the same way; with or without rows of labels. */
export function wordDivisions(
  training: readonly GermanNotice[],
  labels: readonly CpvLabel[],
): DivisionRank {
  const vectorise = plainVectoriser(plainWords, training.map(noticeText));
  const toVector = (text: FieldText) => ({
    split: vectorise(text),
    grams: { indices: new Uint32Array(0), values: new Float32Array(0) },
  });
  const notices = training.map((notice) => ({
    vector: toVector(noticeText(notice)),
    code: notice.cpv[0]!,
    buyer: notice.buyer,
    isLabel: false,
  }));
  const labelRows = labels.map(({ code, label }) => ({
    vector: toVector(labelText(label)),
    code,
    buyer: "",
    isLabel: true,
  }));
  const part = trainDivisions(notices, labelRows);
  return (notice) => rankOf(part, toVector(noticeText(notice)), notice.cpv[0]!);
}

function rankOf(
  classifier: Parameters<typeof divisionProbabilities>[0],
  vector: Pick<TextVector, "split" | "grams">,
  code: string,
): number {
  const at = classifier.divisions.indexOf(code.slice(0, 2));
  if (at < 0) return Infinity;
  const probabilities = divisionProbabilities(classifier, vector);
  return 1 + probabilities.filter((probability) => probability > probabilities[at]!).length;
}
