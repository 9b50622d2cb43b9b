import { audit } from "../../platform/tenancy/audit.ts";
import type { Context } from "../../platform/context.ts";
import { hasGatePass, gateCookieName } from "../../platform/gates/gate-pass.ts";
import { AnswerWithCookies } from "../../platform/http/http-answer.ts";
import { createLinkToken } from "../../platform/tenancy/link-token.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import { applicationGateLimits } from "./gates.limits.ts";
import { addGatePass } from "./gates.operator.store.ts";
import { tryGate } from "./try-gate.ts";

const passSeconds = 30 * 24 * 60 * 60;

type Done = { readonly done: true };
const done: Done = { done: true };

/** Lets a visitor in who knows the application's password. It says nothing about who they are. */
export async function unlockGate(
  ctx: Context,
  { password }: { readonly password: string },
): Promise<Done | AnswerWithCookies<Done>> {
  const secret = ctx.ports.gates?.application;
  if (!secret || (await hasGatePass(ctx, ctx.client?.headers.cookie))) return done;
  await tryGate(ctx, {
    password,
    secret,
    limits: applicationGateLimits,
    refusedAs: { audit: "gate_refused", code: "wrong_gate_password" },
  });
  const { token, hash } = createLinkToken();
  const epoch = await secret.epoch();
  const expiresAt = new Date(ctx.now().getTime() + passSeconds * 1000);
  await asOperator(ctx, async (t) => {
    await addGatePass(t, { hash, epoch, expiresAt });
    await audit(t, { kind: "gate_unlocked" });
  });
  const secure = ctx.site.isHttps ? "; Secure" : "";
  const attributes = `Max-Age=${passSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
  return new AnswerWithCookies(done, [`${gateCookieName(ctx.site)}=${token}; ${attributes}`]);
}
