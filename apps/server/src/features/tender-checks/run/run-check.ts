import type { TenderCheckRow } from "../tender-check.store.ts";
import type { Context } from "../../../platform/context.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import type { Judges } from "../../assessment/index.ts";
import { makeExtract } from "../../documents/index.ts";
import { commitUse, refundUse } from "../../quota/index.ts";
import { awaitDocumentsJob } from "../job-definitions.ts";
import { makeResult } from "../result/make-result.ts";
import * as store from "../tender-check.store.ts";
import { readInput } from "./read-input.ts";
import { findReading } from "./run.store.ts";

interface Subject {
  readonly agencyId: string;
  readonly tenderId: string;
}

/**
 * Does the check that an agency has started. While documents are being read it ends and comes back, so that no process
 * waits. What fails is given back to the quota; a killed process leaves a run that the queue takes up again.
 */
export async function runCheck(
  ctx: Context,
  judges: Judges,
  subject: Subject,
  signal: AbortSignal,
): Promise<void> {
  const { agencyId, tenderId } = subject;
  const check = await inAgency(ctx, agencyId, (t) => store.findCheck(t, tenderId));
  if (check?.state !== "running") return;
  try {
    await makeCheck(ctx, judges, subject, check);
  } catch (error) {
    if (signal.aborted) throw error;
    ctx.log.error({ err: error, ...subject }, "check failed");
    await inAgency(ctx, agencyId, async (t) => {
      await store.failCheck(t, tenderId);
      // A tender that was counted before stays so: its earlier result is there.
      if (check.quota_use_id !== null) await refundUse(t, check.quota_use_id);
    });
  }
}

async function makeCheck(
  ctx: Context,
  judges: Judges,
  subject: Subject,
  check: TenderCheckRow,
): Promise<void> {
  const { agencyId, tenderId } = subject;
  const isReading = await inAgency(ctx, agencyId, async (t) => {
    await store.noteStep(t, tenderId, "documents");
    const { open } = await findReading(t, tenderId);
    if (open > 0) await t.enqueue(awaitDocumentsJob, subject);
    return open > 0;
  });
  if (isReading) return;
  await makeExtract(ctx, subject);
  await inAgency(ctx, agencyId, (t) => store.noteStep(t, tenderId, "requirements"));
  const { input, versions } = await readInput(ctx, judges, subject);
  await inAgency(ctx, agencyId, (t) => store.noteStep(t, tenderId, "terms"));
  const result = makeResult(input);
  await inAgency(ctx, agencyId, async (t) => {
    await store.endCheck(t, tenderId, { result, ...versions });
    if (check.quota_use_id !== null) await commitUse(t, check.quota_use_id);
  });
}
