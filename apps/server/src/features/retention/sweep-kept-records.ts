import { dueBefore, retentionClasses } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import { deleteKeptRecords } from "./sweep-kept-records.operator.store.ts";

const { contracts, correspondence } = retentionClasses;

/** Deletes what the law wanted kept and wants kept no more. A second run deletes nothing. */
export async function sweepKeptRecords(ctx: Context): Promise<void> {
  const now = ctx.now();
  const before = {
    contracts: dueBefore(contracts, now),
    correspondence: dueBefore(correspondence, now),
  };
  const records = await asOperator(ctx, (t) => deleteKeptRecords(t, before));
  if (records > 0) ctx.log.info({ records }, "records deleted whose legal period is over");
}
