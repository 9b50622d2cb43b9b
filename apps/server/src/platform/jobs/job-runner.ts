import { fromKysely, PgBoss } from "pg-boss";
import type { JobResult, JobWithMetadata } from "pg-boss";
import type { Logger } from "pino";
import type { Context } from "../context.ts";
import { admitRuntimeRoles, createQueues, schedule, singletonKey } from "./job-queues.ts";
import { GiveUp } from "./jobs.ts";
import type { JobQueue } from "./job-definition.ts";
import type { JobHandler } from "./jobs.ts";

export type JobOutcome = "done" | "failed" | "given_up";

export interface JobRunnerOptions {
  readonly databaseUrl: string;
  readonly handlers: readonly JobHandler[];
  readonly log: Logger;
  /** What verbs get; present where this process does the jobs rather than only sending them. */
  readonly work?: Omit<Context, "jobs" | "log">;
  /** Waiting time before the first further try; it doubles with each. */
  readonly retryDelaySeconds?: number;
  readonly onOutcome?: (job: string, outcome: JobOutcome, seconds: number) => void;
}

export interface JobRunner extends JobQueue {
  start(): Promise<void>;
  /** Takes no new job, asks running ones to end and waits for them. */
  stop(timeoutMs?: number): Promise<void>;
}

const jobsAtOnce = 5;

const maxPollSeconds = 5;

/** A delay grows by half at most. */
const pollSeconds = ({ delaySeconds = 2 * maxPollSeconds }: JobHandler["job"]): number =>
  Math.min(maxPollSeconds, delaySeconds / 2);

/** The job queue on PostgreSQL (pg-boss): at least once, so a verb must bear being done twice. */
export function createJobRunner(options: JobRunnerOptions): JobRunner {
  const { handlers, log, work } = options;
  const isWorker = work !== undefined;
  const stopping = new AbortController();
  const boss = new PgBoss({
    connectionString: options.databaseUrl,
    application_name: "tenderchances jobs",
    max: 3,
    supervise: isWorker,
    schedule: isWorker,
    useListenNotify: isWorker,
  });
  boss.on("error", (error) => log.error({ err: error }, "job queue"));
  boss.on("warning", (warning) => log.warn({ warning }, "job queue"));

  async function start(): Promise<void> {
    await boss.start();
    await admitRuntimeRoles(boss);
    await createQueues(boss, handlers, options.retryDelaySeconds ?? 5);
    if (!isWorker) return;
    await schedule(boss, handlers);
    await Promise.all(handlers.map(takeJobs));
  }

  let starting: Promise<void> | undefined;
  const runner: JobRunner = {
    start: () => (starting ??= start()),
    async send(job, payload, db) {
      // The API answers while the queue is still starting.
      await starting;
      const checked = job.payload.parse(payload);
      const key = singletonKey(job, checked);
      await boss.send(job.name, checked, {
        ...(key !== undefined && { singletonKey: key }),
        ...(job.delaySeconds !== undefined && { startAfter: job.delaySeconds }),
        ...(db && { db: fromKysely(db) }),
      });
    },
    async stop(timeoutMs = 10_000) {
      stopping.abort(new Error("the process stops"));
      await boss.stop({ graceful: true, timeout: timeoutMs });
    },
  };

  async function takeJobs(handler: JobHandler): Promise<void> {
    await boss.work(
      handler.job.name,
      {
        // One fetch a poll: single jobs would be limited to two a second.
        batchSize: jobsAtOnce,
        burstWhenBatchFull: true,
        perJobResults: true,
        includeMetadata: true,
        pollingIntervalSeconds: 1,
        // LISTEN tells of jobs that may begin at once; only retries and delayed ones wait for this.
        notifyPollingIntervalSeconds: pollSeconds(handler.job),
      },
      (jobs) => Promise.all(jobs.map((job) => doJob(handler, job))),
    );
  }

  async function doJob(handler: JobHandler, job: JobWithMetadata<unknown>): Promise<JobResult> {
    const jobLog = log.child({ job: job.name, jobId: job.id, attempt: job.retryCount + 1 });
    const startedAt = performance.now();
    const finish = (outcome: JobOutcome, error?: unknown): JobResult => {
      const seconds = (performance.now() - startedAt) / 1000;
      options.onOutcome?.(job.name, outcome, seconds);
      const ms = Math.round(seconds * 1000);
      if (outcome === "done") jobLog.info({ ms }, "job done");
      else if (stopping.signal.aborted) jobLog.info({ ms }, "job given back: the process stops");
      else jobLog.error({ ms, err: error }, outcome === "failed" ? "job failed" : "job given up");
      const status = { done: "completed", failed: "failed", given_up: "deadletter" } as const;
      const output =
        error === undefined
          ? null
          : { message: error instanceof Error ? error.message : "unknown" };
      return { id: job.id, status: status[outcome], output };
    };
    if (!work) return finish("failed", new Error("this process does no jobs"));
    try {
      const signal = AbortSignal.any([job.signal, stopping.signal]);
      const isLastTry = job.retryCount >= job.retryLimit;
      await handler.run({ ...work, log: jobLog, jobs: runner }, job.data, signal, { isLastTry });
      return finish("done");
    } catch (error) {
      return finish(error instanceof GiveUp ? "given_up" : "failed", error);
    }
  }

  return runner;
}
