import { berlinClock } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { isOff } from "../../../platform/switches/switched-off.store.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { listDueAgencies } from "../due/due-agencies.operator.store.ts";
import type { DueAgency } from "../due/due-agencies.operator.store.ts";
import type { NewTenders } from "../hits/new-tenders.ts";
import { hasDueDigest, sendDigests } from "./send-digests.ts";
import type { DigestReport } from "./send-digests.ts";
import { tendersFor } from "./tenders-for.ts";

const agenciesPerStep = 500;
/** Transactions at a time; the database and this process share the work. */
const atOnce = 3;

export interface RunReport extends DigestReport {
  /** Agencies that the next run tries again */
  readonly failed: number;
}

/**
 * Sends every digest that is due, agency by agency. What is due stands in the database: a lost run is made up by the next
 * one, a doubled one changes nothing. So is what came due while digests were switched off.
 */
export async function runDigests(ctx: Context, signal: AbortSignal): Promise<RunReport> {
  const total = { mails: 0, quiet: 0, failed: 0 };
  const clock = berlinClock(ctx.now());
  let tenders: NewTenders | undefined;
  let after: string | undefined;
  while (!signal.aborted && !(await isOff(ctx, "digests"))) {
    const due = await asOperator(ctx, (t) =>
      listDueAgencies(t, { clock, after, limit: agenciesPerStep }),
    );
    if (due.length === 0) break;
    after = due.at(-1)?.id;
    const really = await fromFirstDue(ctx, due);
    if (really.length === 0) continue;
    tenders = await tendersFor(ctx, really, tenders, signal);
    const waiting = really.values();
    await Promise.all(
      Array.from({ length: atOnce }, () =>
        work(ctx, waiting, tenders as NewTenders, total, signal),
      ),
    );
  }
  if (total.mails + total.quiet > 0) ctx.log.info({ total }, "digests sent");
  return total;
}

/** Those from the first on in which a member's digest is due: without one nothing needs to be read. */
async function fromFirstDue(ctx: Context, agencies: readonly DueAgency[]): Promise<DueAgency[]> {
  for (const [at, { id }] of agencies.entries()) {
    // An agency that cannot be read counts as due: `work` reads it again and logs the error.
    if (await hasDueDigest(ctx, id).catch(() => true)) return agencies.slice(at);
  }
  return [];
}

async function work(
  ctx: Context,
  waiting: Iterator<DueAgency, undefined>,
  tenders: NewTenders,
  total: { mails: number; quiet: number; failed: number },
  signal: AbortSignal,
): Promise<void> {
  for (let next = waiting.next(); next.value && !signal.aborted; next = waiting.next()) {
    const { id } = next.value;
    try {
      if (await isOff(ctx, "digests")) return;
      const { mails, quiet } = await sendDigests(ctx, id, tenders);
      total.mails += mails;
      total.quiet += quiet;
    } catch (error) {
      // One agency must not hold back all others; the next run tries it again.
      total.failed++;
      ctx.log.error({ err: error, agencyId: id }, "digests of an agency failed");
    }
  }
}
