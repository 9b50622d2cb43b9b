import { retentionClasses } from "@tc/domain";
import type { RetentionClass, RetentionClassName } from "@tc/domain";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { listJobs } from "./features.ts";
import type { TestContext } from "../testing/database/test-context.ts";
import { testNow } from "../testing/database/test-context.ts";
import { fillBillingTables } from "../testing/database/fill-billing.ts";
import { notStopped, tenderId, useDocumentsWorld } from "../testing/documents/documents-world.ts";
import { makeDocument } from "../testing/documents/make-document.ts";
import { makeFetchedDocument } from "../testing/documents/make-fetched-document.ts";
import { makeAgency } from "../testing/people/make-agency.ts";
import { retentionCanaries } from "../testing/retention-canaries.ts";
import type { Canary } from "../testing/retention-canaries.ts";

const tests = useDocumentsWorld();

const classes: readonly [string, RetentionClass][] = Object.entries(retentionClasses);
const jobNames = new Set(classes.map(([, { deletedBy }]) => deletedBy));
jobNames.delete("operator");
const handlers = listJobs().filter(({ job }) => jobNames.has(job.name));

/** The moments just before and after each is due, and the first of every quarter in between. */
function moments(canaries: readonly Canary[]): Date[] {
  const due = canaries.flatMap(({ due }) => [Date.parse(due) - 1_000, Date.parse(due) + 1_000]);
  const quarters = Array.from({ length: 46 }, (_, n) => Date.UTC(2027, n * 3, 1));
  return [...new Set([...due, ...quarters])].toSorted((a, b) => a - b).map((ms) => new Date(ms));
}

test("every class that is deleted by us has a job that runs by itself", () => {
  expect(handlers.map(({ job }) => job.name).toSorted()).toEqual([...jobNames].toSorted());
  for (const { job } of handlers) expect(job.cron, job.name).toBeDefined();
});

test("over eleven years each class is gone on its day, and none before", async () => {
  const { database, world } = tests;
  const { db } = database.owner;
  const gone = await makeAgency(database);
  for (const { agencyId } of [gone, world.agency]) {
    await sql`delete from processing_contract where agency_id = ${agencyId}`.execute(db);
    await db
      .transaction()
      .execute((t) => fillBillingTables(t, agencyId, new Date("2026-11-01T08:00:00Z")));
  }
  await makeDocument(world.as(), { agencyId: world.agency.agencyId, tenderId });
  await makeFetchedDocument(world.as(), { tenderId, text: "Angebotsfrist" });
  await db
    .updateTable("agency")
    .set({ deletion_due_at: testNow })
    .where("id", "=", gone.agencyId)
    .execute();
  const deletion = listJobs().find(({ job }) => job.name === "delete-due-agencies");
  await deletion?.run(world.as(), {}, notStopped);

  const canaries = retentionCanaries(world.agency, gone);
  const named = new Set<RetentionClassName>(canaries.map(({ name }) => name));
  const expected = classes.filter(([, { deletedBy }]) => deletedBy !== "operator");
  expect([...named].toSorted()).toEqual(expected.map(([name]) => name).toSorted());
  for (const { plant } of canaries) await plant?.execute(db);

  const isThere = async ({ rows }: Canary) =>
    (await sql`select from ${rows}`.execute(db)).rows.length > 0;
  for (const canary of canaries) expect(await isThere(canary), canary.name).toBe(true);
  for (const now of moments(canaries)) {
    const ctx: TestContext = { ...world.as(undefined, { now }), actor: { kind: "system" } };
    for (const handler of handlers) await handler.run(ctx, {}, notStopped);
    for (const [index, canary] of canaries.entries()) {
      const shouldBeThere = now < new Date(canary.due);
      const where = `${canary.name} (${index}) at ${now.toISOString()}`;
      expect(await isThere(canary), where).toBe(shouldBeThere);
    }
  }
}, 240_000);
