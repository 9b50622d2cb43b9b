import type { Transaction } from "../../../platform/context.ts";
import type { ModelBasis } from "../../scoring/index.ts";

export async function listVersionRows(t: Transaction, limit: number) {
  const rows = await t.db
    .selectFrom("scoring_model")
    .select(["version", "trained_at", "dataset", "status", "basis"])
    .orderBy("version", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...row,
    // Of a training that is under way there is none yet.
    basis: row.basis as Partial<ModelBasis>,
    status: row.status as "building" | "active" | "retired",
  }));
}
