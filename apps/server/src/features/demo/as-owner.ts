import type { MemberRole } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import type { DemoMember } from "./demo.operator.store.ts";

/** A context in which the demo's owner acts. */
export function asOwnerOf(ctx: Context, owner: DemoMember, agencyId: string): Context {
  return asMemberOf(ctx, owner, agencyId, "owner");
}

export function asMemberOf(
  ctx: Context,
  { id, email }: DemoMember,
  agencyId: string,
  role: MemberRole = "member",
): Context {
  return {
    ...ctx,
    actor: {
      kind: "user",
      session: { id: "demo", userId: id, email, isAdmin: false, hasSecondFactor: false },
      membership: { agencyId, role, tier: "premium" },
    },
  };
}
