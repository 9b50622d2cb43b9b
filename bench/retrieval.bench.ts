// npm run bench -- retrieval: finds notices of other buyers by a title, and tells divisions of the CPV from a text.
import { buyerFolds } from "./models/buyer-folds.ts";
import { divisionFigures, tellDivisions } from "./models/division-figures.ts";
import type { DivisionRow } from "./models/division-figures.ts";
import { productDivisions, wordDivisions } from "./models/division-ranks.ts";
import { foldModel } from "./models/fold-model.ts";
import { germanNotices } from "./models/data/german-notices.ts";
import { readCpvLabels } from "./models/data/cpv-labels.ts";
import { retrievalFigures, titleRetrieval } from "./models/title-retrieval.ts";
import type { QueryRow } from "./models/title-retrieval.ts";

const folds = 5;

/**
 * Five folds of buyers. Whatever is learnt (words of compounds, how rare words are, latent space, coefficients and their
 * strength) is learnt from the other four; the baselines learn from the same.
 */
export async function run({ data }: { data: string; args: string[] }): Promise<object> {
  const notices = await germanNotices(data);
  const labels = [...readCpvLabels(data)].map(([code, label]) => ({ code, label }));
  const foldOf = buyerFolds(notices, folds);
  const queries: QueryRow[] = [];
  const divisions: DivisionRow[] = [];
  for (let fold = 0; fold < folds; fold++) {
    const training = notices.filter((_, at) => foldOf[at] !== fold);
    const held = notices.filter((_, at) => foldOf[at] === fold);
    const { textModel, vectoriser } = foldModel(training, labels);
    queries.push(...titleRetrieval(held, notices, training, vectoriser));
    const ranks = {
      words: wordDivisions(training, []),
      wordsAndLabels: wordDivisions(training, labels),
      product: productDivisions(training, labels, textModel, vectoriser),
    };
    divisions.push(...tellDivisions(held, ranks));
    console.log(
      `fold ${fold + 1} of ${folds}: ${training.length} notices learnt, ${held.length} asked`,
    );
  }
  const retrieval = retrievalFigures(queries);
  const told = divisionFigures(divisions);
  console.table({
    "stems, TF-IDF": { "nDCG@10": round(retrieval.stemNdcg10) },
    product: { "nDCG@10": round(retrieval.productNdcg10), gain: round(retrieval.gain) },
  });
  console.table(told.table);
  return {
    notices: notices.length,
    buyers: new Set(notices.map(({ buyer }) => buyer)).size,
    labels: labels.length,
    retrieval,
    divisions: told,
  };
}

const round = (value: number) => Math.round(value * 1_000) / 1_000;
