import type { BidDecision, CheckResult, TenderCheck } from "@tc/contract";
import type { Context } from "../../platform/context.ts";
import { berlinDay } from "../../platform/memory/berlin-day.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { judgeTender } from "../assessment/index.ts";
import type { Judgement, Judges } from "../assessment/index.ts";
import { getUsage, isCounted } from "../quota/index.ts";
import { findDecision, findEntered } from "./bid/bid.store.ts";
import type { DecisionRow } from "./bid/bid.store.ts";
import { calculationOf } from "./bid/calculation.ts";
import { requireTender } from "./require-tender.ts";
import { changesBetween } from "./result/changes.ts";
import { findReading, findVersions } from "./run/run.store.ts";
import type { Reading } from "./run/run.store.ts";
import { findCheck, isFree } from "./tender-check.store.ts";
import type { TenderCheckRow } from "./tender-check.store.ts";

/** The check of a tender with all that stands around it: quota, proposal, decision, calculation. */
export async function getTenderCheck(
  ctx: Context,
  judges: Judges,
  { slug }: { slug: string },
): Promise<TenderCheck> {
  const { agencyId, tier } = requireMembership(ctx);
  const tender = await requireTender(ctx, slug);
  const judged = await judgeTender(ctx, judges, { agencyId, tier }, tender);
  const judgement = judged.kind === "judged" ? judged : undefined;
  const facts = await inAgency(ctx, agencyId, async (t) => ({
    check: await findCheck(t, tender.id),
    reading: await findReading(t, tender.id),
    versions: await findVersions(t, tender.id),
    decision: await findDecision(t, tender.id),
    entered: await findEntered(t, tender.id),
    usage: await getUsage(t),
    isCounted: await isCounted(t, tender.id),
  }));
  const { check, decision, usage, entered } = facts;
  const result = check?.result ?? undefined;
  return {
    ...(check && { run: runOf(check, facts.reading) }),
    ...(result && { result }),
    ...changesOf(check),
    isOutdated: check !== undefined && result !== undefined && isOutdated(check, facts.versions),
    ...proposalOf(judgement, result),
    ...(decision && { decision: decisionOf(decision) }),
    calculation: calculationOf({
      entered,
      effort: result?.effort,
      judgement,
      year: Number(berlinDay(ctx.now()).slice(0, 4)),
      seedKey: tender.id,
    }),
    quota: { ...usage, isCounted: facts.isCounted || isFree(check) },
    ...(judged.kind === "locked" && { lockedTier: judged.lock.tier }),
  };
}

function runOf(check: TenderCheckRow, { open, pagesRead, pages }: Reading): TenderCheck["run"] {
  const isReading = check.state === "running" && open > 0;
  return {
    state: check.state,
    step: check.step,
    startedAt: check.started_at.toISOString(),
    startedByName: check.started_by_name,
    ...(isReading && { pagesRead, pages: Math.max(pages, pagesRead) }),
  };
}

function changesOf(check: TenderCheckRow | undefined): Pick<TenderCheck, "changes"> {
  if (!check?.result || !check.result_before) return {};
  const sentences = changesBetween(check.result_before, check.result);
  return sentences.length > 0 ? { changes: { since: check.result_before.madeAt, sentences } } : {};
}

function isOutdated(
  check: TenderCheckRow,
  now: { tenderVersion: number; profileVersion: number; documentsRevision: number },
): boolean {
  return (
    check.tender_version !== now.tenderVersion ||
    check.profile_version !== now.profileVersion ||
    check.documents_revision !== now.documentsRevision
  );
}

/** The verdict of the tender's page; what the documents leave unclear has to be asked first. */
function proposalOf(
  judgement: Judgement | undefined,
  result: CheckResult | undefined,
): Pick<TenderCheck, "proposal"> {
  const verdict = judgement?.verdict;
  if (!verdict) return {};
  const { decision, sentence } = verdict;
  const unclear = result?.requirements.filter(({ state }) => state === "unclear").length ?? 0;
  if (decision !== "go" || unclear === 0) return { proposal: { decision, sentence } };
  const words = unclear === 1 ? "Eine Angabe ist" : `${unclear} Angaben sind`;
  return {
    proposal: { decision: "check", sentence: `${words} unklar; alles andere spricht dafür.` },
  };
}

function decisionOf({ decision, reasons, note, ...row }: DecisionRow): BidDecision {
  return {
    decision,
    reasons: [...reasons],
    ...(note !== null && { note }),
    at: row.decided_at.toISOString(),
    byName: row.decided_by_name,
  };
}
