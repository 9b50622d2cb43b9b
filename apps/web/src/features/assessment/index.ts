export {
  AssessedDemands,
  AssessedIncumbent,
  AssessmentCards,
} from "./detail/cards/assessment-cards";
export { BudgetPart, ChancesPart, FitPart } from "./detail/cards/loaded-cards";
export { LockedCard } from "./detail/cards/card-states";
export { ChancesFacts } from "./detail/chances/chances-facts";
export { useAssessment } from "./detail/queries";
export { useAssessments } from "./detail/use-assessments";
export { DemandPartner } from "./detail/demands/demand-partner";
export { openWords, profileAnchors } from "./detail/demands/demand-words";
export { listWords } from "./detail/fit/fit-words";
export { RegimeFact } from "./detail/regime-fact";
export { BudgetText } from "./row/budget-text";
export { ChancesFigure } from "./row/chances-figure";
export { ChancesSilence } from "./row/chances-silence";
export { ContestedBadge } from "./row/contested-badge";
export { FitScore } from "./row/fit-score";
export { FitStrip } from "./row/fit-strip";
export { LockBadge } from "./row/lock-badge";
export { OffersText } from "./row/offers-text";
export { TallyStrokes } from "./row/tally-strokes";
export { TooThin } from "./row/too-thin";
export { fitPartWords } from "./row/words";
export { fitWord, planName } from "./row/words";
export { formatEstimate } from "./row/format-estimate";
export { isGateFailed } from "./detail/queries";
