import { AppError } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { deleteDiscardedObjectsJob } from "../documents/index.ts";
import { deleteProof } from "./proof-file.store.ts";

export function deleteProofFile(ctx: Context, { id }: { id: string }): Promise<{ done: true }> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    if (!(await deleteProof(t, id))) throw new AppError("not_found");
    await t.enqueue(deleteDiscardedObjectsJob, {});
    return { done: true };
  });
}
