export { isContractConcluded } from "./is-contract-concluded.ts";
export { processingContractRoutes } from "./processing-contract.routes.ts";
