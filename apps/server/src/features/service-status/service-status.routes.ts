import * as contract from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import {
  addStatusIncident,
  changeStatusIncident,
  deleteStatusIncident,
  listStatusIncidents,
} from "./incidents.ts";

export function serviceStatusRoutes(): BoundEndpoint[] {
  return [
    bind(contract.listStatusIncidents, listStatusIncidents),
    bind(contract.addStatusIncident, (ctx, { body }) => addStatusIncident(ctx, body)),
    bind(contract.changeStatusIncident, (ctx, { params, body }) =>
      changeStatusIncident(ctx, { ...body, id: params.id }),
    ),
    bind(contract.deleteStatusIncident, (ctx, { params }) => deleteStatusIncident(ctx, params.id)),
  ];
}
