import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";
import { hasAllParts } from "../../scoring/index.ts";
import type { ModelBasis } from "../../scoring/index.ts";

export interface VersionRow {
  readonly version: number;
  readonly trainedAt: Date;
  readonly dataset: "sample" | "real";
  readonly status: "building" | "active" | "retired";
  /** Of a training that is under way there is none yet. */
  readonly basis: Partial<ModelBasis>;
  readonly activatedAt: Date | null;
  readonly heldAt: Date | null;
  readonly heldBy: string | null;
  readonly reason: string | null;
  readonly canActivate: boolean;
}

/** The newest versions, and whatever older one is in use or can be gone back to. */
export async function listVersionRows(t: Transaction, limit: number): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select m.version, m.trained_at as "trainedAt", m.dataset, m.status, m.basis, m.activated_at as "activatedAt",
      m.held_at as "heldAt", u.name as "heldBy", m.held_reason as reason,
      m.status = 'retired' and m.dataset = d.kind and ${hasAllParts} as "canActivate"
    from scoring_model m cross join dataset d left join user_account u on u.id = m.held_by
    where m.version in (select version from scoring_model order by version desc limit ${limit})
      or exists (select from scoring_model_part p where p.version = m.version)
    order by m.version desc`.execute(t.db);
  return rows;
}
