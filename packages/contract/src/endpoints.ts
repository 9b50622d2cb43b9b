import * as account from "./account.ts";
import * as admin from "./admin.ts";
import * as agency from "./agency.ts";
import * as adminAgencyMatch from "./agency-match/admin-agency-match.ts";
import * as agencyMatch from "./agency-match/agency-match.ts";
import * as invitingBuyers from "./agency-match/inviting-buyers.ts";
import * as announcements from "./announcements/announcements.ts";
import * as apiKeys from "./api-keys.ts";
import * as assessment from "./assessment/tender-assessment.ts";
import * as bidFolders from "./bid-folders/bid-folders.ts";
import * as billing from "./billing.ts";
import * as enterpriseOrder from "./billing/enterprise-order.ts";
import * as bootstrap from "./bootstrap.ts";
import * as businessIntelligence from "./business-intelligence.ts";
import * as buyers from "./buyers.ts";
import * as consent from "./consent.ts";
import * as dashboard from "./dashboard.ts";
import * as dataRequests from "./data-requests.ts";
import * as deadlines from "./deadlines/deadlines.ts";
import * as digests from "./digests.ts";
import * as documents from "./documents.ts";
import * as emails from "./emails.ts";
import * as enquiries from "./enquiries.ts";
import * as feedback from "./feedback/feedback.ts";
import * as gates from "./gates.ts";
import * as market from "./market.ts";
import * as marks from "./marks.ts";
import * as methodology from "./methodology.ts";
import * as notifications from "./notifications.ts";
import * as operations from "./operations/operations.ts";
import * as auditLog from "./operations/audit-log.ts";
import * as sentMails from "./operations/sent-mails.ts";
import * as models from "./operations/models.ts";
import * as incidents from "./operations/incidents.ts";
import * as switches from "./operations/switches.ts";
import * as rejectedNotices from "./operations/rejected-notices.ts";
import * as pipeline from "./pipeline/pipeline.ts";
import * as pipelineCard from "./pipeline/pipeline-card.ts";
import * as playground from "./playground.ts";
import * as processingContract from "./processing-contract.ts";
import * as profile from "./profile.ts";
import * as profileSuggestions from "./profile-suggestions.ts";
import * as proofFiles from "./proof-files/proof-files.ts";
import * as registration from "./registration.ts";
import * as reports from "./reports.ts";
import * as retenders from "./retenders.ts";
import * as savedSearches from "./saved-searches/saved-searches.ts";
import * as serviceStatus from "./service-status.ts";
import * as share from "./share/share.ts";
import * as sources from "./sources.ts";
import * as summaries from "./summaries.ts";
import * as suppliers from "./suppliers.ts";
import * as team from "./team.ts";
import * as tenderChecks from "./tender-checks/tender-checks.ts";
import * as tenders from "./tenders/tenders.ts";
import * as watchlist from "./watchlist/watchlist.ts";
import * as webhooks from "./webhooks.ts";
import type { Endpoint } from "./endpoint.ts";

type Module = (typeof modules)[number];
type NamesOf<Exports> = {
  [Name in keyof Exports]: Exports[Name] extends Endpoint ? Name : never;
}[keyof Exports];
type EndpointName = Module extends infer Exports
  ? Exports extends unknown
    ? NamesOf<Exports>
    : never
  : never;

const modules = [
  tenders,
  assessment,
  marks,
  savedSearches,
  market,
  dashboard,
  retenders,
  businessIntelligence,
  suppliers,
  reports,
  methodology,
  buyers,
  sources,
  account,
  registration,
  profile,
  profileSuggestions,
  agency,
  agencyMatch,
  adminAgencyMatch,
  invitingBuyers,
  apiKeys,
  processingContract,
  announcements,
  dataRequests,
  deadlines,
  digests,
  documents,
  tenderChecks,
  bidFolders,
  proofFiles,
  share,
  feedback,
  summaries,
  notifications,
  watchlist,
  webhooks,
  playground,
  pipeline,
  pipelineCard,
  team,
  gates,
  admin,
  operations,
  incidents,
  switches,
  rejectedNotices,
  auditLog,
  sentMails,
  models,
  consent,
  emails,
  enquiries,
  serviceStatus,
  billing,
  enterpriseOrder,
  bootstrap,
] as const;

/**
 * Every endpoint that these modules export; tests range over it and OpenAPI is made from it. It has a door of its own, so
 * that a page of the web carries only the endpoints that it names.
 */
export const endpoints: Readonly<Record<EndpointName, Endpoint>> = gather();

function gather(): Record<EndpointName, Endpoint> {
  const exported = modules.flatMap((module) => Object.entries<unknown>(module));
  return Object.fromEntries(exported.filter(([, value]) => isEndpoint(value))) as Record<
    EndpointName,
    Endpoint
  >;
}

function isEndpoint(value: unknown): boolean {
  return typeof value === "object" && value !== null && "path" in value && "access" in value;
}
