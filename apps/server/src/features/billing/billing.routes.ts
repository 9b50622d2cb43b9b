import * as contract from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { cancelSubscription } from "./subscription/cancel-subscription.ts";
import { changePlan } from "./subscription/change-plan.ts";
import { createCheckoutSession } from "./checkout/create-checkout-session.ts";
import { getEnterpriseOrder } from "./enterprise/get-enterprise-order.ts";
import { placeEnterpriseOrder } from "./enterprise/place-enterprise-order.ts";
import { previewEnterpriseOrder } from "./enterprise/preview-enterprise-order.ts";
import { dropPlanChange } from "./subscription/drop-plan-change.ts";
import { getAgencyInfo } from "./checkout/get-agency-info.ts";
import { getBilling } from "./subscription/get-billing.ts";
import { getPaymentsSetup } from "./checkout/get-payments-setup.ts";
import { getPlan } from "./subscription/get-plan.ts";
import { applyPaymentMethod, beginPaymentMethod } from "./subscription/payment-method.ts";
import { previewPlanChange } from "./subscription/preview-plan-change.ts";
import { resumeSubscription } from "./subscription/resume-subscription.ts";
import { startFreeTrial } from "./checkout/start-free-trial.ts";
import { getTrialEligibility } from "./checkout/trial-eligibility.ts";

export function billingRoutes(): BoundEndpoint[] {
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
    bind(contract.getEnterpriseOrder, (ctx, { params }) => getEnterpriseOrder(ctx, params.id)),
    bind(contract.previewEnterpriseOrder, (ctx, { params, body }) =>
      previewEnterpriseOrder(ctx, params.id, body),
    ),
    bind(contract.placeEnterpriseOrder, (ctx, { params, body }) =>
      placeEnterpriseOrder(ctx, params.id, body),
    ),
  ];
}
