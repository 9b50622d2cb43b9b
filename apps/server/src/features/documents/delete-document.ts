import { AppError } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { lockAgency } from "../../platform/tenancy/agency-lock.store.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import * as store from "./documents.store.ts";
import { raiseRevision } from "./extract/extract.store.ts";
import { deleteDiscardedObjectsJob, readDocumentsJob } from "./job-definitions.ts";

/** Deletes a file and all that was read of it. A job then makes the extract of the tender's other documents. */
export function deleteDocument(ctx: Context, { id }: { id: string }): Promise<{ done: true }> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    // `makeExtract` takes these rows in another order; this lock lets one wait for the other, never both.
    await lockAgency(t);
    const document = await store.findDocument(t, id);
    if (!document || !(await store.deleteDocument(t, id))) throw new AppError("not_found");
    const tenderId = document.tender_id;
    await raiseRevision(t, tenderId);
    await t.enqueue(readDocumentsJob, { agencyId, tenderId });
    await t.enqueue(deleteDiscardedObjectsJob, {});
    return { done: true };
  });
}
