import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { asOperator, inAgency } from "../../../platform/tenancy/tenancy.ts";
import { listAgenciesWithOpenCommands } from "./command.operator.store.ts";
import { listOpenCommands } from "./command.store.ts";
import { finishCommand, requestTakesMs } from "./finish-command.ts";

/**
 * Finishes the commands that stay open after a killed process or a provider that did not answer. What fails now waits
 * for the next run.
 */
export async function resumeCommands(ctx: Context): Promise<void> {
  if (!ctx.ports.payments) return;
  const before = new Date(ctx.now().getTime() - requestTakesMs);
  for (const agencyId of await asOperator(ctx, (t) => listAgenciesWithOpenCommands(t, before))) {
    try {
      for (const command of await inAgency(ctx, agencyId, listOpenCommands)) {
        if (command.begunAt <= before) await finishCommand(ctx, agencyId, command);
      }
    } catch (error) {
      // The commands of other agencies go on.
      const isExpected = error instanceof AppError && error.code === "payments_unavailable";
      if (!isExpected) ctx.log.error({ err: error, agencyId }, "an open order could not be ended");
    }
  }
}
