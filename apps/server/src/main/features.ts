import { accountJobs, accountRoutes } from "../features/account/index.ts";
import { adminRoutes } from "../features/admin/index.ts";
import { agencyJobs, agencyRoutes } from "../features/agency/index.ts";
import { agencyMatchJobs, agencyMatchRoutes } from "../features/agency-match/index.ts";
import { announcementsJobs, announcementsRoutes } from "../features/announcements/index.ts";
import { apiKeysJobs, apiKeysRoutes } from "../features/api-keys/index.ts";
import { scoringJobs } from "../features/scoring/index.ts";
import { bidFoldersRoutes } from "../features/bid-folders/index.ts";
import { billingJobs, billingRoutes } from "../features/billing/index.ts";
import { bootstrapRoutes } from "../features/bootstrap/index.ts";
import {
  businessIntelligenceJobs,
  businessIntelligenceRoutes,
} from "../features/business-intelligence/index.ts";
import { buyersRoutes } from "../features/buyers/index.ts";
import { codeListsJobs } from "../features/code-lists/index.ts";
import { dashboardRoutes } from "../features/dashboard/index.ts";
import { dataRequestsJobs, dataRequestsRoutes } from "../features/data-requests/index.ts";
import { deadlinesJobs, deadlinesRoutes } from "../features/deadlines/index.ts";
import { demoJobs } from "../features/demo/index.ts";
import { digestsJobs, digestsRoutes, renderNotificationMail } from "../features/digests/index.ts";
import { documentsJobs, documentsRoutes } from "../features/documents/index.ts";
import { emailsJobs, emailsRoutes } from "../features/emails/index.ts";
import { enquiriesJobs, enquiriesRoutes } from "../features/enquiries/index.ts";
import { feedbackJobs, feedbackRoutes } from "../features/feedback/index.ts";
import { consentJobs, consentRoutes } from "../features/consent/index.ts";
import { gatesRoutes } from "../features/gates/index.ts";
import { lettersJobs } from "../features/letters/index.ts";
import { marketRoutes } from "../features/market/index.ts";
import { marksJobs, marksRoutes } from "../features/marks/index.ts";
import { methodologyRoutes } from "../features/methodology/index.ts";
import { pipelineRoutes } from "../features/pipeline/index.ts";
import {
  notificationsJobs,
  notificationsRoutes,
  ringBell,
} from "../features/notifications/index.ts";
import { operationsJobs, operationsRoutes } from "../features/operations/index.ts";
import { playgroundRoutes } from "../features/playground/index.ts";
import { processingContractRoutes } from "../features/processing-contract/index.ts";
import { profileRoutes } from "../features/profile/index.ts";
import {
  profileSuggestionsJobs,
  profileSuggestionsRoutes,
} from "../features/profile-suggestions/index.ts";
import { proofFilesJobs, proofFilesRoutes } from "../features/proof-files/index.ts";
import { quotaJobs } from "../features/quota/index.ts";
import { registrationJobs, registrationRoutes } from "../features/registration/index.ts";
import { retentionJobs } from "../features/retention/index.ts";
import { reportsJobs, reportsRoutes } from "../features/reports/index.ts";
import { retendersJobs, retendersRoutes } from "../features/retenders/index.ts";
import { serviceStatusRoutes } from "../features/service-status/index.ts";
import { shareJobs, shareRoutes } from "../features/share/index.ts";
import { sourcesJobs, sourcesRoutes } from "../features/sources/index.ts";
import { summariesJobs, summariesRoutes } from "../features/summaries/index.ts";
import { suppliersRoutes } from "../features/suppliers/index.ts";
import { savedSearchesRoutes } from "../features/saved-searches/index.ts";
import { searchJobs } from "../features/search/index.ts";
import type { SearchEngine } from "../features/search/index.ts";
import { AgencyAssessments, assessmentRoutes, createJudges } from "../features/assessment/index.ts";
import { teamJobs, teamRoutes } from "../features/team/index.ts";
import { tenderChecksJobs, tenderChecksRoutes } from "../features/tender-checks/index.ts";
import { ListItems, tendersRoutes } from "../features/tenders/index.ts";
import { watchlistJobs, watchlistRoutes } from "../features/watchlist/index.ts";
import { webhooksJobs, webhooksRoutes } from "../features/webhooks/index.ts";
import type { BoundEndpoint } from "../platform/http/http.ts";
import type { JobHandler } from "../platform/jobs/jobs.ts";

