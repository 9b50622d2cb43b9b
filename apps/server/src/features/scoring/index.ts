export { scoringJobs, startScoring } from "./scoring.jobs.ts";
export { chancesBase, chancesOn } from "./scores/chances-of.ts";
export { frameworkSeats } from "./forecasts/tender-forecast.ts";
export type { SilentChances } from "./scores/chances-of.ts";
export type { ScoredFit } from "./scores/chances-of.ts";
export { forecastOf } from "./forecasts/forecast-of.ts";
export { generalFitWeights } from "./learning/general-fit-weights.ts";
export { scoreTendersJob, trainModelsJob } from "./job-definitions.ts";
export { teachingLabels, toFitLabels } from "./learning/fit-labels.ts";
export type { LearnerLabel } from "./learning/fit-labels.ts";
export { activateVersion, canReadVersion, letGoOfVersion } from "./models/activate-version.ts";
export { hasAllParts } from "./models/activation.operator.store.ts";
export type { ModelBasis, PartBasis, ReliabilityBin } from "./models/model-basis.ts";
export { currentModels } from "./models/models.ts";
export type { Models } from "./models/models.ts";
export { findDocumentFacts } from "./document-facts/document-facts.store.ts";
export type {
  DocumentFacts,
  DocumentInvited,
  DocumentPriceWeight,
  DocumentQuote,
  DocumentValue,
} from "./document-facts/document-facts.ts";
export { invitedBidders, priceWeightOf } from "./document-facts/stated-facts.ts";
export type { InvitedBidders, PriceWeight } from "./document-facts/stated-facts.ts";
export { saveDocumentFacts } from "./document-facts/save-document-facts.ts";
export { forgetPublicFacts } from "./document-facts/forget-public-facts.ts";
export { savePublicFacts } from "./document-facts/save-public-facts.ts";
export { noteDueTenders } from "./due/due.store.ts";
export { rescoreAgency } from "./scores/rescore-agency.ts";
export { storedAs } from "./scores/score-layout.ts";
export { budgetRange, makeForecast } from "./forecasts/tender-forecast.ts";
export type { LotForecast, StoredForecast, TenderForecast } from "./forecasts/tender-forecast.ts";
export { trainModels } from "./models/train-models.ts";
export type { TrainingReport } from "./models/train-models.ts";
export { isOpenCall } from "./due/alive.ts";
