import { zstdDecompressSync } from "node:zlib";
import {
  classifyCpv,
  createBudgetEstimator,
  createVectoriser,
  readBudgetModel,
  readChancesModel,
  readCpvClassifier,
  readOffersModel,
  readTextModel,
} from "@tc/assessment";
import type { BudgetEstimator, ChancesModel, FitModels, OffersModel } from "@tc/assessment";
import { readFitWeights } from "../learning/fit-part.ts";

/** What a version is stored as, one row each. */
export const partNames = ["text", "cpv", "fit", "offers", "budget", "chances"] as const;
export type PartName = (typeof partNames)[number];

/** The parts ready to be asked. */
export interface OpenParts {
  readonly fit: FitModels;
  readonly offers: OffersModel;
  readonly budget: BudgetEstimator;
  readonly chances: ChancesModel;
}

/** Contents as stored (zstd). Throws where another version of the code wrote them. */
export function openParts(contents: Readonly<Record<PartName, Uint8Array>>): OpenParts {
  const bytesOf = (name: PartName) => zstdDecompressSync(contents[name]);
  return {
    fit: openFit({ text: bytesOf("text"), cpv: bytesOf("cpv"), fit: bytesOf("fit") }),
    offers: readOffersModel(bytesOf("offers")),
    budget: createBudgetEstimator(readBudgetModel(bytesOf("budget"))),
    chances: readChancesModel(bytesOf("chances")),
  };
}

/** The models of the fit from decompressed parts. */
export function openFit(bytes: Readonly<Record<"text" | "cpv" | "fit", Uint8Array>>): FitModels {
  const vectoriser = createVectoriser(readTextModel(bytes.text));
  const classifier = readCpvClassifier(bytes.cpv);
  return {
    vectoriser,
    weights: readFitWeights(bytes.fit),
    // The classifier predicts the labels of its codes.
    estimateCpv: (text) =>
      classifyCpv(classifier, vectoriser.vectorise({ ...text, cpvLabels: [] })),
  };
}
