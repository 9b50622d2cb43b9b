import type { getPaymentsSetup as endpoint } from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { requirePayments } from "../orders/carry-out.ts";

export async function getPaymentsSetup(ctx: Context): Promise<z.input<typeof endpoint.response>> {
  const { publishableKey, scriptUrl, isTestMode } = requirePayments(ctx);
  return { publishableKey, scriptUrl, isTestMode };
}
