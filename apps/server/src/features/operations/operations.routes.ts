import * as contract from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { listAuditLog } from "./audit/list-audit-log.ts";
import { listIncidents } from "./incidents/list-incidents.ts";
import { takeIncident } from "./incidents/take-incident.ts";
import { dropDeadLetters } from "./jobs/drop-dead-letters.ts";
import { listDeadLetters } from "./jobs/list-dead-letters.ts";
import { listQueues } from "./jobs/list-queues.ts";
import { retryDeadLetters } from "./jobs/retry-dead-letters.ts";
import { listSentMails } from "./mails/list-sent-mails.ts";
import { listStoppedAddresses } from "./mails/list-stopped-addresses.ts";
import { activateModelVersion } from "./models/activate-model-version.ts";
import { listModelVersions } from "./models/list-model-versions.ts";
import { releaseModelVersion } from "./models/release-model-version.ts";
import { requestTraining } from "./models/request-training.ts";
import { getRejectedNotice } from "./rejected/get-rejected-notice.ts";
import { listRejectedNotices } from "./rejected/list-rejected-notices.ts";
import { rereadNotices } from "./rejected/reread-notices.ts";
import { getOperationState } from "./state/get-operation-state.ts";
import { flipSwitch } from "./switches/flip-switch.ts";
import { listSwitches } from "./switches/list-switches.ts";

/** Reached only by admins with a step-up that holds; `findActor` sees to it. */
export function operationsRoutes(): BoundEndpoint[] {
  return [
    bind(contract.getOperationState, getOperationState),
    bind(contract.listQueues, listQueues),
    bind(contract.listDeadLetters, (ctx, { query }) => listDeadLetters(ctx, query)),
    bind(contract.retryDeadLetters, (ctx, { body }) => retryDeadLetters(ctx, body)),
    bind(contract.dropDeadLetters, (ctx, { body }) => dropDeadLetters(ctx, body)),
    bind(contract.listRejectedNotices, (ctx, { query }) => listRejectedNotices(ctx, query)),
    bind(contract.getRejectedNotice, (ctx, { params }) => getRejectedNotice(ctx, params.id)),
    bind(contract.rereadNotices, (ctx, { body }) => rereadNotices(ctx, body)),
    bind(contract.listIncidents, (ctx, { query }) => listIncidents(ctx, query)),
    bind(contract.listAuditLog, (ctx, { query }) => listAuditLog(ctx, query)),
    bind(contract.listModelVersions, listModelVersions),
    bind(contract.requestTraining, requestTraining),
    bind(contract.activateModelVersion, (ctx, { body }) => activateModelVersion(ctx, body)),
    bind(contract.releaseModelVersion, (ctx, { body }) => releaseModelVersion(ctx, body)),
    bind(contract.listSentMails, (ctx, { query }) => listSentMails(ctx, query)),
    bind(contract.listStoppedAddresses, (ctx, { query }) => listStoppedAddresses(ctx, query)),
    bind(contract.listSwitches, (ctx) => listSwitches(ctx)),
    bind(contract.flipSwitch, (ctx, { body }) => flipSwitch(ctx, body)),
    bind(contract.takeIncident, (ctx, { body }) => takeIncident(ctx, body)),
  ];
}
