import type { RankedAgencies } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { asAdmin } from "../../admin/index.ts";
import type { Judges } from "../../assessment/index.ts";
import { findRequest, toSnapshot } from "../requests/closed-request.operator.store.ts";
import { listStates } from "../requests/invitations.operator.store.ts";
import { judgeCandidates } from "./judge-candidates.ts";

const maxShown = 50;

/** Who fits a request, best first, with what each was asked already. */
export async function rankAgencies(
  ctx: Context,
  judges: Pick<Judges, "fits">,
  requestId: string,
): Promise<RankedAgencies> {
  const { request, states } = await asAdmin(
    ctx,
    "rankAgencies",
    async (t) => {
      const row = await findRequest(t, requestId);
      if (!row) throw new AppError("not_found");
      return { request: toSnapshot(row), states: await listStates(t, requestId) };
    },
    { requestId },
  );
  const { eligible, counts, isReady } = await judgeCandidates(ctx, judges, request);
  const stateOf = new Map(states.map((row) => [row.agency_id, row]));
  return {
    agencies: eligible
      .filter(({ id }, index) => index < maxShown || stateOf.has(id))
      .map((candidate) => {
        const row = stateOf.get(candidate.id);
        if (!row) return candidate;
        const { state, ended_by: endedBy } = row;
        return { ...candidate, state, ...(state === "ended" && endedBy && { endedBy }) };
      }),
    counts,
    isReady,
  };
}
