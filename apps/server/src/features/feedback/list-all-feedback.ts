import type { listAllFeedback as endpoint } from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { asAdmin } from "../admin/index.ts";
import { listFeedbackRows } from "./feedback.operator.store.ts";
import { toFeedback } from "./to-feedback.ts";

const pageSize = 50;
type Answer = z.input<typeof endpoint.response>;

export function listAllFeedback(
  ctx: Context,
  { cursor }: { readonly cursor?: string | undefined },
): Promise<Answer> {
  return asAdmin(ctx, "listAllFeedback", async (t) => {
    const rows = await listFeedbackRows(t, { cursor, limit: pageSize + 1 });
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    return {
      feedback: page.map((row) => ({
        ...toFeedback(row),
        agency: { id: row.agency_id, name: row.agency_name },
        byName: row.by_name,
      })),
      ...(rows.length > pageSize && last && { nextCursor: last.id }),
    };
  });
}
