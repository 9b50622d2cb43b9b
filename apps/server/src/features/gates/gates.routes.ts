import {
  getGate as getGateEndpoint,
  unlockAdmin as unlockAdminEndpoint,
  unlockGate as unlockGateEndpoint,
} from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { getGate } from "./get-gate.ts";
import { unlockAdmin } from "./unlock-admin.ts";
import { unlockGate } from "./unlock-gate.ts";

export function gatesRoutes(): BoundEndpoint[] {
  return [
    bind(getGateEndpoint, getGate),
    bind(unlockGateEndpoint, (ctx, { body }) => unlockGate(ctx, body)),
    bind(unlockAdminEndpoint, (ctx, { body }) => unlockAdmin(ctx, body)),
  ];
}
