import type { Context } from "../../../platform/context.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import {
  deleteMinutesBefore,
  findBacklogs as findBacklogRows,
  saveMinutes,
} from "../service-status.operator.store.ts";
import { keepMinutes } from "./keep-minutes.ts";
import { measure } from "./measure.ts";

const keptMs = 40 * 24 * 60 * 60 * 1000;

/** Measures this minute and writes it down, or keeps it in the file while the database does not answer. */
export async function reportMinute(ctx: Context, file: string): Promise<void> {
  const minutes = await measure({
    publicUrl: ctx.site.publicUrl,
    now: ctx.now,
    findBacklogs: () => asOperator(ctx, findBacklogRows),
  });
  const waiting = await keepMinutes(file, minutes, (all) =>
    asOperator(ctx, async (t) => {
      await saveMinutes(t, all);
      await deleteMinutesBefore(t, new Date(t.now().getTime() - keptMs));
    }),
  );
  const failed = minutes
    .filter(({ state }) => state !== "up")
    .map(({ part, state }) => `${part}: ${state}`);
  if (failed.length > 0 || waiting > 0) ctx.log.warn({ failed, waiting }, "not all parts are up");
}
