export { useWebhooks } from "./queries";
export { WebhooksCard } from "./webhooks-card";
