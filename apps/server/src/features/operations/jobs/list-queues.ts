import type { listQueues as endpoint } from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import { instantOf } from "../../../platform/memory/instant-of.ts";
import { asAdmin } from "../../admin/index.ts";
import { listQueueRows } from "./job-queue.operator.store.ts";
import { jobLabel } from "./job-labels.ts";

/** Every queue with what waits in it, and what was done since midnight. */
export function listQueues(ctx: Context): Promise<z.input<typeof endpoint.response>> {
  const now = ctx.now();
  const since = instantOf(berlinDay(now), "00:00") ?? now.toISOString();
  return asAdmin(ctx, "listQueues", async (t) => {
    const rows = await listQueueRows(t, new Date(since));
    return {
      since,
      queues: rows.map((row) => ({
        job: row.name,
        label: jobLabel(row.name),
        waiting: row.waiting,
        ...(row.waiting_since && { waitingSince: row.waiting_since.toISOString() }),
        delayed: row.delayed,
        running: row.running,
        done: row.done,
        ...(row.median_ms !== null && { medianMs: row.median_ms }),
        ...(row.last_done_at && { lastDoneAt: row.last_done_at.toISOString() }),
      })),
    };
  });
}
