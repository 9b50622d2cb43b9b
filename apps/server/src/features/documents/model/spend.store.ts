import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";
import { holdAgency } from "../../../platform/tenancy/agency-lock.store.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

/** In millionths of a euro: what the payer may spend in a day, and what may be spent in all */
export interface DayLimits {
  readonly payer: number;
  readonly all: number;
}

/** The day's money is spent. Ends the transaction, and with it what the reservation has counted. */
export class DaySpent extends Error {
  constructor() {
    super("the money for a day's language model is spent");
    this.name = "DaySpent";
  }
}

/** Counts what a call may cost, before it is made: calls at the same time cannot exceed the limits together. */
export async function reserveSpend(
  t: AgencyTransaction,
  day: string,
  microEuros: number,
  { payer, all }: DayLimits,
): Promise<void> {
  // An agency that was deleted meanwhile has no money either.
  if (microEuros > payer || !(await holdAgency(t))) throw new DaySpent();
  const ofAgency = await sql`
    insert into model_spend (agency_id, day, micro_euros) values (${t.agency.id}, ${day}, ${microEuros})
    on conflict (agency_id, day) do update set micro_euros = model_spend.micro_euros + excluded.micro_euros
      where model_spend.micro_euros + excluded.micro_euros <= ${payer}
    returning 1`.execute(t.db);
  if (ofAgency.rows.length === 0) throw new DaySpent();
  await reserveDay(t, day, { microEuros, fetched: 0 }, { fetched: 0, all });
}

/** The same for fetched documents, which no agency pays for */
export async function reserveFetchedSpend(
  t: Transaction,
  day: string,
  microEuros: number,
  { payer, all }: DayLimits,
): Promise<void> {
  await reserveDay(t, day, { microEuros, fetched: microEuros }, { fetched: payer, all });
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
  t: Transaction,
  day: string,
  difference: number,
): Promise<void> {
  if (difference === 0) return;
  await sql`
    update model_day set micro_euros = greatest(0, micro_euros + ${difference}),
      fetched_micro_euros = greatest(0, fetched_micro_euros + ${difference})
    where day = ${day}`.execute(t.db);
}