/** Every endpoint the API answers. */
export function listRoutes(search: SearchEngine): readonly BoundEndpoint[] {
  const assessments = new AgencyAssessments();
  const items = new ListItems(search);
  const judges = createJudges();
  const routes = [
    ...tendersRoutes(search, assessments, items),
    ...assessmentRoutes(assessments, judges),
    ...buyersRoutes(),
    ...marketRoutes(),
    ...dashboardRoutes({ search, assessments, items }),
    ...retendersRoutes(),
    ...businessIntelligenceRoutes(),
    ...suppliersRoutes(),
    ...reportsRoutes(),
    ...marksRoutes(),
    ...savedSearchesRoutes({ search, assessments, items }),
    ...methodologyRoutes(),
    ...sourcesRoutes(),
    ...accountRoutes(),
    ...profileRoutes(),
    ...profileSuggestionsRoutes(),
    ...registrationRoutes(),
    ...billingRoutes(),
    ...teamRoutes(),
    ...agencyRoutes(),
    ...agencyMatchRoutes(judges),
    ...apiKeysRoutes(),
    ...processingContractRoutes(),
    ...announcementsRoutes(),
    ...dataRequestsRoutes(),
    ...documentsRoutes(),
    ...tenderChecksRoutes(judges),
    ...bidFoldersRoutes(judges),
    ...proofFilesRoutes(),
    ...deadlinesRoutes(),
    ...shareRoutes(judges),
    ...summariesRoutes(),
    ...notificationsRoutes(),
    ...pipelineRoutes(assessments, judges),
    ...watchlistRoutes(items, assessments),
    ...webhooksRoutes(),
    ...playgroundRoutes(judges),
    ...gatesRoutes(),
    ...consentRoutes(),
    ...adminRoutes(),
    ...serviceStatusRoutes(),
    ...operationsRoutes(),
    ...emailsRoutes(),
    ...digestsRoutes(),
    ...enquiriesRoutes(),
    ...feedbackRoutes(),
  ];
  return [...routes, ...bootstrapRoutes(routes)];
}

/** Every job the workers do. */
export function listJobs(): readonly JobHandler[] {
  return [
    ...sourcesJobs(),
    ...codeListsJobs(),
    ...searchJobs(),
    ...scoringJobs(),
    ...retendersJobs(),
    ...businessIntelligenceJobs(),
    ...reportsJobs(),
    ...consentJobs(),
    ...registrationJobs(),
    ...accountJobs(),
    ...teamJobs(),
    ...agencyJobs(),
    ...agencyMatchJobs(),
    ...apiKeysJobs(),
    ...marksJobs(),
    ...profileSuggestionsJobs(),
    ...documentsJobs(),
    ...tenderChecksJobs(),
    ...deadlinesJobs(),
    ...summariesJobs(),
    ...watchlistJobs(),
    ...webhooksJobs(ringBell),
    ...quotaJobs(),
    ...proofFilesJobs(),
    ...shareJobs(),
    ...emailsJobs(),
    ...enquiriesJobs(),
    ...feedbackJobs(),
    ...billingJobs(),
    ...lettersJobs(),
    ...announcementsJobs(),
    ...dataRequestsJobs(),
    ...retentionJobs(),
    ...demoJobs(),
    ...operationsJobs(),
    ...notificationsJobs(renderNotificationMail),
    ...digestsJobs(),
  ];
}
