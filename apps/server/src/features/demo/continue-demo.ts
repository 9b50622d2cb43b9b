import { inTransaction } from "../../platform/context.ts";
import type { Context } from "../../platform/context.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import { findAssessedTender } from "../assessment/index.ts";
import type { Judges } from "../assessment/index.ts";
import { getTenderCheck, saveBidDecision, startTenderCheck } from "../tender-checks/index.ts";
import { asOwnerOf } from "./as-owner.ts";
import * as store from "./demo.operator.store.ts";
import { continueDemoJob, maxTries } from "./job-definitions.ts";
import type { NextDemoStep } from "./job-definitions.ts";
import { factsOf, uploadAll } from "./sample-tender.ts";

/**
 * Once the demo's check is done its owner uploads what the buyer has changed and checks again, and decides after that. Where
 * somebody was quicker with a decision, theirs stays.
 */
export async function continueDemo(
  ctx: Context,
  judges: Judges,
  { agencyId, slug, step, tries }: NextDemoStep,
): Promise<void> {
  const samples = ctx.ports.sampleDocuments;
  if (!samples || ctx.site.isProduction) return;
  const { owner, dataset } = await asOperator(ctx, async (t) => ({
    owner: await store.findOwner(t, agencyId),
    dataset: await store.datasetKind(t),
  }));
  const tender = await findAssessedTender(ctx.db, slug);
  if (!owner || !tender || dataset === "real") return;
  const asOwner = asOwnerOf(ctx, owner, agencyId);
  const { run, decision } = await getTenderCheck(asOwner, judges, { slug });
  if (run?.state === "failed" || decision) return;
  const send = (next: Pick<NextDemoStep, "step" | "tries">) =>
    inTransaction(ctx, (t) => t.enqueue(continueDemoJob, { agencyId, slug, ...next }));
  if (run?.state !== "done") {
    if (tries < maxTries) await send({ step, tries: tries + 1 });
    return;
  }
  if (step === "version") {
    await uploadAll(asOwner, slug, await samples.later(factsOf({ slug, record: tender.record })));
    await startTenderCheck(asOwner, judges, { slug });
    await send({ step: "decision", tries: 0 });
    return;
  }
  await saveBidDecision(asOwner, judges, {
    slug,
    decision: "go",
    reasons: ["strategic", "goodReferences"],
    note: "Mit der neuen Fassung des Vertragsentwurfs vertretbar.",
  });
}
