import type { Incident } from "@tc/contract";
import type { PartState, ServicePart } from "@tc/domain";
import { sql } from "kysely";
import type { Transaction } from "../../platform/context.ts";

export interface MeasuredMinute {
  readonly part: ServicePart;
  /** A whole minute */
  readonly at: Date;
  readonly state: PartState;
}

/** Counts minutes into their days, each once however often it is reported. */
export async function saveMinutes(
  t: Transaction,
  minutes: readonly MeasuredMinute[],
): Promise<void> {
  const parts = minutes.map(({ part }) => part);
  const instants = minutes.map(({ at }) => at.toISOString());
  const states = minutes.map(({ state }) => state);
  // One statement, for a month of minutes may have waited.
  await sql`
    with added as (
      insert into availability_minute (part, minute, state)
      select * from unnest(${parts}::text[], ${instants}::timestamptz[], ${states}::text[])
      on conflict do nothing
      returning part, (minute at time zone 'Europe/Berlin')::date as day, state
    )
    insert into availability_day as counted (part, day, up_minutes, disturbed_minutes, down_minutes)
    select part, day,
      count(*) filter (where state = 'up'),
      count(*) filter (where state = 'disturbed'),
      count(*) filter (where state = 'down')
    from added
    group by part, day
    on conflict (part, day) do update set
      up_minutes = counted.up_minutes + excluded.up_minutes,
      disturbed_minutes = counted.disturbed_minutes + excluded.disturbed_minutes,
      down_minutes = counted.down_minutes + excluded.down_minutes`.execute(t.db);
}

/** They are kept to count none twice, and nobody reports one that old. */
export async function deleteMinutesBefore(t: Transaction, before: Date): Promise<void> {
  await t.db.deleteFrom("availability_minute").where("minute", "<", before).execute();
}

/** What tells from inside how mails and notices are doing. */
export async function findBacklogs(t: Transaction) {
  const mail = await t.db
    .selectFrom("mail_message")
    .select((eb) => eb.fn.min("queued_at").as("oldest"))
    .where("state", "=", "queued")
    .executeTakeFirst();
  const source = await t.db
    .selectFrom("source")
    .select((eb) => eb.fn.max("last_success_at").as("latest"))
    .executeTakeFirst();
  return { oldestMail: mail?.oldest ?? undefined, latestScreening: source?.latest ?? undefined };
}

export async function insertIncident(
  t: Transaction,
  incident: Omit<Incident, "id">,
): Promise<string> {
  const { id } = await t.db
    .insertInto("availability_incident")
    .values(rowOf(t, incident))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** False: there is none. */
export async function updateIncident(
  t: Transaction,
  { id, ...incident }: Incident,
): Promise<boolean> {
  const row = await t.db
    .updateTable("availability_incident")
    .set(rowOf(t, incident))
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeIncident(t: Transaction, id: string): Promise<boolean> {
  const row = await t.db
    .deleteFrom("availability_incident")
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

const rowOf = (t: Transaction, { title, text, lost, beginsAt, endsAt }: Omit<Incident, "id">) => ({
  title,
  text,
  lost,
  begins_at: new Date(beginsAt),
  ends_at: endsAt === undefined ? null : new Date(endsAt),
  written_at: t.now(),
});
