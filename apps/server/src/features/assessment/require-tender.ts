import { AppError } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { findAssessedTender } from "./detail/assessed-tender.store.ts";
import type { AssessedTender } from "./detail/assessed-tender.store.ts";

/** A tender by its slug or one it used to have. Throws not_found. */
export async function requireTender(ctx: Context, slug: string): Promise<AssessedTender> {
  const tender = await findAssessedTender(ctx.db, slug);
  if (!tender) throw new AppError("not_found");
  return tender;
}
