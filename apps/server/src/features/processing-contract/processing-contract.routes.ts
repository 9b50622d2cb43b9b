import * as contract from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { concludeProcessingContract } from "./conclude-processing-contract.ts";
import { getProcessingContract } from "./get-processing-contract.ts";
import { printProcessingContract } from "./print-processing-contract.ts";

export function processingContractRoutes(): BoundEndpoint[] {
  return [
    bind(contract.getProcessingContract, getProcessingContract),
    bind(contract.concludeProcessingContract, (ctx, { body }) =>
      concludeProcessingContract(ctx, body),
    ),
    bind(contract.printProcessingContract, printProcessingContract),
  ];
}
