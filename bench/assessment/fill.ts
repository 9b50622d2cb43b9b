import type { Tender } from "@tc/domain";
import { sql } from "kysely";
import type { Db } from "../../apps/server/src/platform/database/database.ts";

/** Every second tender of a corpus gets a result, so that models have something to learn from. */
export function awardedInTurn<Saved extends { readonly tender: Tender }>(
  saved: Saved,
  n: number,
): Saved {
  const { tender } = saved;
  const [lot] = tender.lots;
  if (n % 2 === 1 || !lot) return saved;
  return {
    ...saved,
    tender: {
      ...tender,
      stage: "awarded",
      results: [
        {
          lotId: lot.id,
          outcome: "selec-w",
          offersReceived: 1 + (n % 9),
          offersReceivedCode: "tenders",
          value: { cents: 2_000_000 + (n % 37) * 1_000_000, currency: "EUR" },
          winners: [{ name: `Gewinner ${n % 300} GmbH`, identifiers: [] }],
          contractOn: tender.publishedOn ?? "2026-01-15",
          withheld: [],
        },
      ],
    },
  };
}

/** Results of all awarded tenders, as the ingest writes them, won by three thousand suppliers. */
export async function fillAwards(db: Db): Promise<void> {
  await sql`
    insert into supplier (id, name)
    select md5('supplier ' || n)::uuid, 'Gewinner ' || n || ' GmbH' from generate_series(1, 3000) n`.execute(
    db,
  );
  await sql`
    insert into award (tender_id, lot_id, buyer_id, outcome, offers_received, offers_received_code, awarded_on)
    select id, 'LOT-0001', buyer_id, 'selec-w', 1 + abs(hashtext(id::text)) % 12, 'tenders',
      date '2026-11-01' - abs(hashtext(slug)) % 1500
    from tender where stage = 'awarded'`.execute(db);
  await sql`
    insert into award_winner (tender_id, lot_id, supplier_id, rank)
    select tender_id, lot_id, md5('supplier ' || 1 + abs(hashtext('w' || tender_id)) % 3000)::uuid, 1
    from award where abs(hashtext('n' || tender_id)) % 10 > 0`.execute(db);
}

/** What lists know of forecasts, without models behind it; every fourth amount is quoted and may lock. */
export async function fillForecasts(db: Db): Promise<void> {
  await sql`
    insert into tender_forecast (tender_id, tender_version, model_version, forecast, mean_offers, low_offers,
      high_offers, is_contested, budget_kind, budget_cents, budget_low_cents, budget_high_cents, budget_currency,
      expected_cents, lock_cents, forecast_at)
    select id, version, 1, '{}', 1 + abs(hashtext(slug)) % 900 / 100.0, 1, 12, abs(hashtext(slug)) % 5 = 0,
      case when is_quoted then 'quoted' else 'estimate' end, cents, cents / 3, cents * 3, 'EUR', cents,
      case when is_quoted then cents end, now()
    from tender, lateral (select 1000000 + abs(hashtext('b' || slug))::bigint * 40 as cents,
      abs(hashtext('q' || slug)) % 4 = 0 as is_quoted) as b`.execute(db);
}

/** Scores of some tenders for one agency, and some marks of its own. */
export async function fillScores(db: Db, agencyId: string, count: number): Promise<void> {
  await sql`
    insert into fit_score (agency_id, tender_id, tender_version, profile_version, model_version, score, low, high,
      knockout, parts, chance, chance_low, chance_high, scored_at)
    select ${agencyId}, id, version, 1, 1, fit, greatest(0, fit - 12), least(100, fit + 9), fit % 3,
      array[fit, -1, 50, 40, 60], 5 * (1 + fit % 10), 5, 60, now()
    from (select *, (abs(hashtext('f' || slug)) % 101)::smallint as fit from tender
      order by md5(id::text) limit ${count}) t`.execute(db);
  await sql`
    insert into scoring_state (agency_id, profile_version, model_version, is_complete, scored_at)
    values (${agencyId}, 1, 1, true, now())`.execute(db);
  await sql`
    insert into tender_label (agency_id, tender_id, kind, source, created_at)
    select ${agencyId}, tender_id, case when score % 4 = 0 then 'saved' else 'dismissed' end, 'user', now()
    from fit_score where agency_id = ${agencyId} and score < 12`.execute(db);
}
