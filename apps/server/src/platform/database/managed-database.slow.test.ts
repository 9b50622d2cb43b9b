import { mkdtemp, chmod, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { makeAgency } from "../../testing/people/make-agency.ts";
import { testContext } from "../../testing/database/test-context.ts";
import { inTransaction } from "../context.ts";
import { connect, migrate } from "./database.ts";
import { createJobRunner } from "../jobs/job-runner.ts";
import { handle } from "../jobs/jobs.ts";
import { startLocalPostgres } from "../local-postgres/local-postgres.ts";
import { inAgency } from "../tenancy/tenancy.ts";

// A server of its own: on the tests' one the roles are there already.
let folder: string;
let server: Awaited<ReturnType<typeof startLocalPostgres>>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "tenderchances-managed-"));
  await chmod(folder, 0o755);
  server = await startLocalPostgres({ dir: path.join(folder, "pg"), ephemeral: true });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function asAdmin(...statements: string[]) {
  const { db } = connect(`${server.url}/postgres`, { maxConnections: 1 });
  for (const statement of statements) await sql.raw(statement).execute(db);
  await db.destroy();
}

function urlFor(user: string, database: string): string {
  const url = new URL(`${server.url}/${database}`);
  url.username = user;
  url.password = "geheim";
  return url.href;
}

async function migrateDatabase(url: string) {
  const { db } = connect(url, { maxConnections: 2 });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

test("a database user without superpowers migrates, several databases at once, and the server works in each", async () => {
  const names = ["first", "second", "third", "fourth"];
  await asAdmin("create role plain login createrole password 'geheim'");
  for (const name of names) await asAdmin(`create database ${name} owner plain`);
  await Promise.all(names.map((name) => migrateDatabase(urlFor("plain", name))));

  const url = urlFor("plain", "first");
  const { db } = connect(url, { role: "tc_app" });
  const { agencyId } = await makeAgency({ db });
  const other = await makeAgency({ db });
  const ctx = testContext({ db });
  const seen = await inAgency(ctx, agencyId, (t) =>
    t.db.selectFrom("member").select("agency_id").execute(),
  );
  expect(seen).toEqual([{ agency_id: agencyId }]);
  expect(other.agencyId).not.toBe(agencyId);
  expect(await db.selectFrom("member").select("agency_id").execute()).toEqual([]);

  const job = { name: "remind", payload: z.object({ id: z.string() }) };
  const jobs = createJobRunner({
    databaseUrl: url,
    handlers: [handle(job, async () => undefined)],
    log: pino({ level: "silent" }),
  });
  await jobs.start();
  await inAgency({ ...ctx, jobs }, agencyId, (t) => t.enqueue(job, { id: "kept" }));
  const undone = inTransaction({ ...ctx, jobs }, async (t) => {
    await t.enqueue(job, { id: "undone" });
    throw new Error("undo");
  });
  await expect(undone).rejects.toThrow("undo");
  const { rows } = await sql<{ data: unknown }>`
    select data from pgboss.job where name = 'remind'`.execute(db);
  expect(rows).toEqual([{ data: { id: "kept" } }]);
  await jobs.stop();
  await db.destroy();
});

test("one who may not make the roles is told what an administrator has to do, and then works", async () => {
  await asAdmin("create role weak login password 'geheim'", "create database fifth owner weak");
  const url = urlFor("weak", "fifth");
  await expect(migrateDatabase(url)).rejects.toMatchObject({
    message: "user weak may neither make the roles tc_app and tc_operator nor become them",
    hint: expect.stringContaining("grant tc_app, tc_operator to weak"),
  });
  await asAdmin("grant tc_app, tc_operator to weak");
  await migrateDatabase(url);
});
