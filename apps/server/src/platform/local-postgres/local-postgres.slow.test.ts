import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connect } from "../database/database.ts";
import { startLocalPostgres } from "./local-postgres.ts";
import { findPostmaster } from "./postmaster.ts";
import { makeScratchFolder } from "../../testing/scratch-folder.ts";
import { copyTemplateDataDir } from "../../testing/database/template-data-dir.ts";

let folder: string;
let children: ChildProcess[];
beforeEach(async () => {
  const parent = await makeScratchFolder("local-postgres-");
  folder = path.join(parent, "postgres");
  children = [];
});
afterEach(async () => {
  for (const child of children) child.kill("SIGKILL");
  await untilStopped();
  await rm(path.dirname(folder), { recursive: true, force: true });
});

const module = path.resolve(import.meta.dirname, "local-postgres.ts");
const script = `
  import { startLocalPostgres } from ${JSON.stringify(module)};
  const { url } = await startLocalPostgres({ dir: process.argv[1] });
  console.log(url);
  setInterval(() => undefined, 60_000);`;

/** Another process of ours that uses the database until it is killed. */
async function startUser(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ["--input-type=module", "-e", script, folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return { child, url: String(line).trim() };
}

const dataFolder = () => path.join(folder, "data");
const untilStopped = () =>
  vi.waitFor(async () => expect(await findPostmaster(dataFolder())).toBeUndefined(), {
    timeout: 60_000,
    interval: 20,
  });

async function query<Row>(url: string, statement: string): Promise<Row[]> {
  const { db } = connect(`${url}/postgres`, { maxConnections: 1 });
  try {
    return (await sql.raw<Row>(statement).execute(db)).rows;
  } finally {
    await db.destroy();
  }
}

test("a database is created once, keeps its rows, and its password is nobody else's", async () => {
  const first = await startLocalPostgres({ dir: folder });
  await query(first.url, "create table kept as select 'Öl' as word");
  await first.stop();
  await untilStopped();

  const second = await startLocalPostgres({ dir: folder });
  expect(await query(second.url, "select word from kept")).toEqual([{ word: "Öl" }]);
  expect((await stat(path.join(folder, "password"))).mode & 0o077).toBe(0);
  await expect(query(second.url.replace(/:[^:@]+@/, ":wrong@"), "select 1")).rejects.toThrow();
  await second.stop();
});

test("a server that was killed comes back for its users at the same address, and still ends with them", async () => {
  await copyTemplateDataDir(folder);
  const used = await startLocalPostgres({ dir: folder });
  await query(used.url, "create table kept as select 1 as number");
  for (let kill = 0; kill < 2; kill += 1) {
    const { pid } = (await findPostmaster(dataFolder())) ?? {};
    process.kill(pid ?? 0, "SIGKILL");
    await vi.waitFor(
      async () => {
        expect((await findPostmaster(dataFolder()))?.pid).not.toBe(pid);
        expect(await query(used.url, "select number from kept")).toEqual([{ number: 1 }]);
      },
      { timeout: 60_000, interval: 100 },
    );
  }
  await used.stop();
  await untilStopped();
});

test("umlauts survive in trigrams", async () => {
  const postgres = await startLocalPostgres({ dir: folder });
  await query(postgres.url, "create extension pg_trgm");
  const [row] = await query<{ trigrams: string[] }>(
    postgres.url,
    "select show_trgm('Öl') as trigrams",
  );
  expect(row?.trigrams).not.toContain("  l");
  await postgres.stop();
});

test("after kill -9 of its only user it ends by itself, and the next start works at once", async () => {
  await copyTemplateDataDir(folder);
  const { child, url } = await startUser();
  await query(url, "create table survived as select 1 as one");
  child.kill("SIGKILL");
  const next = await startLocalPostgres({ dir: folder });
  expect(await query(next.url, "select one from survived")).toEqual([{ one: 1 }]);
  await next.stop();
});

test("several processes share it, and it stays until the last one is gone", async () => {
  await copyTemplateDataDir(folder);
  const [first, second] = await Promise.all([startUser(), startUser()]);
  expect(second.url).toBe(first.url);
  const third = await startLocalPostgres({ dir: folder });
  first.child.kill("SIGKILL");
  second.child.kill("SIGKILL");
  await Promise.all([once(first.child, "exit"), once(second.child, "exit")]);
  expect(await query(third.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await third.stop();
  await untilStopped();
});

test("after a crash of PostgreSQL itself the next start recovers", async () => {
  await copyTemplateDataDir(folder);
  const { child, url } = await startUser();
  await query(url, "create table acknowledged as select 1 as one");
  const postmaster = await findPostmaster(dataFolder());
  if (!postmaster) throw new Error("no postmaster to kill");
  child.kill("SIGKILL");
  process.kill(postmaster.pid, "SIGKILL");
  // A start that comes before the end of a dying server joins it, and loses its first connection.
  await vi.waitFor(
    async () => expect((await findPostmaster(dataFolder()))?.pid).not.toBe(postmaster.pid),
    { timeout: 60_000, interval: 20 },
  );
  const next = await startLocalPostgres({ dir: folder });
  expect(await query(next.url, "select one from acknowledged")).toEqual([{ one: 1 }]);
  await next.stop();
});

test("a pid file that names another program's process does not hinder the start", async () => {
  await copyTemplateDataDir(folder);
  await (await startLocalPostgres({ dir: folder })).stop();
  const pidFile = path.join(dataFolder(), "postmaster.pid");
  await writeFile(pidFile, `${process.pid}\n${dataFolder()}\n0\n5432\n\n127.0.0.1\n\nready\n`);
  const postgres = await startLocalPostgres({ dir: folder });
  expect(await query(postgres.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await postgres.stop();
});

test("an interrupted creation and a lock left behind are overcome", async () => {
  const { url, stop } = await startLocalPostgres({ dir: folder });
  await stop();
  await rm(dataFolder(), { recursive: true });
  await writeFile(path.join(folder, "data.unfinished"), "half");
  const { child } = await startUser();
  child.kill("SIGKILL");
  await once(child, "exit");
  await writeFile(path.join(folder, "starting"), String(child.pid));
  const postgres = await startLocalPostgres({ dir: folder });
  expect(postgres.url).not.toBe(url);
  await postgres.stop();
});

test("a throw-away database leaves nothing behind", async () => {
  const postgres = await startLocalPostgres({ dir: folder, ephemeral: true });
  expect(await readFile(path.join(folder, "password"), "utf8")).toMatch(/^[\w-]{32}$/);
  await postgres.stop();
  await untilStopped();
  await vi.waitFor(() => expect(existsSync(folder)).toBe(false), { timeout: 60_000 });
});
