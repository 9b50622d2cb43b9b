export { concludeProcessingContract } from "./conclude-processing-contract.ts";
export { contractVersion } from "./contract-text.ts";
export { isContractConcluded } from "./is-contract-concluded.ts";
export { processingContractRoutes } from "./processing-contract.routes.ts";
