import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { createJobRunner } from "../../../platform/jobs/job-runner.ts";
import type { JobRunner } from "../../../platform/jobs/job-runner.ts";
import { GiveUp, handle } from "../../../platform/jobs/jobs.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { testContext } from "../../../testing/database/test-context.ts";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import { dropDeadLetters } from "./drop-dead-letters.ts";
import { listDeadLetters } from "./list-dead-letters.ts";
import { listQueues } from "./list-queues.ts";
import { retryDeadLetters } from "./retry-dead-letters.ts";

let database: TestDatabase;
let ctx: Context;
let runner: JobRunner | undefined;
beforeAll(async () => {
  database = await createTestDatabase();
  ctx = testContext(database);
  expect(await listDeadLetters(ctx, {})).toEqual({ total: 0, causes: [], letters: [] });
  const log = pino({ level: "silent" });
  const queue = createJobRunner({ databaseUrl: database.url, handlers: [], log });
  await queue.start();
  await queue.stop(1_000);
});
afterEach(async () => {
  await runner?.stop(1_000);
  runner = undefined;
  await sql`delete from pgboss.job`.execute(database.owner.db);
});
afterAll(() => database.drop());

async function addLetter(letter: {
  job: string;
  cause?: string | undefined;
  data?: object;
  ageMinutes?: number;
}): Promise<string> {
  await sql`select pgboss.create_queue(${letter.job}, '{"policy":"standard"}'::jsonb)`.execute(
    database.owner.db,
  );
  const output = letter.cause === undefined ? null : JSON.stringify({ message: letter.cause });
  const { rows } = await sql<{ id: string }>`
    insert into pgboss.job (name, data, created_on, source_name, source_retry_count, source_output)
    values ('dead-letter', ${JSON.stringify(letter.data ?? {})}::jsonb,
      now() - make_interval(mins => ${letter.ageMinutes ?? 0}), ${letter.job}, 5, ${output}::jsonb)
    returning id`.execute(database.owner.db);
  return rows[0]!.id;
}

const calls = () =>
  asOperator(ctx, (t) =>
    t.db
      .selectFrom("audit_event")
      .select("details")
      .where("kind", "=", "admin_called")
      .orderBy("id", "desc")
      .execute(),
  );

test("causes come largest first, and letters newest first with their agency", async () => {
  const { agencyId } = await makeAgency(database, { name: "Nordlicht" });
  await addLetter({ job: "mail-enquiry", cause: "mail refused", ageMinutes: 3 });
  await addLetter({ job: "mail-enquiry", cause: "mail refused", ageMinutes: 1 });
  await addLetter({ job: "check-tender", cause: "boom", data: { agencyId }, ageMinutes: 2 });
  await addLetter({ job: "check-tender", data: { agencyId: "no uuid" }, ageMinutes: 4 });
  const { total, causes, letters } = await listDeadLetters(ctx, {});
  expect(total).toBe(4);
  expect(causes.map(({ job, cause, count }) => [job, cause, count])).toEqual([
    ["mail-enquiry", "mail refused", 2],
    ["check-tender", "boom", 1],
    ["check-tender", "unknown", 1],
  ]);
  expect(letters.map(({ job, agencyName, tries }) => [job, agencyName, tries])).toEqual([
    ["mail-enquiry", undefined, 6],
    ["check-tender", "Nordlicht", 6],
    ["mail-enquiry", undefined, 6],
    ["check-tender", undefined, 6],
  ]);
  const some = await listDeadLetters(ctx, { job: "check-tender", cause: "boom" });
  expect(some.letters).toHaveLength(1);
});

test("pages show each letter once", async () => {
  const { letters: none } = await listDeadLetters(ctx, {});
  expect(none).toEqual([]);
  await addLetter({ job: "mail-enquiry", cause: "boom" });
  await sql`
    insert into pgboss.job (name, data, created_on, source_name)
    select 'dead-letter', '{}', now() - make_interval(mins => n / 2), 'mail-enquiry'
    from generate_series(1, 60) n`.execute(database.owner.db);
  const first = await listDeadLetters(ctx, {});
  const second = await listDeadLetters(ctx, { cursor: first.nextCursor });
  const ids = [...first.letters, ...second.letters].map(({ id }) => id);
  expect(new Set(ids).size).toBe(61);
  expect(second.nextCursor).toBeUndefined();
});

