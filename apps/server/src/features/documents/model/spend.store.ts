import { sql } from "kysely";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

export interface DayLimits {
  readonly agencyMicroEuros: number;
  readonly allMicroEuros: number;
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
  { agencyMicroEuros, allMicroEuros }: DayLimits,
): Promise<void> {
  if (microEuros > Math.min(agencyMicroEuros, allMicroEuros)) throw new DaySpent();
  const ofAgency = await sql`
    insert into model_spend (agency_id, day, micro_euros) values (${t.agency.id}, ${day}, ${microEuros})
    on conflict (agency_id, day) do update set micro_euros = model_spend.micro_euros + excluded.micro_euros
      where model_spend.micro_euros + excluded.micro_euros <= ${agencyMicroEuros}
    returning 1`.execute(t.db);
  if (ofAgency.rows.length === 0) throw new DaySpent();
  const all = await sql`
    insert into model_day (day, micro_euros) values (${day}, ${microEuros})
    on conflict (day) do update set micro_euros = model_day.micro_euros + excluded.micro_euros
      where model_day.micro_euros + excluded.micro_euros <= ${allMicroEuros}
    returning 1`.execute(t.db);
  if (all.rows.length === 0) throw new DaySpent();
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
