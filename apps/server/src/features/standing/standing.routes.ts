import { getTenderAssessment as getTenderAssessmentEndpoint } from "@tc/contract";
import { bind } from "../../platform/http.ts";
import type { BoundEndpoint } from "../../platform/http.ts";
import { AgencyFits } from "./agency-fits.ts";
import { CompetitionReader } from "./competition-facts.ts";
import { getTenderAssessment } from "./get-tender-assessment.ts";

export function standingRoutes(): BoundEndpoint[] {
  const parts = { fits: new AgencyFits(), competition: new CompetitionReader() };
  return [
    bind(getTenderAssessmentEndpoint, (ctx, { params }) =>
      getTenderAssessment(ctx, parts, params.slug),
    ),
  ];
}