test("a job that failed for good is retried with its payload and done", async () => {
  const print = { name: "print-page", payload: z.object({ page: z.int() }) };
  const pages: number[] = [];
  let isBroken = true;
  runner = createJobRunner({
    databaseUrl: database.url,
    handlers: [
      handle(print, async (_ctx, { page }) => {
        if (isBroken) throw new GiveUp("out of paper");
        pages.push(page);
      }),
    ],
    log: pino({ level: "silent" }),
    work: testContext(database),
  });
  await runner.start();
  await runner.send(print, { page: 7 });
  const retrying = { ...ctx, jobs: runner };
  const waitFor = <Result>(check: () => Promise<Result>) =>
    vi.waitFor(check, { timeout: 60_000, interval: 20 });
  await waitFor(async () => expect((await listDeadLetters(ctx, {})).total).toBe(1));
  const choice = { job: "print-page", cause: "out of paper" };
  expect((await listDeadLetters(ctx, {})).causes).toMatchObject([choice]);
  isBroken = false;
  // Two clicks at once move it once.
  const answers = await Promise.all([
    retryDeadLetters(retrying, choice),
    retryDeadLetters(retrying, choice),
  ]);
  expect(answers.reduce((sum, { count }) => sum + count, 0)).toBe(1);
  await waitFor(async () => expect(pages).toEqual([7]));
  expect((await listDeadLetters(ctx, {})).total).toBe(0);
  // The queue notes the end of a job after the job itself.
  await waitFor(async () => {
    const { queues } = await listQueues(ctx);
    expect(queues.find(({ job }) => job === "print-page")).toMatchObject({
      waiting: 0,
      running: 0,
    });
  });
  expect((await calls()).map(({ details }) => details)).toContainEqual({
    call: "retryDeadLetters",
    job: "print-page",
  });
});

test("a retry that cannot be queued leaves the letter where it is", async () => {
  const id = await addLetter({ job: "mail-enquiry", cause: "boom" });
  const broken = {
    ...ctx,
    jobs: {
      send: async () => {
        throw new Error("no queue");
      },
    },
  };
  await expect(retryDeadLetters(broken, { ids: [id] })).rejects.toThrow("no queue");
  expect((await listDeadLetters(ctx, {})).total).toBe(1);
});

test("a job that no release knows any more is not taken, only dropped", async () => {
  const id = await addLetter({ job: "old-job", cause: "boom" });
  await sql`update pgboss.job set source_name = 'gone-job' where id = ${id}`.execute(
    database.owner.db,
  );
  expect(await retryDeadLetters(ctx, { ids: [id] })).toEqual({ count: 0, unknown: 1 });
  expect(await dropDeadLetters(ctx, { ids: [id] })).toEqual({ count: 1 });
  expect(await dropDeadLetters(ctx, { ids: [id] })).toEqual({ count: 0 });
});

test("dropping by cause drops no other letter, and no living job", async () => {
  await addLetter({ job: "mail-enquiry", cause: "boom" });
  await addLetter({ job: "mail-enquiry", cause: "other" });
  await sql`
    insert into pgboss.job (name, data, source_name) values ('mail-enquiry', '{}', 'mail-enquiry')`.execute(
    database.owner.db,
  );
  await dropDeadLetters(ctx, { job: "mail-enquiry", cause: "boom" });
  expect((await listDeadLetters(ctx, {})).causes).toMatchObject([{ cause: "other", count: 1 }]);
  const queue = (await listQueues(ctx)).queues.find(({ job }) => job === "mail-enquiry");
  expect(queue).toMatchObject({ waiting: 1, label: "Anfrage an den Betreiber" });
});
