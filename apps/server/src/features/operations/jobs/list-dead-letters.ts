import type { listDeadLetters as endpoint } from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { asAdmin } from "../../admin/index.ts";
import { jobLabel } from "./job-labels.ts";
import { countDeadLetters, listCauses, listDeadLetterRows } from "./job-queue.operator.store.ts";

const pageSize = 50;

interface Filter {
  readonly job?: string | undefined;
  readonly cause?: string | undefined;
  readonly cursor?: string | undefined;
}

/** A page of the jobs that failed for good, with the causes of all of them. */
export function listDeadLetters(
  ctx: Context,
  filter: Filter,
): Promise<z.input<typeof endpoint.response>> {
  return asAdmin(ctx, "listDeadLetters", async (t) => {
    const rows = await listDeadLetterRows(t, { ...filter, limit: pageSize + 1 });
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    return {
      total: await countDeadLetters(t),
      causes: (await listCauses(t)).map(({ job, last_at: lastAt, ...row }) => ({
        ...row,
        job: job,
        label: jobLabel(job),
        lastAt: lastAt.toISOString(),
      })),
      letters: page.map((row) => ({
        id: row.id,
        job: row.job,
        label: jobLabel(row.job),
        cause: row.cause,
        ...(row.agency_name !== null && { agencyName: row.agency_name }),
        tries: row.tries,
        ...(row.created_at && { createdAt: row.created_at.toISOString() }),
        failedAt: row.failed_at.toISOString(),
        keptUntil: row.kept_until.toISOString(),
      })),
      ...(rows.length > pageSize && last && { nextCursor: last.id }),
    };
  });
}
