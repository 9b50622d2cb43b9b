import type { BidDecision, TenderCheck } from "@tc/contract";
import type { Context } from "../../platform/context.ts";
import { berlinYear } from "../../platform/memory/berlin-day.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { judgeTender, requireTender } from "../assessment/index.ts";
import type { Judges } from "../assessment/index.ts";
import { isBeingFetched } from "../documents/index.ts";
import { getUsage, isCounted } from "../quota/index.ts";
import { findDecision, findFigures } from "./bid/bid.store.ts";
import type { DecisionRow } from "./bid/bid.store.ts";
import { calculationOf } from "./bid/calculation.ts";
import { proposalOf } from "./bid/propose.ts";
import { changesOf } from "./changes-of.ts";
import { findReading, findVersions } from "./run/run.store.ts";
import type { Reading, Versions } from "./run/run.store.ts";
import { findCheck, isAutomatic, isFree } from "./tender-check.store.ts";
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
    isFetching: await isBeingFetched(t, tender.id),
    versions: await findVersions(t, tender.id),
    decision: await findDecision(t, tender.id),
    figures: await findFigures(t, tender.id),
    usage: await getUsage(t),
    isCounted: await isCounted(t, tender.id),
  }));
  const { check, decision, usage, figures } = facts;
  const { entered, weights } = figures;
  const result = check?.result ?? undefined;
  const calculation = calculationOf({
    entered,
    effort: result?.effort,
    judgement,
    year: berlinYear(ctx.now()),
    seedKey: tender.id,
  });
  return {
    ...runOf(check, facts),
    ...(result && { result }),
    ...changesOf(check),
    isOutdated: check !== undefined && result !== undefined && isOutdated(check, facts.versions),
    ...proposalOf({ judgement, result, calculation, tender, weights, now: ctx.now() }),
    ...(decision && { decision: decisionOf(decision) }),
    calculation,
    quota: { ...usage, isCounted: facts.isCounted || isFree(check) },
    ...(judged.kind === "locked" && { lockedTier: judged.lock.tier }),
  };
}

/** Members do not see that an automatic run failed: a later run tries it again. */
function runOf(
  check: TenderCheckRow | undefined,
  { reading: { open, pagesRead, pages }, isFetching }: { reading: Reading; isFetching: boolean },
): Pick<TenderCheck, "run"> {
  if (!check || (check.state === "failed" && isAutomatic(check))) return {};
  const isReading = check.state === "running" && open > 0;
  const isWaiting = check.state === "running" && check.step === "documents" && isFetching;
  return {
    run: {
      state: check.state,
      step: check.step,
      startedAt: check.started_at.toISOString(),
      startedByName: check.started_by_name,
      isAutomatic: isAutomatic(check),
      ...(check.state === "failed" && check.failure && { failure: check.failure }),
      ...(isReading && { pagesRead, pages: Math.max(pages, pagesRead) }),
      ...(isWaiting && { isFetching: true }),
    },
  };
}

function isOutdated(check: TenderCheckRow, now: Versions): boolean {
  return (
    check.tender_version !== now.tenderVersion ||
    check.profile_version !== now.profileVersion ||
    check.documents_revision !== now.documentsRevision ||
    check.papers_digest !== now.papersDigest
  );
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
