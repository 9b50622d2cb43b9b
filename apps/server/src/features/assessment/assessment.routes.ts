import { getTenderAssessment as getTenderAssessmentEndpoint } from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { AgencyAssessments } from "./row/agency-assessments.ts";
import { AgencyFits } from "./row/agency-fits.ts";
import { CompetitionReader } from "./competition/competition-facts.ts";
import { getTenderAssessment } from "./detail/get-tender-assessment.ts";

export function assessmentRoutes(assessments = new AgencyAssessments()): BoundEndpoint[] {
  const parts = { fits: new AgencyFits(), competition: new CompetitionReader(), assessments };
  return [
    bind(getTenderAssessmentEndpoint, (ctx, { params }) =>
      getTenderAssessment(ctx, parts, params.slug),
    ),
  ];
}
