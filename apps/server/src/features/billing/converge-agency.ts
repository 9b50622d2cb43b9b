import type { Context } from "../../platform/context.ts";

/**
 * Brings our rows in line with what the provider says and settles the plan. Does nothing without a customer or without a
 * provider; throws PaymentsError where that does not answer.
 */
export async function convergeAgency(_ctx: Context, _agencyId: string): Promise<void> {
  throw new Error("not built yet");
}
