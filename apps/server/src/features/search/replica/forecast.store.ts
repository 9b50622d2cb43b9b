import { sql } from "kysely";
import { documentCents, statedLockCents } from "../index/stated-lock-cents.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { IndexedForecast } from "@tc/search-engine";
import type { ChangedRow } from "../index/search-index.store.ts";

export type ChangedForecast = IndexedForecast & ChangedRow;

interface ForecastRow {
  readonly id: string;
  readonly changedBy: string;
  readonly meanOffers: number | null;
  readonly isContested: boolean | null;
  readonly expectedCents: string | null;
  readonly lockCents: string | null;
}

const ofDocuments = documentCents("f.tender_id");
const columns = sql`
  tender_id as id, changed_by::text as "changedBy", mean_offers as "meanOffers",
  is_contested as "isContested", case when ${statedLockCents} is null then coalesce(${ofDocuments}, expected_cents)
    else expected_cents end as "expectedCents",
  coalesce(${statedLockCents}, ${ofDocuments}) as "lockCents"`;
const firstId = "00000000-0000-0000-0000-000000000000";

/** The next forecasts by id, for reading everything; those that say nothing are left out. */
export async function forecastsAfter(
  db: Db,
  id: string | undefined,
  limit: number,
): Promise<ChangedForecast[]> {
  const { rows } = await sql<ForecastRow>`
    select ${columns} from tender_forecast f
    where tender_id > ${id ?? firstId}::uuid
      and (mean_offers is not null or expected_cents is not null or lock_cents is not null
        or ${ofDocuments} is not null)
    order by tender_id limit ${limit}`.execute(db);
  return rows.map(toForecast);
}

/** Those of some tenders */
export async function forecastsById(db: Db, ids: readonly string[]): Promise<IndexedForecast[]> {
  const { rows } = await sql<ForecastRow>`
    select ${columns} from tender_forecast f where tender_id = any(${ids}::uuid[])`.execute(db);
  return rows.map(toForecast);
}

/**
 * A page of the forecasts written by transaction `from` or later. Rows of a restored dump may carry numbers of
 * transactions that this server has yet to reach; they were read with everything and would come back each time.
 */
export async function changedForecasts(
  db: Db,
  from: string,
  after: ChangedRow | undefined,
  limit: number,
): Promise<ChangedForecast[]> {
  const { rows } = await sql<ForecastRow>`
    select ${columns} from tender_forecast f
    where changed_by >= ${from}::xid8 and changed_by < pg_snapshot_xmax(pg_current_snapshot())
      and (changed_by, tender_id) > (${after?.changedBy ?? "0"}::xid8, ${after?.id ?? firstId}::uuid)
    order by changed_by, tender_id limit ${limit}`.execute(db);
  return rows.map(toForecast);
}

function toForecast(row: ForecastRow): ChangedForecast {
  const { id, changedBy, meanOffers, isContested, expectedCents, lockCents } = row;
  return {
    id,
    changedBy,
    meanOffers: meanOffers ?? undefined,
    isContested: isContested ?? false,
    expectedCents: expectedCents === null ? undefined : Number(expectedCents),
    lockCents: lockCents === null ? undefined : Number(lockCents),
  };
}
