import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";
import { holdAgency } from "../../../platform/tenancy/agency-lock.store.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

/** In millionths of a euro: what the agency may spend in a day, and what may be spent in all */
export interface DayLimits {
  readonly agency: number;
  readonly all: number;
}

/** The same for fetched documents: for what one agency asked for first, for all of them, and in all */
export interface FetchedLimits {
  readonly share: number;
  readonly fetched: number;
  readonly all: number;
}

/** The day's money is spent. Ends the transaction, and with it what the reservation has counted. */
export class DaySpent extends Error {
  constructor() {
    super("the money for a day's language model is spent");
    this.name = "DaySpent";
  }
}

/** The agency's share of the money for fetched documents is spent; others may have some left. Ends the transaction. */
export class ShareSpent extends Error {
  constructor() {
    super("an agency's share of the money for fetched documents is spent");
    this.name = "ShareSpent";
  }
}

/** Counts what a call may cost, before it is made: calls at the same time cannot exceed the limits together. */
export async function reserveSpend(
  t: AgencyTransaction,
  day: string,
  microEuros: number,
  { agency, all }: DayLimits,
): Promise<void> {
  // An agency that was deleted meanwhile has no money either.
  if (microEuros > agency || !(await holdAgency(t))) throw new DaySpent();
  const ofAgency = await sql`
    insert into model_spend (agency_id, day, micro_euros) values (${t.agency.id}, ${day}, ${microEuros})
    on conflict (agency_id, day) do update set micro_euros = model_spend.micro_euros + excluded.micro_euros
      where model_spend.micro_euros + excluded.micro_euros <= ${agency}
    returning 1`.execute(t.db);
  if (ofAgency.rows.length === 0) throw new DaySpent();
  await reserveDay(t, day, { microEuros, fetched: 0 }, { fetched: 0, all });
}

/** The same for fetched documents. No agency pays for them; the cost counts for the share of the one that asked first. */
export async function reserveFetchedSpend(
  t: AgencyTransaction,
  day: string,
  microEuros: number,
  { share, fetched, all }: FetchedLimits,
): Promise<void> {
  // An agency that was deleted meanwhile has no share either.
  if (microEuros > share || !(await holdAgency(t))) throw new ShareSpent();
  const ofAgency = await sql`
    insert into model_spend (agency_id, day, micro_euros, fetched_micro_euros)
      values (${t.agency.id}, ${day}, 0, ${microEuros})
    on conflict (agency_id, day)
      do update set fetched_micro_euros = model_spend.fetched_micro_euros + excluded.fetched_micro_euros
      where not model_spend.is_fetched_share_spent
        and model_spend.fetched_micro_euros + excluded.fetched_micro_euros <= ${share}
    returning 1`.execute(t.db);
  if (ofAgency.rows.length === 0) throw new ShareSpent();
  await reserveDay(t, day, { microEuros, fetched: microEuros }, { fetched, all });
}

/** From now on nothing more is read at the agency's expense that day, so that one refusal is the last. */
export async function noteShareSpent(t: AgencyTransaction, day: string): Promise<void> {
  if (!(await holdAgency(t))) return;
  await sql`
    insert into model_spend (agency_id, day, micro_euros, is_fetched_share_spent)
      values (${t.agency.id}, ${day}, 0, true)
    on conflict (agency_id, day) do update set is_fetched_share_spent = true`.execute(t.db);
}

export async function isShareSpent(t: AgencyTransaction, day: string): Promise<boolean> {
  const row = await t.db
    .selectFrom("model_spend")
    .select("is_fetched_share_spent")
    .where("agency_id", "=", t.agency.id)
    .where("day", "=", day)
    .executeTakeFirst();
  return row?.is_fetched_share_spent ?? false;
}

async function reserveDay(
  t: Transaction,
  day: string,
  { microEuros, fetched }: { readonly microEuros: number; readonly fetched: number },
  limits: { readonly fetched: number; readonly all: number },
): Promise<void> {
  if (microEuros > limits.all || fetched > limits.fetched) throw new DaySpent();
  const { rows } = await sql`
    insert into model_day (day, micro_euros, fetched_micro_euros) values (${day}, ${microEuros}, ${fetched})
    on conflict (day) do update set micro_euros = model_day.micro_euros + excluded.micro_euros,
        fetched_micro_euros = model_day.fetched_micro_euros + excluded.fetched_micro_euros
      where model_day.micro_euros + excluded.micro_euros <= ${limits.all}
        and (excluded.fetched_micro_euros = 0
          or model_day.fetched_micro_euros + excluded.fetched_micro_euros <= ${limits.fetched})
    returning 1`.execute(t.db);
  if (rows.length === 0) throw new DaySpent();
}

/** What the call cost instead of what was reserved. A process that dies before leaves the reservation: rather too much. */
export async function correctSpend(
  t: AgencyTransaction,
  day: string,
  difference: number,
): Promise<void> {
  if (difference === 0) return;
  await sql`
    update model_spend set micro_euros = greatest(0, micro_euros + ${difference})
    where agency_id = ${t.agency.id} and day = ${day}`.execute(t.db);
  await sql`
    update model_day set micro_euros = greatest(0, micro_euros + ${difference}) where day = ${day}`.execute(
    t.db,
  );
}

export async function correctFetchedSpend(
  t: AgencyTransaction,
  day: string,
  difference: number,
): Promise<void> {
  if (difference === 0) return;
  await sql`
    update model_spend set fetched_micro_euros = greatest(0, fetched_micro_euros + ${difference})
    where agency_id = ${t.agency.id} and day = ${day}`.execute(t.db);
  await sql`
    update model_day set micro_euros = greatest(0, micro_euros + ${difference}),
      fetched_micro_euros = greatest(0, fetched_micro_euros + ${difference})
    where day = ${day}`.execute(t.db);
}
