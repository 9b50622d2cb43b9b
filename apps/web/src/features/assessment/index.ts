export { AssessmentCards } from "./assessment-cards";
export { useAssessment } from "./queries";
export { RegimeFact } from "./regime-fact";
