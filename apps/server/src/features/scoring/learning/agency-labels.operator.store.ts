import type { Lot, PriceLevel } from "@tc/domain";
import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";

export interface AgencyLabel {
  readonly agencyId: string;
  readonly tenderId: string;
  readonly kind: string;
  readonly reason: string | null;
  readonly at: Date;
}

/** What agencies have said, the latest of each and of all. */
export async function listLabels(
  { db }: Transaction,
  { perAgency, total }: { readonly perAgency: number; readonly total: number },
): Promise<AgencyLabel[]> {
  const { rows } = await sql<AgencyLabel>`
    select agency_id as "agencyId", tender_id as "tenderId", kind, reason, created_at as at
    from (
      select *, row_number() over (partition by agency_id order by created_at desc, id) as n
      from tender_label where retracted_at is null
    ) as latest
    where n <= ${perAgency} order by created_at desc, id limit ${total}`.execute(db);
  return rows;
}

export interface JudgedTender {
  readonly id: string;
  /** Tender as JSON */
  readonly record: string;
  /** TenderForecast as JSON */
  readonly forecast: string | null;
}

export async function judgedTenders(
  { db }: Transaction,
  tenderIds: readonly string[],
): Promise<JudgedTender[]> {
  const { rows } = await sql<JudgedTender>`
    select t.id, t.record::text as record, f.forecast::text as forecast
    from tender t left join tender_forecast f on f.tender_id = t.id
    where t.id = any(${tenderIds}::uuid[]) order by t.id`.execute(db);
  return rows;
}

export interface BidOutcome {
  readonly agencyId: string;
  /** Day of the bid */
  readonly day: string;
  readonly won: boolean;
  /** What the list said when the bid was noted */
  readonly prediction: {
    readonly score: number;
    readonly low: number;
    readonly high: number;
    readonly knockout: number;
    readonly chance: number | null;
    /** The profile's word then, and the weight of the price by the agency's own documents */
    readonly priceLevel?: PriceLevel;
    readonly documentPricePercent?: number;
  };
  readonly lots: readonly Pick<Lot, "kind" | "awardCriteria">[];
  /** TenderForecast of before the award as JSON */
  readonly forecast: string;
}

/** Bids that were noted as such and of which the outcome is known. A tender not bid for is no outcome. */
export async function listBidOutcomes({ db }: Transaction): Promise<BidOutcome[]> {
  const { rows } = await sql<BidOutcome>`
    select bid.agency_id as "agencyId", to_char(bid.created_at at time zone 'UTC', 'YYYY-MM-DD') as day,
      bool_or(outcome.kind = 'won') as won, bid.prediction, f.forecast::text as forecast,
      coalesce((
        select json_agg(json_build_object('kind', lot->'kind', 'awardCriteria', lot->'awardCriteria'))
        from json_array_elements(t.record->'lots') lot), '[]') as lots
    from tender_label bid
      join tender_label outcome on outcome.agency_id = bid.agency_id and outcome.tender_id = bid.tender_id
        and outcome.kind in ('won', 'lost') and outcome.retracted_at is null
      join tender_forecast f on f.tender_id = bid.tender_id
      join tender t on t.id = bid.tender_id
    where bid.kind = 'bid' and bid.retracted_at is null and bid.prediction->>'chance' is not null
    group by bid.id, f.tender_id, t.id
    order by bid.created_at, bid.id`.execute(db);
  return rows;
}
