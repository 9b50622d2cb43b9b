import type { getTender as endpoint } from "@tc/contract";
import { AppError, tenderState } from "@tc/domain";
import { partyKeys } from "@tc/notices";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import * as store from "./tenders.store.ts";

export type TenderDetail = z.input<typeof endpoint.response>;

/** One tender whole. An old address answers with the tender it became part of, under its new one. */
export async function getTender(ctx: Context, slug: string): Promise<TenderDetail> {
  const row = await store.findTender(ctx.db, slug);
  if (!row) throw new AppError("not_found");
  const keys = row.record.buyers.map((buyer) => partyKeys(buyer));
  const buyers = await store.buyersByKey(ctx.db, [...new Set(keys.flat())]);
  return {
    id: row.id,
    slug: row.slug,
    state: tenderState(
      {
        stage: row.stage,
        lastDeadlineAt: row.last_deadline_at?.getTime(),
        updatedOn: row.updated_on ?? undefined,
      },
      ctx.now().getTime(),
    ),
    buyerIds: keys.map((one) => one.map((key) => buyers.get(key)).find((id) => id) ?? null),
    tender: row.record as TenderDetail["tender"],
    sample: row.is_sample,
  };
}
