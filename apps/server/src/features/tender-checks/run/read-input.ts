import { canUse, invariant } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { judgeTender, requireTender } from "../../assessment/index.ts";
import type { Judges } from "../../assessment/index.ts";
import { readDocumentsOf } from "../../documents/index.ts";
import { proofsOf } from "../../proof-files/index.ts";
import { listPaperMarks } from "../papers/paper-mark.store.ts";
import type { CheckInput } from "../result/check-input.ts";
import * as store from "./run.store.ts";

/**
 * Everything the check is made of, and the versions of it that count from now on. The tender is scored here where no job
 * has scored it yet; undefined before the first training, when nothing can be scored.
 */
export async function readInput(
  ctx: Context,
  judges: Judges,
  { agencyId, tenderId }: { readonly agencyId: string; readonly tenderId: string },
) {
  const { slug, tier, versions, ...facts } = await inAgency(ctx, agencyId, async (t) => ({
    slug: await store.findSlug(t, tenderId),
    tier: await store.findTier(t),
    versions: await store.findVersions(t, tenderId),
    proofs: await proofsOf(t),
    marks: await listPaperMarks(t, tenderId),
    ...(await readDocumentsOf(t, tenderId)),
  }));
  invariant(slug, "a check is of a tender");
  const tender = await requireTender(ctx, slug);
  // A check that was begun finishes, whatever became of the plan since.
  const judgement = await judgeTender(ctx, judges, { agencyId, tier: "enterprise" }, tender);
  invariant(judgement.kind === "judged", "the largest plan has no cap");
  const { criteria, profile, budget, basis } = judgement;
  invariant(profile, "an agency has a profile");
  if (!criteria) return undefined;
  const incumbent = canUse(tier, "competition") ? basis?.facts?.incumbent?.name : undefined;
  const input: CheckInput = {
    tender: tender.record,
    ...facts,
    profile: profile.data,
    criteria,
    budget,
    ...(incumbent !== undefined && { incumbent }),
    now: ctx.now(),
  };
  return { input, versions };
}
