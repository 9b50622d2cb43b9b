import * as contract from "@tc/contract";
import { bind } from "../../../platform/http/http.ts";
import type { BoundEndpoint } from "../../../platform/http/http.ts";
import { cancelSubscription } from "./cancel-subscription.ts";
import { changePlan } from "./change-plan.ts";
import { createCheckoutSession } from "../checkout/create-checkout-session.ts";
import { dropPlanChange } from "./drop-plan-change.ts";
import { getAgencyInfo } from "../checkout/get-agency-info.ts";
import { getBilling } from "./get-billing.ts";
import { getPaymentsSetup } from "../checkout/get-payments-setup.ts";
import { getPlan } from "./get-plan.ts";
import { applyPaymentMethod, beginPaymentMethod } from "./payment-method.ts";
import { previewPlanChange } from "./preview-plan-change.ts";
import { resumeSubscription } from "./resume-subscription.ts";
import { startFreeTrial } from "../checkout/start-free-trial.ts";
import { getTrialEligibility } from "../checkout/trial-eligibility.ts";

export function subscriptionRoutes(): BoundEndpoint[] {
  return [
    bind(contract.getTrialEligibility, (ctx, { params }) => getTrialEligibility(ctx, params)),
    bind(contract.getAgencyInfo, (ctx, { params }) => getAgencyInfo(ctx, params)),
    bind(contract.createCheckoutSession, (ctx, { body }) => createCheckoutSession(ctx, body)),
    bind(contract.getPaymentsSetup, getPaymentsSetup),
    bind(contract.getPlan, (ctx, { params }) => getPlan(ctx, params)),
    bind(contract.getBilling, getBilling),
    bind(contract.startFreeTrial, startFreeTrial),
    bind(contract.previewPlanChange, (ctx, { body }) => previewPlanChange(ctx, body)),
    bind(contract.changePlan, (ctx, { body }) => changePlan(ctx, body)),
    bind(contract.dropPlanChange, dropPlanChange),
    bind(contract.cancelSubscription, (ctx, { body }) => cancelSubscription(ctx, body)),
    bind(contract.resumeSubscription, resumeSubscription),
    bind(contract.beginPaymentMethod, beginPaymentMethod),
    bind(contract.usePaymentMethod, (ctx, { body }) => applyPaymentMethod(ctx, body)),
  ];
}
