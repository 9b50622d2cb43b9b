export { queueDeliveries } from "./queue-deliveries.ts";
export { tellWebhooks } from "./tell-webhooks.ts";
export { listMatchAgencies } from "./webhook.operator.store.ts";
export { webhooksJobs } from "./webhooks.jobs.ts";
export { webhooksRoutes } from "./webhooks.routes.ts";
