export { assignCard } from "./moves/assign-pipeline-card.ts";
export { listCardSummaries } from "./card.store.ts";
export type { CardSummary } from "./card.store.ts";
export { pipelineRoutes } from "./pipeline.routes.ts";
