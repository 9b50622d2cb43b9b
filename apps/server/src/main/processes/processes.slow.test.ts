import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rename, rm } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sql } from "kysely";
import { connect } from "../../platform/database/database.ts";
import type { Db } from "../../platform/database/database.ts";
import { startLocalPostgres } from "../../platform/local-postgres/local-postgres.ts";
import { findPostmaster } from "../../platform/local-postgres/postmaster.ts";
import { migrateAsNewerRelease, newerMigrations } from "../../testing/database/newer-release.ts";
import { makeUser } from "../../testing/people/make-user.ts";
import { signedIn } from "../../testing/people/signed-in.ts";
import { makeScratchFolder } from "../../testing/scratch-folder.ts";
import { copyTemplateDataDir } from "../../testing/database/template-data-dir.ts";
import { testContext } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import { freePort } from "../../../../../tools/free-port.ts";

const source = path.resolve(import.meta.dirname, "../..");
/** A busy machine is no reason to fail. */
const timeout = 100_000;
let folder: string;
let running: ChildProcess[];

beforeEach(async () => {
  folder = await makeScratchFolder("tenderchances-main-");
  running = [];
});
afterEach(async () => {
  for (const child of running) child.kill("SIGKILL");
  await untilServerEnded();
  await rm(folder, { recursive: true, force: true });
});

const untilServerEnded = () =>
  vi.waitFor(
    async () => expect(await findPostmaster(path.join(folder, "postgres/data"))).toBeUndefined(),
    { timeout },
  );

interface Started {
  readonly child: ChildProcess;
  readonly address: string;
  /** What it has printed so far */
  readonly output: () => string;
}

function launch(entry: string, env: Record<string, string> = {}) {
  // As npm does it: a shell that hands its place to node.
  const child = spawn(
    "/bin/sh",
    ["-c", `exec "$0" "$1"`, process.execPath, path.join(source, entry)],
    {
      env: {
        PATH: process.env["PATH"],
        NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
        HOST: "127.0.0.1",
        PORT: "0",
        DATA_DIR: folder,
        DOE_BASE_URL: "http://127.0.0.1:1",
        TED_BASE_URL: "http://127.0.0.1:1",
        LOG_LEVEL: "error",
        NODE_ENV: "development",
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  running.push(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  return { child, output: () => output };
}

async function start(entry: string, env: Record<string, string> = {}): Promise<Started> {
  const { child, output } = launch(entry, env);
  const address = await vi.waitFor(
    () => {
      const url = /http:\/\/localhost:\d+/.exec(output())?.[0];
      // A process that has ended says nothing more.
      if (child.exitCode === null) expect(url, output()).toBeDefined();
      return url;
    },
    { timeout, interval: 20 },
  );
  if (address === undefined) throw new Error(`ended: ${output()}`);
  return { child, address, output };
}

async function stop({ child }: Started, signal: NodeJS.Signals): Promise<unknown> {
  const ended = once(child, "exit");
  child.kill(signal);
  return (await ended)[0];
}

/** The body of the answer: a server that lags behind refuses for a moment and asks to come again. */
const untilAnswers = (started: Started, pathname: string, status = 200, init?: RequestInit) =>
  vi.waitFor(
    async () => {
      const answer = await fetch(started.address + pathname, init);
      const body = await answer.text();
      expect(answer.status, body).toBe(status);
      return body;
    },
    { timeout, interval: 50 },
  );
const untilReady = (started: Started) => untilAnswers(started, "/readyz");

test("npm start answers on an empty folder, and SIGTERM to its shell ends server and database cleanly", async () => {
  const started = await start("main-all.ts");
  await untilReady(started);
  await untilAnswers(started, "/api/sources");
  expect(await stop(started, "SIGTERM")).toBe(0);
  await untilServerEnded();
  await expect(fetch(started.address)).rejects.toThrow();
});

test("a second start on the same port says so in German and touches nothing", async () => {
  await copyTemplateDataDir(path.join(folder, "postgres"));
  const first = await start("main-all.ts");
  const second = launch("main-all.ts", { PORT: new URL(first.address).port });
  expect((await once(second.child, "close"))[0]).toBe(1);
  expect(second.output()).toMatch(/^Port \d+ ist belegt. Läuft TenderChances schon\?/);
  await untilReady(first);
});

test("after kill -9 the next start works on the same data", async () => {
  await copyTemplateDataDir(path.join(folder, "postgres"));
  const first = await start("main-all.ts");
  await untilReady(first);
  await stop(first, "SIGKILL");
  const second = await start("main-all.ts");
  await untilReady(second);
  expect(await stop(second, "SIGINT")).toBe(0);
});

test("Ctrl+C below npm, which arrives twice, still ends server and database cleanly", async () => {
  await copyTemplateDataDir(path.join(folder, "postgres"));
  const started = await start("main-all.ts");
  await untilReady(started);
  const ended = once(started.child, "exit");
  started.child.kill("SIGINT");
  started.child.kill("SIGINT");
  expect((await ended)[0]).toBe(0);
  await untilServerEnded();
});

test("a wrong setting stops the start with a German sentence that names it", async () => {
  const { child, output } = launch("main-api.ts", { PORT: "viele" });
  expect((await once(child, "close"))[0]).toBe(1);
  expect(output()).toMatch(/^Falsche Einstellung .*\n {2}PORT: /);
});

test("several APIs and workers share one database", async () => {
  const database = await createTestDatabase();
  const env = { DATABASE_URL: database.url };
  const workers = [launch("main-worker.ts", env), launch("main-worker.ts", env)];
  const apis = await Promise.all([start("main-api.ts", env), start("main-api.ts", env)]);
  await Promise.all(apis.map(untilReady));
  for (const api of apis) await untilAnswers(api, "/api/sources");
  for (const { output } of workers) {
    await vi.waitFor(() => expect(output()).toContain("Worker bereit"), { timeout });
  }
  const ended = running.map((child) => once(child, "exit"));
  for (const child of running) child.kill("SIGTERM");
  expect((await Promise.all(ended)).map(([code]) => code as unknown)).toEqual([0, 0, 0, 0]);
  await database.drop();
});

test("an API has connections that no verb can take: for health, sessions and sign-ins", async () => {
  const database = await createTestDatabase();
  const api = await start("main-api.ts", { DATABASE_URL: database.url });
  await untilReady(api);
  const user = await makeUser(database);
  const headers = await signedIn({ ...testContext(database), now: () => new Date() }, user);
  const session = await untilAnswers(api, "/api/session", 200, { headers });
  expect(JSON.parse(session)).toMatchObject({ user: { id: user.userId } });
  await untilAnswers(api, "/api/auth/sign-in", 200, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: user.email, password: user.password }),
  });
  await untilAnswers(api, "/api/agency", 403, { headers });
  await untilAnswers(api, "/api/sources");
  const { rows } = await sql<{ name: string }>`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database()`.execute(database.owner.db);
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      "tenderchances api",
      "tenderchances health",
      "tenderchances sessions",
      "tenderchances sign-ins",
    ]),
  );
  expect(await stop(api, "SIGTERM")).toBe(0);
  await database.drop();
});

