import * as contract from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { confirmEmail } from "./confirmation/confirm-email.ts";
import { getSetupState } from "./promotion/get-setup-state.ts";
import { promoteProfile } from "./promotion/promote-profile.ts";
import { promotionDetail } from "./promotion/promotion-detail.ts";
import { getRegistrationState, register } from "./register.ts";
import { resendConfirmation } from "./confirmation/resend-confirmation.ts";
import { sendSupportAlert } from "./support/send-support-alert.ts";
import { upsertUserRecord } from "./promotion/upsert-user-record.ts";

export function registrationRoutes(): BoundEndpoint[] {
  return [
    bind(contract.register, (ctx, { body }) => register(ctx, body)),
    bind(contract.getRegistrationState, (ctx) => getRegistrationState(ctx)),
    bind(contract.resendConfirmation, (ctx, { body }) => resendConfirmation(ctx, body)),
    bind(contract.confirmEmail, (ctx, { body }) => confirmEmail(ctx, body)),
    {
      ...bind(contract.promoteProfile, (ctx, { body }) => promoteProfile(ctx, body)),
      detailOf: promotionDetail,
    },
    bind(contract.getSetupState, (ctx, { params, query }) =>
      getSetupState(ctx, { ...params, ...query }),
    ),
    bind(contract.upsertUserRecord, (ctx, { params }) => upsertUserRecord(ctx, params)),
    bind(contract.sendSupportAlert, (ctx, { body }) => sendSupportAlert(ctx, body)),
  ];
}
