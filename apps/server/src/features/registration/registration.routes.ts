import * as contract from "@tc/contract";
import { bind } from "../../platform/http.ts";
import type { BoundEndpoint } from "../../platform/http.ts";
import { confirmEmail } from "./confirm-email.ts";
import { getSetupState } from "./get-setup-state.ts";
import { promoteProfile } from "./promote-profile.ts";
import { register } from "./register.ts";
import { resendConfirmation } from "./resend-confirmation.ts";
import { sendSupportAlert } from "./send-support-alert.ts";
import { upsertUserRecord } from "./upsert-user-record.ts";

export function registrationRoutes(): BoundEndpoint[] {
  return [
    bind(contract.register, (ctx, { body }) => register(ctx, body)),
    bind(contract.resendConfirmation, (ctx, { body }) => resendConfirmation(ctx, body)),
    bind(contract.confirmEmail, (ctx, { body }) => confirmEmail(ctx, body)),
    bind(contract.promoteProfile, (ctx, { body }) => promoteProfile(ctx, body)),
    bind(contract.getSetupState, (ctx, { params }) => getSetupState(ctx, params)),
    bind(contract.upsertUserRecord, (ctx, { params }) => upsertUserRecord(ctx, params)),
    bind(contract.sendSupportAlert, (ctx, { body }) => sendSupportAlert(ctx, body)),
  ];
}
