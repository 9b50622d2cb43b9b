import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findPostmaster } from "../platform/local-postgres/postmaster.ts";
import { createTestDatabase } from "../testing/test-database.ts";

const source = path.resolve(import.meta.dirname, "..");
let folder: string;
let running: ChildProcess[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "tenderchances-main-"));
  // Root's PostgreSQL runs as another user, which must be able to pass.
  await chmod(folder, 0o755);
  running = [];
});
afterEach(async () => {
  for (const child of running) child.kill("SIGKILL");
  await vi.waitFor(async () => expect(await findServer()).toBeUndefined(), { timeout: 20_000 });
  await rm(folder, { recursive: true, force: true });
});

const findServer = () => findPostmaster(path.join(folder, "postgres/data"));

interface Started {
  readonly child: ChildProcess;
  readonly address: string;
}

function launch(entry: string, env: Record<string, string> = {}) {
  // As npm does it: a shell that hands its place to node.
  const child = spawn(
    "/bin/sh",
    ["-c", `exec "$0" "$1"`, process.execPath, path.join(source, entry)],
    {
      env: {
        PATH: process.env["PATH"],
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
      if (child.exitCode !== null) throw new Error(`ended: ${output()}`);
      const found = /http:\/\/localhost:\d+/.exec(output())?.[0];
      expect(found, output()).toBeDefined();
      return found ?? "";
    },
    { timeout: 60_000, interval: 20 },
  );
  return { child, address };
}

async function stop({ child }: Started, signal: NodeJS.Signals): Promise<unknown> {
  const ended = once(child, "exit");
  child.kill(signal);
  return (await ended)[0];
}

async function statusOf({ address }: Started, pathname: string): Promise<number> {
  const answer = await fetch(address + pathname);
  await answer.arrayBuffer();
  return answer.status;
}

const untilReady = (started: Started) =>
  vi.waitFor(async () => expect(await statusOf(started, "/readyz")).toBe(200), {
    timeout: 30_000,
    interval: 50,
  });

test("npm start answers, and SIGTERM to its shell ends server and database cleanly", async () => {
  const started = await start("main-all.ts");
  await untilReady(started);
  expect(await statusOf(started, "/api/sources")).toBe(200);
  expect(await stop(started, "SIGTERM")).toBe(0);
  expect(await findServer()).toBeUndefined();
  await expect(fetch(started.address)).rejects.toThrow();
});

test("a second start on the same port says so in German and touches nothing", async () => {
  const first = await start("main-all.ts");
  const second = launch("main-all.ts", { PORT: new URL(first.address).port });
  expect((await once(second.child, "close"))[0]).toBe(1);
  expect(second.output()).toMatch(/^Port \d+ ist belegt. Läuft TenderChances schon\?/);
  await untilReady(first);
});

test("after kill -9 the next start works on the same data", async () => {
  const first = await start("main-all.ts");
  await untilReady(first);
  await stop(first, "SIGKILL");
  const second = await start("main-all.ts");
  await untilReady(second);
  expect(await stop(second, "SIGINT")).toBe(0);
});

test("Ctrl+C below npm, which arrives twice, still ends server and database cleanly", async () => {
  const started = await start("main-all.ts");
  await untilReady(started);
  const ended = once(started.child, "exit");
  started.child.kill("SIGINT");
  started.child.kill("SIGINT");
  const again = setTimeout(() => started.child.kill("SIGINT"), 30);
  expect((await ended)[0]).toBe(0);
  clearTimeout(again);
  expect(await findServer()).toBeUndefined();
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
  for (const api of apis) expect(await statusOf(api, "/api/sources")).toBe(200);
  for (const { output } of workers) {
    await vi.waitFor(() => expect(output()).toContain("Worker bereit"), { timeout: 30_000 });
  }
  const ended = running.map((child) => once(child, "exit"));
  for (const child of running) child.kill("SIGTERM");
  expect((await Promise.all(ended)).map(([code]) => code as unknown)).toEqual([0, 0, 0, 0]);
  await database.drop();
});

test("metrics are on their own port only", async () => {
  const database = await createTestDatabase();
  const port = "39464";
  const api = await start("main-api.ts", { DATABASE_URL: database.url, METRICS_PORT: port });
  await statusOf(api, "/api/sources");
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/sources",status="200"}',
  );
  expect(await statusOf(api, "/metrics")).toBe(404);
  expect(await stop(api, "SIGTERM")).toBe(0);
  await database.drop();
});
