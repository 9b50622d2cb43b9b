import { consentProofYears } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import { deleteOldConsents } from "./sweep-consents.operator.store.ts";

/** Deletes choices that need no proof any more. Done twice it finds nothing. */
export async function sweepConsents(ctx: Context): Promise<void> {
  const before = new Date(ctx.now());
  before.setUTCFullYear(before.getUTCFullYear() - consentProofYears);
  const consents = await asOperator(ctx, (t) => deleteOldConsents(t, before));
  if (consents > 0) ctx.log.info({ consents }, "old consents deleted");
}
