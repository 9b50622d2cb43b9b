import * as contract from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { getOnboarding } from "./get-onboarding.ts";
import { getProfile } from "./get-profile.ts";
import { saveOnboarding } from "./save-onboarding.ts";
import { saveProfile } from "./save-profile.ts";

export function profileRoutes(): BoundEndpoint[] {
  return [
    bind(contract.getProfile, getProfile),
    bind(contract.saveProfile, (ctx, { body }) => saveProfile(ctx, body)),
    bind(contract.getOnboarding, getOnboarding),
    bind(contract.saveOnboarding, (ctx, { body }) => saveOnboarding(ctx, body)),
  ];
}
