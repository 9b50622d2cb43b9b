import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";

/** A stream whose process has not renewed it for so long has gone. */
const aliveSeconds = 20;

export interface Pulse {
  readonly agencyId: string;
  readonly revision: string;
  /** Members with the pipeline open, in any process */
  readonly viewers: readonly string[];
}

/** Of the agencies with open streams in this process: how far each is and who looks on. */
export async function listPulses(t: Transaction, agencyIds: readonly string[]): Promise<Pulse[]> {
  const { rows } = await sql<Pulse>`
    select a.id as "agencyId", coalesce(s.revision, 0) as revision, coalesce((
      select array_agg(distinct v.user_id order by v.user_id) from pipeline_viewer v
      where v.agency_id = a.id and v.alive_at > clock_timestamp() - make_interval(secs => ${aliveSeconds})
    ), '{}') as viewers
    from unnest(${agencyIds}::uuid[]) as a (id) left join pipeline_state s on s.agency_id = a.id`.execute(
    t.db,
  );
  return rows;
}

export interface Viewer {
  readonly streamId: string;
  readonly agencyId: string;
  readonly userId: string;
}

/** Says that these streams are open, and forgets those that a process left behind when it was killed. */
export async function renewViewers(t: Transaction, viewers: readonly Viewer[]): Promise<void> {
  await sql`
    insert into pipeline_viewer (stream_id, agency_id, user_id, alive_at)
    select x."streamId", x."agencyId", x."userId", clock_timestamp()
    from json_to_recordset(${JSON.stringify(viewers)}::json) as x ("streamId" uuid, "agencyId" uuid, "userId" uuid)
      join agency on agency.id = x."agencyId" join user_account u on u.id = x."userId"
    order by 1
    on conflict (stream_id) do update set alive_at = excluded.alive_at`.execute(t.db);
  await sql`
    delete from pipeline_viewer where alive_at < clock_timestamp() - interval '10 minutes'`.execute(
    t.db,
  );
}

export async function removeViewers(t: Transaction, streamIds: readonly string[]): Promise<void> {
  await sql`delete from pipeline_viewer where stream_id = any(${streamIds}::uuid[])`.execute(t.db);
}
