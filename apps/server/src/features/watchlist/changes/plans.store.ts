import { sql } from "kysely";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { listMilestones } from "../../deadlines/index.ts";
import type { Milestone } from "../../deadlines/index.ts";
import { listCardSummaries } from "../../pipeline/index.ts";
import type { CardSummary } from "../../pipeline/index.ts";
import type { Plans } from "./breaks-of.ts";

interface WorkRow {
  readonly tenderId: string;
  readonly checkedAt: string | null;
  readonly goAt: Date | null;
  readonly hasCalculation: boolean;
}

export interface TenderPlans {
  readonly plans: Plans;
  readonly card: CardSummary | undefined;
  /** Open ones, earliest first */
  readonly milestones: readonly Milestone[];
}

/** What the agency has planned and worked out for these tenders, by the tender's id; each has an entry. */
export async function readPlans(
  t: AgencyTransaction,
  tenderIds: readonly string[],
): Promise<ReadonlyMap<string, TenderPlans>> {
  if (tenderIds.length === 0) return new Map();
  const milestones = (await listMilestones(t, tenderIds)).filter(({ doneAt }) => !doneAt);
  const milestonesOf = Map.groupBy(milestones, ({ tenderId }) => tenderId);
  const cards = await listCardSummaries(t, tenderIds);
  const work = new Map((await listWork(t, tenderIds)).map((row) => [row.tenderId, row]));
  return new Map(
    tenderIds.map((tenderId) => {
      const { checkedAt, goAt, hasCalculation = false } = work.get(tenderId) ?? {};
      const card = cards.get(tenderId);
      const openOnes = milestonesOf.get(tenderId) ?? [];
      const plans: Plans = {
        milestones: openOnes,
        ...(typeof checkedAt === "string" && { checkedAt: new Date(checkedAt) }),
        ...(goAt && { goAt }),
        hasCalculation,
        ...(card && { stage: card.stage }),
      };
      return [tenderId, { plans, card, milestones: openOnes }];
    }),
  );
}

async function listWork(t: AgencyTransaction, tenderIds: readonly string[]): Promise<WorkRow[]> {
  const { rows } = await sql<WorkRow>`
    select x.id as "tenderId", c.result ->> 'madeAt' as "checkedAt", d.decided_at as "goAt",
      b.tender_id is not null as "hasCalculation"
    from unnest(${tenderIds}::uuid[]) as x (id)
      left join tender_check c on c.agency_id = ${t.agency.id} and c.tender_id = x.id and c.result is not null
      left join bid_decision d on d.agency_id = ${t.agency.id} and d.tender_id = x.id and d.decision = 'go'
      left join bid_calculation b on b.agency_id = ${t.agency.id} and b.tender_id = x.id and b.entered <> '{}'
    where coalesce(c.tender_id, d.tender_id, b.tender_id) is not null`.execute(t.db);
  return rows;
}
