import type { PgBoss } from "pg-boss";
import type { JobDefinition } from "./job-definition.ts";
import type { JobHandler } from "./jobs.ts";

/** Jobs that were given up, or failed too often, wait here for a human. */
export const deadLetterQueue = "dead-letter";

const defaults = { retryLimit: 5, expireInSeconds: 15 * 60, retryDelayMaxSeconds: 15 * 60 };

export function singletonKey<Payload extends object>(
  { singleton }: JobDefinition<Payload>,
  payload: Payload,
): string | undefined {
  return typeof singleton === "function" ? singleton(payload) : undefined;
}

/**
 * Jobs are sent inside our transactions, which work as tc_app or tc_operator; the queue's tables belong to the user who
 * migrates. One process at a time: PostgreSQL refuses to change the same rights twice at once.
 */
export async function admitRuntimeRoles(boss: PgBoss): Promise<void> {
  await boss.getDb().executeSql(`do $$
    begin
      perform pg_advisory_xact_lock(hashtext('tc queue rights'));
      grant usage on schema pgboss to tc_app, tc_operator;
      grant select, insert, update, delete on all tables in schema pgboss to tc_app, tc_operator;
      grant execute on all functions in schema pgboss to tc_app, tc_operator;
      alter default privileges in schema pgboss
        grant select, insert, update, delete on tables to tc_app, tc_operator;
      alter default privileges in schema pgboss grant execute on functions to tc_app, tc_operator;
    end $$`);
}

/** Queues must exist before anything is sent; their settings follow the definitions. */
export async function createQueues(
  boss: PgBoss,
  handlers: readonly JobHandler[],
  retryDelaySeconds: number,
): Promise<void> {
  await boss.createQueue(deadLetterQueue);
  await Promise.all(
    handlers.map(async ({ job }) => {
      const settings = {
        retryLimit: job.retryLimit ?? defaults.retryLimit,
        retryDelay: retryDelaySeconds,
        retryBackoff: true,
        retryDelayMax: defaults.retryDelayMaxSeconds,
        expireInSeconds: job.expireInSeconds ?? defaults.expireInSeconds,
        deadLetter: deadLetterQueue,
        // Without it a job of a killed process would count as running until its time is over, for hours.
        heartbeatSeconds: 60,
        notify: true,
      };
      // "stately": one job per state and key, so one may wait while another runs.
      const policy = job.singleton ? "stately" : "standard";
      await boss.createQueue(job.name, { ...settings, policy });
      // createQueue leaves an existing queue as it is.
      await boss.updateQueue(job.name, settings);
    }),
  );
}

/** Cron by the clock of Berlin; a run missed while nothing was up is made up for once. */
export async function schedule(boss: PgBoss, handlers: readonly JobHandler[]): Promise<void> {
  const scheduled = new Set<string>();
  for (const { job } of handlers) {
    if (job.cron === undefined) continue;
    scheduled.add(job.name);
    const key = singletonKey(job, {});
    await boss.schedule(
      job.name,
      job.cron,
      {},
      {
        tz: "Europe/Berlin",
        missed: "once",
        ...(key !== undefined && { singletonKey: key }),
      },
    );
  }
  for (const { name } of await boss.getSchedules()) {
    if (!scheduled.has(name)) await boss.unschedule(name);
  }
}
