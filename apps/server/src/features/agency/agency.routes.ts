import * as contract from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { exportAgency } from "./export-agency.ts";
import { getAgency } from "./get-agency.ts";
import { listAuditEvents } from "./list-audit-events.ts";
import { cancelDeletion, requestDeletion } from "./request-deletion.ts";

export function agencyRoutes(): BoundEndpoint[] {
  return [
    bind(contract.getAgency, getAgency),
    bind(contract.requestExport, (ctx, { body }) => exportAgency(ctx, body)),
    bind(contract.requestDeletion, (ctx, { body }) => requestDeletion(ctx, body)),
    bind(contract.cancelDeletion, cancelDeletion),
    bind(contract.listAuditEvents, listAuditEvents),
  ];
}
