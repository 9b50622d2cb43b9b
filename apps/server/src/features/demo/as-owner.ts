import type { Context } from "../../platform/context.ts";
import type { DemoOwner } from "./demo.operator.store.ts";

/** A context in which the demo's owner acts. */
export function asOwnerOf(ctx: Context, { id, email }: DemoOwner, agencyId: string): Context {
  return {
    ...ctx,
    actor: {
      kind: "user",
      session: { id: "demo", userId: id, email, isAdmin: false, hasSecondFactor: false },
      membership: { agencyId, role: "owner", tier: "premium" },
    },
  };
}
