import type { Context } from "../../../platform/context.ts";
import { asAdmin } from "../../admin/index.ts";
import { trainModelsJob } from "../../scoring/index.ts";

/** Has a worker train the models now instead of at night. At most one training waits while another one runs. */
export async function requestTraining(ctx: Context): Promise<{ requestedAt: string }> {
  await asAdmin(ctx, "requestTraining", (t) => t.enqueue(trainModelsJob, {}));
  return { requestedAt: ctx.now().toISOString() };
}
