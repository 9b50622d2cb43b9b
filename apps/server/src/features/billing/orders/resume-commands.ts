import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { asOperator, inAgency } from "../../../platform/tenancy/tenancy.ts";
import { finish } from "./carry-out.ts";
import { listAgenciesWithOpenCommands } from "./command.operator.store.ts";
import { listOpenCommands } from "./command.store.ts";

/** Requests that are under way are left alone so long. */
const patienceMs = 3 * 60 * 1000;

/** Ends what a process left open that was killed, or a provider that did not answer. What cannot be ended now waits for the next time. */
export async function resumeCommands(ctx: Context): Promise<void> {
  if (!ctx.ports.payments) return;
  const before = new Date(ctx.now().getTime() - patienceMs);
  for (const agencyId of await asOperator(ctx, (t) => listAgenciesWithOpenCommands(t, before))) {
    try {
      for (const command of await inAgency(ctx, agencyId, listOpenCommands)) {
        if (command.begunAt <= before) await finish(ctx, agencyId, command);
      }
    } catch (error) {
      // One agency's trouble is not the others'.
      const isExpected = error instanceof AppError && error.code === "payments_unavailable";
      if (!isExpected) ctx.log.error({ err: error, agencyId }, "an open order could not be ended");
    }
  }
}
