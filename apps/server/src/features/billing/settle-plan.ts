import type { Transaction } from "../../platform/context.ts";

/** Sets the plan that our rows say holds now, when time alone changes it, and who keeps a seat. Inside the caller's transaction. */
export async function settlePlan(_t: Transaction, _agencyId: string): Promise<void> {
  throw new Error("not built yet");
}
