import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import { findConcluded } from "./processing-contract.store.ts";

/** In any version: a newer text is offered and binds only once it is concluded. */
export async function isContractConcluded(t: AgencyTransaction): Promise<boolean> {
  return (await findConcluded(t)) !== undefined;
}
