import type { TextModel } from "../text/text-model.ts";
import type { TrainingText } from "../text/train-text-model.ts";
import { createVectoriser } from "../text/vectorise.ts";
import { codeProfiles } from "./code-profiles.ts";
import type { ClassifiedVector, CpvClassifier } from "./cpv-classifier.ts";
import { chooseShape } from "./choose-strength.ts";
import { trainDivisions } from "./train-divisions.ts";

export interface CpvTraining {
  readonly textModel: TextModel;
  /** German texts of the CPV: one more example for every code */
  readonly cpvLabels: readonly { readonly code: string; readonly label: string }[];
}

/** The newest so many notices are enough for 45 divisions; more would only take memory. */
const maxDocuments = 12_000;

/**
 * Learns to tell the CPV of a text from notices (their main code, without the label texts they carry) and the labels
 * themselves. Documents come oldest first. The same input gives the same classifier.
 */
export function trainCpvClassifier(
  documents: readonly TrainingText[],
  { textModel, cpvLabels }: CpvTraining,
): CpvClassifier {
  const { vectorise } = createVectoriser(textModel);
  const notices: ClassifiedVector[] = documents
    .filter(({ cpv }) => isCode(cpv[0]))
    .slice(-maxDocuments)
    .map(({ text, cpv, buyer }, at) => ({
      vector: vectorise({ ...text, cpvLabels: [] }),
      code: cpv[0]!,
      isLabel: false,
      buyer: buyer ?? `notice ${at}`,
    }));
  const labels: ClassifiedVector[] = cpvLabels
    .filter(({ code }) => isCode(code))
    .map(({ code, label }) => ({
      vector: vectorise({ title: label, lotTitles: [], description: "", cpvLabels: [] }),
      code,
      isLabel: true,
      buyer: "",
    }));
  return {
    ...trainDivisions(notices, labels),
    ...codeProfiles([...notices, ...labels]),
    ...chooseShape(notices, labels),
    documentCount: notices.length,
  };
}

const isCode = (code: string | undefined) => code !== undefined && /^\d{8}$/.test(code);