test("metrics are on their own port only", async () => {
  const database = await createTestDatabase();
  const port = String(await freePort());
  const api = await start("main-api.ts", { DATABASE_URL: database.url, METRICS_PORT: port });
  await untilAnswers(api, "/api/sources");
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/sources",status="200"}',
  );
  await untilAnswers(api, "/metrics", 404);
  expect(await stop(api, "SIGTERM")).toBe(0);
  await database.drop();
});

/** Works on the database of a stopped `npm start` in the test's folder. */
async function inLocalDatabase(work: (db: Db) => Promise<unknown>): Promise<void> {
  const server = await startLocalPostgres({ dir: path.join(folder, "postgres") });
  const { db } = connect(`${server.url}/postgres`, { maxConnections: 2 });
  try {
    await work(db);
  } finally {
    await db.destroy();
    await server.stop();
  }
}

/** The one line of the log about migrations of a newer release, with their names. */
function expectNewerLine(output: string): void {
  const lines = output.split("\n").filter((line) => line.includes("newer release"));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ migrations: Object.keys(newerMigrations) });
}

test("npm start of the old release works and restarts on data that a newer release has migrated", async () => {
  await copyTemplateDataDir(path.join(folder, "postgres"));
  await inLocalDatabase(migrateAsNewerRelease);
  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    const started = await start("main-all.ts", { LOG_LEVEL: "warn" });
    await untilReady(started);
    await untilAnswers(started, "/api/sources");
    expectNewerLine(started.output());
    await stop(started, signal);
  }
}, 300_000);

test("API and worker of the old release start and restart on a database that a newer release has migrated", async () => {
  const database = await createTestDatabase();
  const env = { DATABASE_URL: database.url, LOG_LEVEL: "warn" };
  const running = await start("main-api.ts", env);
  await migrateAsNewerRelease(database.owner.db);
  await untilAnswers(running, "/api/sources");
  for (let round = 0; round < 2; round++) {
    const worker = launch("main-worker.ts", env);
    const api = await start("main-api.ts", env);
    await untilReady(api);
    await untilAnswers(api, "/api/sources");
    await vi.waitFor(() => expect(worker.output()).toContain("Worker bereit"), { timeout });
    expectNewerLine(api.output());
    expectNewerLine(worker.output());
    const ended = once(worker.child, "exit");
    worker.child.kill("SIGTERM");
    expect([await stop(api, "SIGTERM"), (await ended)[0]]).toEqual([0, 0]);
  }
  await database.drop();
}, 300_000);

const renameHistory = (db: Db) =>
  sql`update kysely_migration set name = 'former_' || name`.execute(db);

test("npm start on a data folder of a different history ends with one sentence that names it, and keeps it", async () => {
  await copyTemplateDataDir(path.join(folder, "postgres"));
  await inLocalDatabase(renameHistory);
  for (let round = 0; round < 2; round++) {
    const refused = launch("main-all.ts");
    expect((await once(refused.child, "close"))[0]).toBe(1);
    expect(refused.output()).toBe(
      `Der Datenordner ${path.join(folder, "postgres")} stammt von einem Release, dessen Tabellen dieses nicht übernehmen kann: verschiebe ihn und starte neu; darin wurde nichts geändert.\n`,
    );
  }
  await rename(path.join(folder, "postgres"), path.join(folder, "moved away"));
  await untilReady(await start("main-all.ts"));
}, 300_000);

test.each(["main-api.ts", "main-worker.ts"])(
  "%s on a managed database of a different history ends with one sentence that names it",
  async (entry) => {
    const database = await createTestDatabase();
    await renameHistory(database.owner.db);
    const refused = launch(entry, { DATABASE_URL: database.url });
    expect((await once(refused.child, "close"))[0]).toBe(1);
    const name = new URL(database.url).pathname.slice(1);
    expect(refused.output()).toBe(
      `Die Datenbank „${name}“ stammt von einem Release, dessen Tabellen dieses nicht übernehmen kann: nenne in DATABASE_URL eine andere und starte neu; darin wurde nichts geändert.\n`,
    );
    await database.drop();
  },
);
