import type { Context } from "../../../../platform/context.ts";
import { berlinDay } from "../../../../platform/memory/berlin-day.ts";
import { isOff } from "../../../../platform/switches/switched-off.store.ts";
import { sendDueRetries } from "./fetched-askers.operator.store.ts";

/** Tries again what the language model was away for, some time after and a few times a day. */
export async function retryFetchedByModel(ctx: Context): Promise<void> {
  if (!ctx.ports.languageModel || (await isOff(ctx, "model_reading"))) return;
  const now = ctx.now();
  await sendDueRetries(ctx, { now, day: berlinDay(now) });
}
