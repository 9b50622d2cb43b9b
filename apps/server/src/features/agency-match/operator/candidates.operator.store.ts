import type { FitWeights } from "@tc/assessment";
import type { ProfileData } from "@tc/contract";
import type { Tier } from "@tc/domain";
import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";

export interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly tier: Tier;
  readonly data: ProfileData;
  readonly version: number;
  readonly weights: FitWeights | null;
}

/** Agencies of these plans whose profile is finished, with what their fit rests on. */
export async function listCandidates(
  t: Transaction,
  tiers: readonly Tier[],
): Promise<readonly Candidate[]> {
  const { rows } = await sql<Candidate>`
    select a.id, a.name, a.tier, p.data, p.version, l.weights
    from agency a join profile p on p.agency_id = a.id
      left join agency_learning l on l.agency_id = a.id
    where a.tier = any(${[...tiers]}::text[]) and a.deletion_due_at is null and p.onboarded_at is not null
    order by a.id`.execute(t.db);
  return rows;
}
