import type { TenderClocks } from "@tc/contract";
import { AppError, invariant } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { findLineTender } from "./line.store.ts";
import type { LineTender } from "./line.store.ts";
import { listLines } from "./list-lines.ts";

/** The whole line of a tender. Throws not_found. */
export function getTenderClocks(ctx: Context, { slug }: { slug: string }): Promise<TenderClocks> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => tenderClocks(t, await requireLineTender(t, slug)));
}

export async function requireLineTender(t: AgencyTransaction, slug: string): Promise<LineTender> {
  const tender = await findLineTender(t, slug);
  if (!tender) throw new AppError("not_found");
  return tender;
}

/** What every change of a line answers with */
export async function tenderClocks(
  t: AgencyTransaction,
  tender: LineTender,
): Promise<TenderClocks> {
  const { lines, members, bufferHours } = await listLines(t, [tender]);
  const [line] = lines;
  invariant(line, "one tender has one line");
  const { clocks, isLocked } = line;
  const { slug, title, record } = tender;
  return {
    slug,
    title,
    stage: record.stage,
    clocks: [...clocks],
    members: [...members],
    bufferHours,
    isLocked,
  };
}
