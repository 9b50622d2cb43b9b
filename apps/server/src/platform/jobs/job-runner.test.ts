import { sql } from "kysely";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { testContext } from "../../testing/database/test-context.ts";
import { inTransaction } from "../context.ts";
import { createJobRunner } from "./job-runner.ts";
import type { JobOutcome, JobRunner } from "./job-runner.ts";
import { GiveUp, handle } from "./jobs.ts";
import type { JobDefinition } from "./job-definition.ts";
import type { JobHandler } from "./jobs.ts";

const print = { name: "print", payload: z.object({ page: z.int() }), retryLimit: 1 };
const collect: JobDefinition<{ agency: string }> = {
  name: "collect",
  payload: z.object({ agency: z.string() }),
  singleton: ({ agency }) => agency,
  cron: "30 2 * * *",
};

let database: TestDatabase;
let runners: JobRunner[];
beforeEach(async () => {
  database = await createTestDatabase();
  runners = [];
});
afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop(1000)));
  await database.drop();
});

async function startRunner(handlers: JobHandler[], isWorker = true) {
  const outcomes: [string, JobOutcome][] = [];
  const runner = createJobRunner({
    databaseUrl: database.url,
    handlers,
    log: pino({ level: "silent" }),
    retryDelaySeconds: 0,
    onOutcome: (job, outcome) => outcomes.push([job, outcome]),
    ...(isWorker && { work: testContext(database) }),
  });
  runners.push(runner);
  await runner.start();
  return { runner, outcomes };
}

async function listJobs(queue: string) {
  const { rows } = await sql<{ data: unknown; key: string | null }>`
    select data, singleton_key as key from pgboss.job where name = ${queue} order by created_on
  `.execute(database.db);
  return rows;
}

const waitFor = <Result>(check: () => Result | Promise<Result>) =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 });

test("a job is done with its checked payload", async () => {
  const pages: number[] = [];
  const { runner } = await startRunner([handle(print, async (_ctx, { page }) => pages.push(page))]);
  await runner.send(print, { page: 7 });
  await waitFor(() => expect(pages).toEqual([7]));
});

test("a job sent in a transaction exists exactly when that commits", async () => {
  const { runner } = await startRunner([handle(print, async () => undefined)], false);
  const ctx = { ...testContext(database), jobs: runner };
  await inTransaction(ctx, (t) => t.enqueue(print, { page: 1 }));
  await inTransaction(ctx, async (t) => {
    await t.enqueue(print, { page: 2 });
    throw new Error("undo");
  }).catch(() => undefined);
  expect(await listJobs("print")).toMatchObject([{ data: { page: 1 } }]);
});

test("a failing job is tried again, and goes to the dead letters at its limit", async () => {
  const { runner, outcomes } = await startRunner([
    handle(print, async () => {
      throw new Error("printer on fire");
    }),
  ]);
  await runner.send(print, { page: 3 });
  await waitFor(async () =>
    expect(await listJobs("dead-letter")).toMatchObject([{ data: { page: 3 } }]),
  );
  expect(outcomes).toEqual([
    ["print", "failed"],
    ["print", "failed"],
  ]);
});

test("a job knows its last try", async () => {
  const lastTries: boolean[] = [];
  const { runner } = await startRunner([
    handle(print, async (_ctx, _payload, _signal, { isLastTry }) => {
      lastTries.push(isLastTry);
      throw new Error("printer on fire");
    }),
  ]);
  await runner.send(print, { page: 5 });
  await waitFor(async () => expect(await listJobs("dead-letter")).toHaveLength(1));
  expect(lastTries).toEqual([false, true]);
});

test("a job that gives up is not tried again", async () => {
  const { runner, outcomes } = await startRunner([
    handle(print, async () => {
      throw new GiveUp("no such printer");
    }),
  ]);
  await runner.send(print, { page: 4 });
  await waitFor(async () => expect(await listJobs("dead-letter")).toHaveLength(1));
  expect(outcomes).toEqual([["print", "given_up"]]);
});

test("a bad payload cannot be sent, and one that got in is given up at once", async () => {
  let isDone = false;
  const { runner, outcomes } = await startRunner([
    handle(print, async () => {
      isDone = true;
    }),
  ]);
  await expect(runner.send(print, { page: 1.5 })).rejects.toThrow();
  await runner.send({ name: "print", payload: z.object({ page: z.string() }) }, { page: "one" });
  await waitFor(() => expect(outcomes).toEqual([["print", "given_up"]]));
  expect(isDone).toBe(false);
});

test("a job with a delay waits, and all that is sent meanwhile for its key becomes one", async () => {
  const delayed = { ...collect, name: "collect-later", delaySeconds: 60 };
  let runs = 0;
  const { runner } = await startRunner([handle(delayed, async () => runs++)]);
  for (const agency of ["a", "b", "a", "a"]) await runner.send(delayed, { agency });
  const { rows } = await sql<{ key: string; delay: number }>`
    select singleton_key as key, extract(epoch from start_after - created_on)::int as delay
    from pgboss.job where name = ${delayed.name} order by key`.execute(database.db);
  expect(rows).toEqual([
    { key: "a", delay: 60 },
    { key: "b", delay: 60 },
  ]);
  expect(runs).toBe(0);
});

test("a singleton job waits at most once per key", async () => {
  const { runner } = await startRunner([handle(collect, async () => undefined)], false);
  for (const agency of ["a", "a", "b"]) await runner.send(collect, { agency });
  expect((await listJobs("collect")).map(({ key }) => key)).toEqual(["a", "b"]);
});

test("a cron job is scheduled by the clock of Berlin and forgotten with its definition", async () => {
  const nightly = { name: "nightly", payload: z.object({}), cron: "30 2 * * *" };
  const list = () =>
    sql`select name, cron, timezone from pgboss.schedule`
      .execute(database.db)
      .then(({ rows }) => rows);
  const first = await startRunner([handle(nightly, async () => undefined)]);
  expect(await list()).toEqual([
    { name: "nightly", cron: "30 2 * * *", timezone: "Europe/Berlin" },
  ]);
  await first.runner.stop(1000);
  await startRunner([handle(print, async () => undefined)]);
  expect(await list()).toEqual([]);
});

test("stopping tells a running job and waits for it to end", async () => {
  let phase = "idle";
  const { runner } = await startRunner([
    handle(print, async (_ctx, _payload, signal) => {
      phase = "running";
      await new Promise<void>((resolve) => {
        signal.addEventListener("abort", () => setImmediate(resolve), { once: true });
      });
      phase = "ended";
    }),
  ]);
  await runner.send(print, { page: 5 });
  await waitFor(() => expect(phase).toBe("running"));
  await runner.stop();
  expect(phase).toBe("ended");
});

test("two processes share the work and each job is done once", async () => {
  const pages: number[] = [];
  const handler = handle(print, async (_ctx, { page }) => pages.push(page));
  const [{ runner }] = await Promise.all([startRunner([handler]), startRunner([handler])]);
  const sent = Array.from({ length: 30 }, (_, page) => page);
  await Promise.all(sent.map((page) => runner.send(print, { page })));
  await waitFor(() => expect(pages.length).toBeGreaterThanOrEqual(30));
  expect(pages.toSorted((a, b) => a - b)).toEqual(sent);
});
