export { billingJobs } from "./billing.jobs.ts";
export { billingRoutes } from "./billing.routes.ts";
export { cancelForDeletion } from "./subscription/cancel-for-deletion.ts";
export { endForDeletion } from "./subscription/end-for-deletion.ts";
export { registerBillingWebhooks } from "./convergence/billing.webhooks.ts";
export { convergeAgency } from "./convergence/converge-agency.ts";
export { findSubscription } from "./convergence/subscription.store.ts";
export { settlePlan } from "./plan/settle-plan.ts";
