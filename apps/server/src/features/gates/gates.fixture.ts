import { createGateSecret } from "../../platform/gates/gate-secret.ts";
import type { Context } from "../../platform/context.ts";
import type { GateSecret } from "../../ports/gates.ts";

/** A secret that counts how often it was compared. */
export function countingSecret(password: string): GateSecret & { readonly compared: number } {
  const secret = createGateSecret(password);
  let compared = 0;
  return {
    epoch: () => secret.epoch(),
    matches: (candidate) => {
      compared += 1;
      return secret.matches(candidate);
    },
    get compared() {
      return compared;
    },
  };
}

/** The same context as somebody at another address, with other cookies. */
export function asVisitor<Ctx extends Context>(
  ctx: Ctx,
  { ip = "198.51.100.7", cookie = "" }: { readonly ip?: string; readonly cookie?: string } = {},
): Ctx {
  return { ...ctx, actor: { kind: "visitor" }, client: { ip, headers: { cookie } } };
}
