import { sql } from "kysely";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createJobRunner } from "../../platform/jobs/job-runner.ts";
import type { JobRunner } from "../../platform/jobs/job-runner.ts";
import { makeAgency } from "../../testing/people/make-agency.ts";
import { makeTender, testId } from "../../testing/tenders/make-tender.ts";
import { saveTenders } from "../../testing/tenders/save-tenders.ts";
import { testContext } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { findWinsJob, learnAgenciesJob } from "./job-definitions.ts";
import { markTender } from "./mark-tender.ts";
import { marksJobs } from "./marks.jobs.ts";

let database: TestDatabase;
let runner: JobRunner;
const done: string[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
  runner = createJobRunner({
    databaseUrl: database.url,
    handlers: marksJobs(),
    log: pino({ level: "silent" }),
    work: testContext(database),
    onOutcome: (job, outcome) => done.push(`${job} ${outcome}`),
  });
  await runner.start();
});
afterEach(async () => {
  await runner.stop(1_000);
  await database.drop();
});

test("many clicks at once wait for one lesson of the agency, a minute later", async () => {
  const [agency, other] = [await makeAgency(database), await makeAgency(database)];
  const ids = [1, 2, 3, 4, 5, 6].map(testId);
  await saveTenders(
    database.db,
    ids.map((id) => ({ id, tender: makeTender() })),
  );
  await Promise.all(
    [agency, other].flatMap(({ actor }) =>
      ids.map((id) =>
        markTender(
          { ...testContext(database, { actor }), jobs: runner },
          { slug: `t-${id}`, kind: "saved" },
        ),
      ),
    ),
  );
  const { rows } = await sql<{ key: string; delay: number }>`
    select singleton_key as key, extract(epoch from start_after - created_on)::int as delay
    from pgboss.job where name = 'learn-agency' order by key`.execute(database.db);
  const keys = [agency.agencyId, other.agencyId].toSorted();
  expect(rows).toEqual(keys.map((key) => ({ key, delay: 60 })));
});

test("wins are looked for and lessons given out by workers", async () => {
  await runner.send(findWinsJob, {});
  await runner.send(learnAgenciesJob, {});
  await vi.waitFor(
    () =>
      expect(done.toSorted()).toEqual(
        expect.arrayContaining(["find-wins done", "learn-agencies done"]),
      ),
    { timeout: 60_000 },
  );
});
