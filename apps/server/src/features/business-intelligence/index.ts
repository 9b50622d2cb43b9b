export { businessIntelligenceJobs, startMarketFacts } from "./business-intelligence.jobs.ts";
export { businessIntelligenceRoutes } from "./business-intelligence.routes.ts";
export { writeMarketFacts } from "./facts/write-market-facts.ts";
