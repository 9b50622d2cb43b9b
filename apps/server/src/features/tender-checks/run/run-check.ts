import type { CheckFailure } from "@tc/contract";
import type { TenderCheckRow } from "../tender-check.store.ts";
import type { Context } from "../../../platform/context.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import type { JobTry } from "../../../platform/jobs/jobs.ts";
import type { Judges } from "../../assessment/index.ts";
import { isBeingFetched, makeExtract } from "../../documents/index.ts";
import { commitUse, refundUse } from "../../quota/index.ts";
import { awaitDocumentsJob, awaitScoresJob } from "../job-definitions.ts";
import { makeResult } from "../result/make-result.ts";
import * as store from "../tender-check.store.ts";
import { isPassingError } from "./passing-error.ts";
import { readInput } from "./read-input.ts";
import { findReading } from "./run.store.ts";

interface Subject {
  readonly agencyId: string;
  readonly tenderId: string;
}

/**
 * Does the check that an agency has started; a check that fails gives its use back to the quota. While documents are
 * fetched or read the job ends and comes back, and the queue takes up a run that a killed process has left.
 */
export async function runCheck(
  ctx: Context,
  judges: Judges,
  subject: Subject,
  signal: AbortSignal,
  { isLastTry }: JobTry = { isLastTry: false },
): Promise<void> {
  const { agencyId, tenderId } = subject;
  const check = await inAgency(ctx, agencyId, (t) => store.findCheck(t, tenderId));
  if (check?.state !== "running") return;
  try {
    await makeCheck(ctx, judges, subject, check);
  } catch (error) {
    const isPassing = isPassingError(error);
    if (signal.aborted || (isPassing && !isLastTry)) throw error;
    ctx.log.error({ err: error, ...subject }, "check failed");
    await fail(ctx, subject, check, isPassing ? "unavailable" : "internal");
  }
}

async function fail(
  ctx: Context,
  { agencyId, tenderId }: Subject,
  check: TenderCheckRow,
  failure: CheckFailure,
): Promise<void> {
  await inAgency(ctx, agencyId, async (t) => {
    await store.failCheck(t, tenderId, failure);
    // A tender that was counted before stays so: its earlier result is there.
    if (check.quota_use_id !== null) await refundUse(t, check.quota_use_id);
  });
}

async function makeCheck(
  ctx: Context,
  judges: Judges,
  subject: Subject,
  check: TenderCheckRow,
): Promise<void> {
  const { agencyId, tenderId } = subject;
  const mustWait = await inAgency(ctx, agencyId, async (t) => {
    await store.noteStep(t, tenderId, "documents");
    const { open } = await findReading(t, tenderId);
    const isIncomplete = open > 0 || (await isBeingFetched(t, tenderId));
    if (isIncomplete) await t.enqueue(awaitDocumentsJob, subject);
    return isIncomplete;
  });
  if (mustWait) return;
  await makeExtract(ctx, subject);
  await inAgency(ctx, agencyId, (t) => store.noteStep(t, tenderId, "requirements"));
  const read = await readInput(ctx, judges, subject);
  if (!read) return awaitScores(ctx, subject, check);
  const { input, versions } = read;
  await inAgency(ctx, agencyId, (t) => store.noteStep(t, tenderId, "terms"));
  const result = makeResult(input);
  await inAgency(ctx, agencyId, async (t) => {
    await store.endCheck(t, tenderId, { result, ...versions });
    if (check.quota_use_id !== null) await commitUse(t, check.quota_use_id);
  });
}

/** A first training takes minutes; without notices there is none. */
const scoresPatienceMs = 30 * 60_000;

async function awaitScores(ctx: Context, subject: Subject, check: TenderCheckRow): Promise<void> {
  if (ctx.now().getTime() - check.started_at.getTime() > scoresPatienceMs) {
    return fail(ctx, subject, check, "not-scored");
  }
  await inAgency(ctx, subject.agencyId, (t) => t.enqueue(awaitScoresJob, subject));
}
