import type { Context } from "../../../platform/context.ts";
import { forgetObject, listDueObjects } from "./object.store.ts";

const atOnce = 500;

/** Deletes from the store what no row holds. An object that cannot be deleted now is tried again the next time. */
export async function deleteDiscardedObjects(ctx: Context, signal: AbortSignal): Promise<void> {
  for (;;) {
    const names = await listDueObjects(ctx, ctx.now(), atOnce);
    for (const name of names) {
      signal.throwIfAborted();
      await ctx.ports.objects.delete(name);
      await forgetObject(ctx, name);
    }
    if (names.length < atOnce) return;
  }
}
