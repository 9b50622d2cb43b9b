export { billingJobs } from "./billing.jobs.ts";
export { registerBillingWebhooks } from "./billing.webhooks.ts";
export { convergeAgency } from "./converge-agency.ts";
export { convergeJob } from "./job-definitions.ts";
export { settlePlan } from "./settle-plan.ts";
export { findSubscription } from "./subscription.store.ts";
export { claimTrialKeys, findUsedTrialKey, hasUsedTrial, trialKeysOfAgency } from "./trial-keys.ts";
