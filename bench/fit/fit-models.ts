import { classifyCpv, startWeights, trainCpvClassifier } from "@tc/assessment";
import type { FitModels } from "@tc/assessment";
import { readCpvLabels } from "../models/data/cpv-labels.ts";
import { germanNotices } from "../models/data/german-notices.ts";
import { noticeText } from "../models/division-ranks.ts";
import { foldModel } from "../models/fold-model.ts";

export interface BenchModels {
  readonly models: FitModels;
  readonly labelOf: (code: string) => string | undefined;
}

/** The models as the product trains them, on every real German notice; weights that nobody has taught. */
export async function trainFitModels(data: string): Promise<BenchModels> {
  const labels = readCpvLabels(data);
  const cpvLabels = [...labels].map(([code, label]) => ({ code, label }));
  const notices = await germanNotices(data);
  const { textModel, vectoriser } = foldModel(notices, cpvLabels);
  const classifier = trainCpvClassifier(
    notices.map((notice) => ({ text: noticeText(notice), cpv: notice.cpv, buyer: notice.buyer })),
    { textModel, cpvLabels },
  );
  return {
    models: {
      vectoriser,
      weights: startWeights,
      estimateCpv: (text) =>
        classifyCpv(classifier, vectoriser.vectorise({ ...text, cpvLabels: [] })),
    },
    labelOf: (code) => labels.get(code),
  };
}
