import type { Incident } from "@tc/contract";
import type { Context } from "../../platform/context.ts";

type Db = Pick<Context, "db">;

export function listDays({ db }: Db, since: string) {
  return db.selectFrom("availability_day").selectAll().where("day", ">=", since).execute();
}

/** The newest measured minute of each part */
export function listLatestMinutes({ db }: Db, since: Date) {
  return db
    .selectFrom("availability_minute")
    .distinctOn("part")
    .select(["part", "minute", "state"])
    .where("minute", ">=", since)
    .orderBy("part")
    .orderBy("minute", "desc")
    .execute();
}

export async function findLastMinute({ db }: Db): Promise<Date | undefined> {
  const row = await db
    .selectFrom("availability_minute")
    .select((eb) => eb.fn.max("minute").as("minute"))
    .executeTakeFirst();
  return row?.minute ?? undefined;
}

/** Newest first. */
export async function listStatusIncidents({ db }: Db, since?: Date): Promise<Incident[]> {
  const rows = await db
    .selectFrom("availability_incident")
    .selectAll()
    .$if(since !== undefined, (query) =>
      query.where((eb) =>
        eb.or([eb("begins_at", ">=", since ?? new Date(0)), eb("ends_at", "is", null)]),
      ),
    )
    .orderBy("begins_at", "desc")
    .orderBy("id", "desc")
    .limit(200)
    .execute();
  return rows.map(({ id, title, text, lost, begins_at: begins, ends_at: ends }) => ({
    id,
    title,
    text,
    lost,
    beginsAt: begins.toISOString(),
    ...(ends && { endsAt: ends.toISOString() }),
  }));
}
