import { AppError } from "@tc/domain";
import type { listRejectedNotices as endpoint } from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { asAdmin } from "../../admin/index.ts";
import { sourceName } from "../../sources/index.ts";
import { hashOf } from "./hash-of.ts";
import * as store from "./rejected-notice.operator.store.ts";

const pageSize = 50;

/** A page of what no reader could read, with the reasons and sources of all of it. */
export async function listRejectedNotices(
  ctx: Context,
  { cursor, ...filter }: store.RejectedFilter & { readonly cursor?: string | undefined },
): Promise<z.input<typeof endpoint.response>> {
  if (cursor !== undefined && !hashOf(cursor)) throw new AppError("bad_request");
  const nameOf = (id: string) =>
    sourceName(
      id,
      ctx.ports.noticeSources.find((source) => source.id === id),
    );
  return asAdmin(ctx, "listRejectedNotices", async (t) => {
    const rows = await store.listRejectedRows(t, { ...filter, cursor, limit: pageSize + 1 });
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    const counts = await store.countRejected(t);
    const fitting = counts.filter(
      ({ source, code }) => (filter.source ?? source) === source && (filter.code ?? code) === code,
    );
    return {
      total: fitting.reduce((sum, { count }) => sum + count, 0),
      reasons: sumBy(counts, "code").map(([code, count]) => ({ code, count })),
      sources: sumBy(counts, "source").map(([id, count]) => ({ id, name: nameOf(id), count })),
      pending: await store.countPending(t),
      notices: page.map((row) => ({
        id: row.id,
        file: row.file,
        sourceId: row.source_id,
        sourceName: nameOf(row.source_id),
        receivedAt: row.received_at.toISOString(),
        sizeBytes: row.size_bytes,
        code: row.reject_code ?? "unknown",
        reason: row.reject_reason ?? "",
      })),
      ...(rows.length > pageSize && last && { nextCursor: last.id }),
    };
  });
}

type Count = Awaited<ReturnType<typeof store.countRejected>>[number];

function sumBy(counts: readonly Count[], field: "code" | "source"): [string, number][] {
  const sums = new Map<string, number>();
  for (const row of counts) sums.set(row[field], (sums.get(row[field]) ?? 0) + row.count);
  return [...sums].toSorted(([, a], [, b]) => b - a);
}
