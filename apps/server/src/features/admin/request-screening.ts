import type { Context } from "../../platform/context.ts";
import { requestScreening as requestSourceScreening } from "../sources/index.ts";
import { asAdmin } from "./as-admin.ts";

/** The button "Jetzt abrufen"; who pressed it is written down, also when it is refused. */
export async function requestScreening(ctx: Context): Promise<{ requestedAt: string }> {
  await asAdmin(ctx, "requestScreening", async () => undefined);
  return requestSourceScreening(ctx);
}
