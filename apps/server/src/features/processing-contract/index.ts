export { processingContractRoutes } from "./processing-contract.routes.ts";
