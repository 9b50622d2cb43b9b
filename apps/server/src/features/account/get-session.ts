import type { getSession as endpoint } from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { asOperator } from "../../platform/tenancy.ts";
import * as store from "./account.operator.store.ts";

/** Who is signed in, as far as the browser may know it. Being nobody is an answer here, not an error. */
export async function getSession(ctx: Context): Promise<z.input<(typeof endpoint)["response"]>> {
  const session = ctx.client && (await ctx.ports.auth.findSession(ctx.client));
  if (!session) return { user: null };
  const agencyId = await asOperator(ctx, (t) => store.findOwnAgencyId(t, session.userId));
  const { userId, name, email, isAdmin, hasSecondFactor, userCreatedAt, lastSignInAt } = session;
  return {
    user: {
      id: userId,
      email,
      name,
      createdAt: userCreatedAt.toISOString(),
      ...(lastSignInAt && { lastSignInAt: lastSignInAt.toISOString() }),
      metadata: { name, ...(agencyId !== undefined && { agency_id: agencyId }) },
      isAdmin,
      hasSecondFactor,
    },
  };
}
