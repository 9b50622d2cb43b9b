import type { Context } from "../../platform/context.ts";
import { hasGatePass } from "../../platform/gates/gate-pass.ts";

/** Whether a password is asked for at all, and whether this visitor has given it. */
export async function getGate(ctx: Context): Promise<{ state: "off" | "locked" | "unlocked" }> {
  if (!ctx.ports.gates?.application) return { state: "off" };
  const pass = await hasGatePass(ctx, ctx.client?.headers.cookie);
  return { state: pass ? "unlocked" : "locked" };
}
