import { inTransaction } from "../../platform/context.ts";
import type { Context } from "../../platform/context.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import type { SampleDocuments } from "../../ports/sample-documents.ts";
import type { Judges } from "../assessment/index.ts";
import { markTender } from "../marks/index.ts";
import { concludeProcessingContract, contractVersion } from "../processing-contract/index.ts";
import { uploadProofFile } from "../proof-files/index.ts";
import { currentModels } from "../scoring/index.ts";
import { startTenderCheck } from "../tender-checks/index.ts";
import { asOwnerOf } from "./as-owner.ts";
import * as store from "./demo.operator.store.ts";
import { fillDemoWork } from "./fill-demo-work.ts";
import { awaitSamplesJob, continueDemoJob, maxTries } from "./job-definitions.ts";
import type { NextDemoStep } from "./job-definitions.ts";
import { factsOf, uploadAll } from "./sample-tender.ts";

/**
 * As the demo's owner would, uploads made-up documents to two sample tenders and made-up proofs, marks tenders and starts
 * the check of one; another job goes on from there. With a colleague she has a pipeline too. It waits for the samples and the
 * models; where the notices are real it does nothing, and what is there already it leaves alone.
 */
export async function fillDemo(
  ctx: Context,
  judges: Judges,
  { agencyId, tries }: { readonly agencyId: string; readonly tries: number },
): Promise<void> {
  const samples = ctx.ports.sampleDocuments;
  if (!samples || ctx.site.isProduction) return;
  const { dataset, owner, isChecked, isAtWork, tenders } = await asOperator(ctx, async (t) => ({
    dataset: await store.datasetKind(t),
    owner: await store.findOwner(t, agencyId),
    isChecked: await store.hasTenderCheck(t, agencyId),
    isAtWork: await store.hasPipelineCard(t, agencyId),
    tenders: await store.listFittingTenders(t, agencyId),
  }));
  if (dataset === "real" || !owner || (isChecked && isAtWork)) return;
  const [first, second, ...others] = tenders;
  if (!first || !second || !(await currentModels(ctx))) {
    if (tries >= maxTries) return;
    await inTransaction(ctx, (t) => t.enqueue(awaitSamplesJob, { agencyId, tries: tries + 1 }));
    return;
  }
  if (!isAtWork) await fillDemoWork(ctx, judges, { agencyId, owner, open: tenders });
  if (isChecked) return;
  const asOwner = asOwnerOf(ctx, owner, agencyId);
  await concludeProcessingContract(asOwner, { version: contractVersion });
  await uploadProofs(asOwner, samples);
  await uploadAll(asOwner, second.slug, await samples.few(factsOf(second)));
  await uploadAll(asOwner, first.slug, await samples.whole(factsOf(first)));
  await mark(asOwner, [first, second, ...others]);
  const next: NextDemoStep = { agencyId, slug: first.slug, step: "version", tries: 0 };
  // Sent before the check, which it waits for: where a check is, this job does nothing.
  await inTransaction(ctx, (t) => t.enqueue(continueDemoJob, next));
  // Its job waits for the documents.
  await startTenderCheck(asOwner, judges, { slug: first.slug });
}

/** One mark of each kind, on tenders that are there */
const marks = [
  { at: 0, kind: "fits", note: "Genau unser Thema." },
  { at: 0, kind: "saved" },
  { at: 1, kind: "saved" },
  { at: 2, kind: "misfit", reason: "conditions" },
  { at: 3, kind: "dismissed", reason: "effort", note: "Zu viel neben den laufenden Angeboten." },
] as const;

async function mark(ctx: Context, tenders: readonly { readonly slug: string }[]): Promise<void> {
  for (const { at, ...words } of marks) {
    const slug = tenders[at]?.slug;
    if (slug !== undefined) await markTender(ctx, { slug, ...words });
  }
}

/** Papers that tenders want, of which one expires before the year is out. */
async function uploadProofs(ctx: Context, samples: SampleDocuments): Promise<void> {
  const year = ctx.now().getUTCFullYear();
  await uploadProofFile(ctx, {
    kind: "register",
    name: "Handelsregisterauszug",
    bytes: await samples.proof("Handelsregisterauszug", [
      "Nordlicht Kommunikation GmbH, Hamburg",
      "Erfunden, um den Dienst zu zeigen.",
    ]),
  });
  await uploadProofFile(ctx, {
    kind: "insurance",
    name: "Betriebshaftpflicht",
    validUntil: `${year}-12-31`,
    coverCents: 300_000_000,
    bytes: await samples.proof("Versicherungsbestätigung", [
      "Betriebshaftpflicht, 3.000.000 € je Schadensfall",
      `Gültig bis 31.12.${year}. Erfunden, um den Dienst zu zeigen.`,
    ]),
  });
}
