import { germanMoment } from "@tc/documents";
import { bidDeadlines } from "@tc/domain";
import type { Tender } from "@tc/domain";
import { inTransaction } from "../../platform/context.ts";
import type { Context } from "../../platform/context.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import type { DocumentFile } from "../../ports/document-reader.ts";
import type { SampleDocuments, SampleTender } from "../../ports/sample-documents.ts";
import type { Judges } from "../assessment/index.ts";
import { uploadDocument } from "../documents/index.ts";
import { concludeProcessingContract, contractVersion } from "../processing-contract/index.ts";
import { uploadProofFile } from "../proof-files/index.ts";
import { currentModels } from "../scoring/index.ts";
import { startTenderCheck } from "../tender-checks/index.ts";
import * as store from "./demo.operator.store.ts";
import { awaitSamplesJob } from "./job-definitions.ts";

/** Half an hour, ten seconds apart */
const maxTries = 180;

/**
 * Uploads made-up documents to two sample tenders and made-up proofs, and starts the check of one, as the demo's owner would. It waits for
 * the samples and the models; where the notices are real, or a check is there already, it does nothing.
 */
export async function fillDemo(
  ctx: Context,
  judges: Judges,
  { agencyId, tries }: { readonly agencyId: string; readonly tries: number },
): Promise<void> {
  const samples = ctx.ports.sampleDocuments;
  if (!samples || ctx.site.isProduction) return;
  const { dataset, owner, isChecked, tenders } = await asOperator(ctx, async (t) => ({
    dataset: await store.datasetKind(t),
    owner: await store.findOwner(t, agencyId),
    isChecked: await store.hasTenderCheck(t, agencyId),
    tenders: await store.listFittingTenders(t, agencyId),
  }));
  if (dataset === "real" || !owner || isChecked) return;
  const [first, second] = tenders;
  if (!first || !second || !(await currentModels(ctx))) {
    if (tries >= maxTries) return;
    await inTransaction(ctx, (t) => t.enqueue(awaitSamplesJob, { agencyId, tries: tries + 1 }));
    return;
  }
  const asOwner: Context = { ...ctx, actor: actorOf(owner, agencyId) };
  await concludeProcessingContract(asOwner, { version: contractVersion });
  await uploadProofs(asOwner, samples);
  await upload(asOwner, second.slug, await samples.few(factsOf(second)));
  await upload(asOwner, first.slug, await samples.whole(factsOf(first)));
  // Its job waits for the documents.
  await startTenderCheck(asOwner, judges, { slug: first.slug });
}

async function upload(ctx: Context, slug: string, files: readonly DocumentFile[]): Promise<void> {
  for (const { file, bytes } of files) await uploadDocument(ctx, { slug, name: file, bytes });
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

function actorOf({ id, email }: store.DemoOwner, agencyId: string): Context["actor"] {
  return {
    kind: "user",
    session: { id: "demo", userId: id, email, isAdmin: false, hasSecondFactor: false },
    membership: { agencyId, role: "owner", tier: "premium" },
  };
}

function factsOf({ slug, record }: { slug: string; record: Tender }): SampleTender {
  const last = bidDeadlines(record).at(-1);
  const { date = "", time } = last ? germanMoment(last) : {};
  return {
    title: record.title,
    buyer: record.buyers[0]?.name ?? "Die Auftraggeberin",
    reference: record.reference ?? slug,
    offersDueOn: date,
    offersDueAt: time === undefined || time === "24:00" ? "12:00" : time,
  };
}
