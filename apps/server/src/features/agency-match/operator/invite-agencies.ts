import { AppError, closedRequestLimits } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { asAdmin } from "../../admin/index.ts";
import type { Judges } from "../../assessment/index.ts";
import { tellAgencyJob } from "../job-definitions.ts";
import { findRequest, lockRequest, toSnapshot } from "../requests/closed-request.operator.store.ts";
import { insertInvitation, listStates } from "../requests/invitations.operator.store.ts";
import { judgeCandidates } from "./judge-candidates.ts";

/**
 * Asks agencies that still fit; who was asked before is not asked again. Throws not_found, stale_version for a request that
 * does not run or whose time is over, bad_request for an agency that does not fit or one too many.
 */
export async function inviteAgencies(
  ctx: Context,
  judges: Pick<Judges, "fits">,
  { requestId, agencyIds }: { readonly requestId: string; readonly agencyIds: readonly string[] },
): Promise<{ asked: number }> {
  const details = { requestId, agencies: agencyIds.length };
  const request = await asAdmin(ctx, "inviteAgencies", (t) => findRequest(t, requestId), details);
  if (!request) throw new AppError("not_found");
  const { eligible } = await judgeCandidates(ctx, judges, toSnapshot(request));
  const chosen = eligible.filter(({ id }) => agencyIds.includes(id));
  if (chosen.length < new Set(agencyIds).size) throw new AppError("bad_request");
  return asAdmin(
    ctx,
    "inviteAgencies",
    async (t) => {
      const locked = await lockRequest(t, requestId);
      if (!locked) throw new AppError("not_found");
      if (locked.state !== "running" || locked.answers_until <= t.now()) {
        throw new AppError("stale_version");
      }
      const askedBefore = new Set((await listStates(t, requestId)).map((row) => row.agency_id));
      const due = chosen.filter(({ id }) => !askedBefore.has(id));
      if (askedBefore.size + due.length > closedRequestLimits.askedMax) {
        throw new AppError("bad_request");
      }
      for (const { id: agencyId, fit } of due) {
        const invitationId = await insertInvitation(t, {
          agencyId,
          requestId,
          request: toSnapshot(locked),
          answersUntil: locked.answers_until,
          fit,
        });
        if (invitationId === undefined) continue;
        await t.enqueue(tellAgencyJob, { requestId, agencyId, invitationId, news: "asked" });
      }
      return { asked: due.length };
    },
    details,
  );
}
