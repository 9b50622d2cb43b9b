import type { getSession as endpoint } from "@tc/contract";
import type { z } from "zod";
import { findSignedIn } from "../../../platform/tenancy/access.ts";
import type { Context } from "../../../platform/context.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import * as store from "../account.operator.store.ts";

/** Who is signed in, as far as the browser may know it. A visitor without a session gets an answer, not an error. */
export async function getSession(ctx: Context): Promise<z.input<(typeof endpoint)["response"]>> {
  const signedIn = await findSignedIn(ctx);
  if (!signedIn) return { user: null };
  const { userId, isAdmin, hasSecondFactor } = signedIn.session;
  const { agencyId, person } = await asOperator(ctx, async (t) => ({
    agencyId: signedIn.membership?.agencyId ?? (await store.findOwnAgencyId(t, userId)),
    person: await store.findPerson(t, userId),
  }));
  // Deleted just now
  if (!person) return { user: null };
  const { name, email, createdAt, lastSignInAt } = person;
  return {
    user: {
      id: userId,
      email,
      name,
      createdAt: createdAt.toISOString(),
      ...(lastSignInAt && { lastSignInAt: lastSignInAt.toISOString() }),
      metadata: { name, ...(agencyId !== undefined && { agency_id: agencyId }) },
      isAdmin,
      hasSecondFactor,
    },
  };
}
