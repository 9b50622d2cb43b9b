import type { listAllDataRequests as endpoint } from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { berlinDay } from "../../platform/memory/berlin-day.ts";
import { asAdmin } from "../admin/index.ts";
import { countOpen, listRequests } from "./data-request.operator.store.ts";
import { toRecordedRequest } from "./to-data-request.ts";

const pageSize = 50;
type Answer = z.input<typeof endpoint.response>;
type Query = z.output<NonNullable<typeof endpoint.query>>;

/** A page of open or answered requests, and how many are open and overdue at all. */
export function listAllDataRequests(
  ctx: Context,
  { state = "open", cursor }: Query,
): Promise<Answer> {
  const today = berlinDay(ctx.now());
  return asAdmin(ctx, "listAllDataRequests", async (t) => {
    const rows = await listRequests(t, { state, cursor, limit: pageSize + 1 });
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    return {
      requests: page.map((row) => toRecordedRequest(row, today)),
      counts: await countOpen(t, today),
      ...(rows.length > pageSize && last && { nextCursor: last.id }),
    };
  });
}
