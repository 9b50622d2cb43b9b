import type { FitWeights } from "@tc/assessment";
import { profileData } from "@tc/contract";
import type { ProfileData } from "@tc/contract";
import type { Tender, Tier } from "@tc/domain";
import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import type { LearnerLabel } from "../../scoring/index.ts";

/** The latest so many labels say what an agency wants today; more would only take longer. */
const maxLabels = 600;

export async function listLearnerLabels(t: AgencyTransaction): Promise<LearnerLabel[]> {
  const rows = await t.db
    .selectFrom("tender_label")
    .select(["tender_id", "kind", "reason", "created_at"])
    .where("agency_id", "=", t.agency.id)
    .where("retracted_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(maxLabels)
    .execute();
  return rows.map(({ tender_id, kind, reason, created_at }) => ({
    tenderId: tender_id,
    kind,
    reason,
    at: created_at,
  }));
}

export interface Learner {
  readonly tier: Tier | null;
  readonly profile: ProfileData;
}

export async function findLearner(t: AgencyTransaction): Promise<Learner | undefined> {
  const row = await t.db
    .selectFrom("profile")
    .innerJoin("agency", "agency.id", "profile.agency_id")
    .select(["agency.tier", "profile.data"])
    .where("profile.agency_id", "=", t.agency.id)
    .executeTakeFirst();
  return row && { tier: row.tier, profile: profileData.parse(row.data) };
}

export interface Learning {
  /** The agency's own; null: everybody's hold */
  readonly weights: FitWeights | null;
  readonly weights_before: FitWeights | null;
  readonly was_refused: boolean;
  readonly learnt_at: Date | null;
}

export async function findLearning(t: AgencyTransaction): Promise<Learning | undefined> {
  const { rows } = await sql<Learning>`
    select weights, weights_before, was_refused, learnt_at from agency_learning
    where agency_id = ${t.agency.id}`.execute(t.db);
  return rows[0];
}

export interface LearningToWrite {
  readonly weights: FitWeights | null;
  readonly weightsBefore: FitWeights;
  readonly labelCount: number;
  readonly wasRefused: boolean;
  /** They are new at this moment. */
  readonly isLearnt: boolean;
}

export async function writeLearning(
  t: AgencyTransaction,
  { weights, weightsBefore, labelCount, wasRefused, isLearnt }: LearningToWrite,
): Promise<void> {
  const values = {
    weights: weights && JSON.stringify(weights),
    weights_before: JSON.stringify(weightsBefore),
    label_count: labelCount,
    was_refused: wasRefused,
    tried_at: t.now(),
    ...(isLearnt && { learnt_at: t.now() }),
    ...(!weights && { learnt_at: null }),
  };
  await t.db
    .insertInto("agency_learning")
    .values({ agency_id: t.agency.id, ...values })
    .onConflict((conflict) => conflict.column("agency_id").doUpdateSet(values))
    .execute();
}

export interface LearnerTender {
  readonly id: string;
  readonly record: Tender;
  /** TenderForecast; null: none yet */
  readonly forecast: object | null;
}

/** Judged tenders; published data. */
export async function listLearnerTenders(db: Db, ids: readonly string[]): Promise<LearnerTender[]> {
  const { rows } = await sql<LearnerTender>`
    select t.id, t.record, f.forecast
    from tender t left join tender_forecast f on f.tender_id = t.id
    where t.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

export interface Win {
  readonly slug: string;
  readonly title: string;
  readonly awarded_on: string | null;
}

/** What the agency has won, latest first; a tender once, however many lots. */
export async function listWins(t: AgencyTransaction, limit: number): Promise<Win[]> {
  const { rows } = await sql<Win>`
    select tender.slug, tender.title, max(award.awarded_on) as awarded_on
    from tender_label l join tender on tender.id = l.tender_id
      left join award on award.tender_id = l.tender_id
        and (l.lot_id is null or award.lot_id = l.lot_id)
    where l.agency_id = ${t.agency.id} and l.kind = 'won' and l.retracted_at is null
    group by tender.id
    order by awarded_on desc nulls last, tender.slug
    limit ${limit}`.execute(t.db);
  return rows;
}
