export { AgencyAssessments } from "./row/agency-assessments.ts";
export { requireColumns, assessmentQuery } from "./row/add-assessments.ts";
export { accessOf, listAssessments } from "./row/list-assessment.ts";
export { originalUrl } from "./detail/original-url.ts";
export { assessmentRoutes } from "./assessment.routes.ts";
export { publishedAssessment } from "./row/published-assessment.ts";
export type { PublishedAssessment } from "./row/published-assessment.ts";
export type { AssessmentRow } from "./row/assessment-row.ts";
export { statedAmountOf, volumeLockOf } from "./volume-lock.ts";
