import { markKinds } from "@tc/contract";
import type { MarkKind } from "@tc/contract";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { countMarks } from "./label.store.ts";

/** How many tenders bear each mark. */
export async function getMarkedTenders(ctx: Context): Promise<Record<MarkKind, number>> {
  const { agencyId } = requireMembership(ctx);
  const counts = await inAgency(ctx, agencyId, countMarks);
  const [fits, misfit, saved, dismissed] = markKinds.map((kind) => counts.get(kind) ?? 0);
  return { fits: fits ?? 0, misfit: misfit ?? 0, saved: saved ?? 0, dismissed: dismissed ?? 0 };
}
