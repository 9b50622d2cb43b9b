export { tenderText } from "./text/field-text.ts";
export type { FieldText } from "./text/field-text.ts";
export { randomPairRank } from "./text/random-pairs.ts";
export { similarity } from "./text/similarity.ts";
export type { SparseVector } from "./text/sparse-vector.ts";
export type { TextModel, TextVector } from "./text/text-model.ts";
export { trainTextModel } from "./text/train-text-model.ts";
export type { TextModelOptions, TrainingText } from "./text/train-text-model.ts";
export { createVectorIndex } from "./text/vector-index.ts";
export type { VectorIndex } from "./text/vector-index.ts";
export { createVectoriser } from "./text/vectorise.ts";
export type { Vectoriser } from "./text/vectorise.ts";
export { cpvAffinity } from "./cpv/cpv-affinity.ts";
export { addOffers } from "./offers/add-offers.ts";
export { forecastOffers, offersProbability } from "./offers/forecast-offers.ts";
export type { OffersEvidence, OffersForecast } from "./offers/forecast-offers.ts";
export { forecastTender } from "./offers/forecast-tender.ts";
export type { TenderForecast, TenderForecastContext } from "./offers/forecast-tender.ts";
export { offerFeaturesOf } from "./offers/offer-features.ts";
export type { OfferFeatures } from "./offers/offer-features.ts";
export { awardOutcomesOf, offerObservationsOf } from "./offers/offer-observations.ts";
export type { AwardOutcome, OfferObservation } from "./offers/offer-observations.ts";
export type { HeldOut, OffersModel } from "./offers/offers-model.ts";
export { readOffersModel, serialiseOffersModel } from "./offers/serialise-offers.ts";
export { trainOffersModel } from "./offers/train-offers.ts";
export type { OffersTraining } from "./offers/train-offers.ts";
export { chancesComparison } from "./chances/chances-standing.ts";
export type { CompareChance } from "./chances/chances-standing.ts";
export { chancesSilence, minFitForChances } from "./chances/chances-silence.ts";
export { assessChances, assessPrepared } from "./chances/assess-chances.ts";
export type { ChancesAssessment, ChancesDriver, ChancesInput } from "./chances/assess-chances.ts";
export type { AgencyInput } from "./chances/agency-part.ts";
export { baseChance } from "./chances/base-chance.ts";
export { priorChancesModel } from "./chances/chances-model.ts";
export type { ChancesModel } from "./chances/chances-model.ts";
export { priceInput } from "./chances/price-input.ts";
export type { PriceInput } from "./chances/price-input.ts";
export { publishedPriceWeight } from "./chances/published-price-weight.ts";
export { prepareChances } from "./chances/prepare-chances.ts";
export type { PreparedChances } from "./chances/prepare-chances.ts";
export { readChancesModel, serialiseChancesModel } from "./chances/serialise-chances.ts";
export type {
  BudgetComparable,
  BudgetEstimate,
  EstimatedBudget,
  MaximumBudget,
  NoBudget,
  PublishedBudget,
  QuotedBudget,
} from "./budget/estimate/budget-estimate.ts";
export { createBudgetEstimator } from "./budget/estimate/budget-estimator.ts";
export type { BudgetEstimator } from "./budget/estimate/budget-estimator.ts";
export { budgetFeaturesOf } from "./budget/model/budget-features.ts";
export type { BudgetFeatures } from "./budget/model/budget-features.ts";
export type { BudgetHyper, BudgetModel } from "./budget/model/budget-model.ts";
export { budgetObservationsOf } from "./budget/training/budget-observation.ts";
export type { BudgetObservation, BudgetOmission } from "./budget/training/budget-observation.ts";
export { estimateBudget } from "./budget/estimate/estimate-budget.ts";
export { publishedBudget, publishedMaximum } from "./budget/stated/published-budget.ts";
export type { BudgetContext } from "./budget/estimate/estimate-budget.ts";
export { predictBudget } from "./budget/estimate/predict-budget.ts";
export type { BudgetPrediction, PredictionContext } from "./budget/estimate/predict-budget.ts";
export { readBudgetModel, serialiseBudgetModel } from "./budget/model/serialise-budget.ts";
export { trainBudgetModel } from "./budget/training/train-budget.ts";
export { lockCents, statedBudget } from "./budget/estimate/volume-lock.ts";
export type { AgencyProfile, AgencyReference } from "./fit/agency-profile.ts";
export { partnerGapOf } from "./decision/partner/partner-gap.ts";
export type { PartnerGap } from "./decision/partner/partner-gap.ts";
export { assessFit } from "./fit/assess-fit.ts";
export { createAgencyBlock, scoreBlock } from "./fit/block.ts";
export type { AgencyBlock } from "./fit/block.ts";
export { fitFeatureKeys } from "./fit/fit-assessment.ts";
export type {
  Demand,
  DemandDocument,
  FitAssessment,
  FitFeatureKey,
  FitPart,
  FitReason,
  Knockout,
} from "./fit/fit-assessment.ts";
export type { BudgetRange, FitModels } from "./fit/fit-models.ts";
export { verdictCodes } from "./fit/fit-scores.ts";
export type { FitScores } from "./fit/fit-scores.ts";
export { startWeights } from "./fit/fit-weights.ts";
export { fitPartWeights } from "./fit/part-weights.ts";
export type { FitWeights } from "./fit/fit-weights.ts";
export {
  learnAgencyWeights,
  learnGlobalWeights,
  minFitLabels,
} from "./fit/learn/learn-fit-weights.ts";
export type { LearningResult } from "./fit/learn/learn-fit-weights.ts";
export type { FitLabel } from "./fit/learn/fit-label.ts";
export { prepareAgency, preparingAgency } from "./fit/prepare-agency.ts";
export { rankReferences } from "./fit/rank-references.ts";
export type { RankedReference } from "./fit/rank-references.ts";
export { prepareTender } from "./fit/prepare-tender.ts";
export type { PreparedAgency, PreparedTender } from "./fit/prepared.ts";
export { certificatesIn } from "./fit/requirements/certificates.ts";
export { demandsIn } from "./fit/requirements/demands.ts";
export type { DemandFinding } from "./fit/requirements/demands.ts";
export { withDemands, withoutFailure } from "./fit/requirements/further-demands.ts";
export type { BareRequirement, Requirement } from "./fit/requirements/requirement.ts";
export { requirementsOf } from "./fit/requirements/requirements.ts";
export { amountsIn } from "./fit/requirements/money-in-text.ts";
export { quotedAmounts } from "./budget/stated/quoted-amount.ts";
export { sentencesOf } from "./fit/requirements/sentences.ts";
export { unknownPart } from "./fit/score.ts";
export { regimeOf } from "./regime/regime-of.ts";
export type { Regime, RegimeNote } from "./regime/regime-of.ts";
export type { RegimeCode } from "./regime/regime-rule.ts";
export { regimeTableVersion } from "./regime/regime-table.ts";
export { marketFigures } from "./market/market-figures.ts";
export type { MarketOptions } from "./market/market-figures.ts";
export type { MarketFigures, MarketParty, MarketRow } from "./market/market-row.ts";
export { weightedQuartiles } from "./statistics/quantiles/weighted-quantiles.ts";
export { readTextModel, serialiseTextModel } from "./text/serialise-text-model.ts";
export { classifyCpv } from "./cpv/classify-cpv.ts";
export type { EstimatedCpv } from "./cpv/classify-cpv.ts";
export type { CpvClassifier } from "./cpv/cpv-classifier.ts";
export { readCpvClassifier, serialiseCpvClassifier } from "./cpv/serialise-cpv-classifier.ts";
export { trainCpvClassifier } from "./cpv/train-cpv-classifier.ts";
export type { CpvTraining } from "./cpv/train-cpv-classifier.ts";
export type { ChancesOutcome } from "./chances/chances-outcome.ts";
export { wilson } from "./statistics/wilson.ts";
export { reliability } from "./statistics/calibration/reliability.ts";
export type { ChancesReliability } from "./statistics/calibration/reliability.ts";
export { trainChancesModel } from "./chances/train-chances.ts";
export { pointChance } from "./chances/point-chance.ts";
export { divisionProbabilities } from "./cpv/classify-cpv.ts";
export { trainDivisions } from "./cpv/train-divisions.ts";
export { createRandom } from "./statistics/random/random.ts";
export type { Random } from "./statistics/random/random.ts";
export { sparseDot } from "./text/sparse-vector.ts";
export { briefOf } from "./decision/brief.ts";
export type { BriefPart } from "./decision/brief.ts";
export { countCriteria, criteriaOf } from "./decision/criteria.ts";
export { goodFit, verdictOn } from "./decision/verdict.ts";
export type { Verdict } from "./decision/verdict.ts";
export { usualBid } from "./decision/bid-assumptions.ts";
export { assumedBidsWith, costBesideHours, isEntered, valueWith } from "./decision/entered-bid.ts";
export type { EnteredBid } from "./decision/entered-bid.ts";
export { goNoGo } from "./decision/go-no-go.ts";
export type { Proposal, WeighedFactor } from "./decision/go-no-go.ts";
export { moneyOutlook } from "./decision/money-outlook.ts";
export type { BidCost } from "./decision/money-outlook.ts";
export { bidWorth } from "./decision/bid-worth.ts";
export type { BidValue } from "./decision/bid-worth.ts";
export { euros, germanDay } from "./fit/german.ts";
export { assembleHistory, leadOf } from "./retender/assemble-history.ts";
export type { ContractHistory, HistoryCall, HistoryContract } from "./retender/assemble-history.ts";
export { contractTermsOf, termGaps } from "./retender/contract-terms.ts";
export type { ContractTerms, TermGap } from "./retender/contract-terms.ts";
export { retenderBases, retenderWindow } from "./retender/retender-window.ts";
export type { BuyerHabits, RetenderBasis, RetenderWindow } from "./retender/retender-window.ts";
export { contractsOf } from "./retender/tender-contracts.ts";
export type { TenderContract } from "./retender/tender-contracts.ts";
