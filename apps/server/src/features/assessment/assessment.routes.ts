import { getTenderAssessment as getTenderAssessmentEndpoint } from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { AgencyAssessments } from "./row/agency-assessments.ts";
import { getTenderAssessment } from "./detail/get-tender-assessment.ts";
import { createJudges } from "./detail/judge-tender.ts";

export function assessmentRoutes(
  assessments = new AgencyAssessments(),
  judges = createJudges(),
): BoundEndpoint[] {
  const parts = { ...judges, assessments };
  return [
    bind(getTenderAssessmentEndpoint, (ctx, { params }) =>
      getTenderAssessment(ctx, parts, params.slug),
    ),
  ];
}
