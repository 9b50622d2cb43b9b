import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { done, endpoint } from "@tc/contract";
import type { Access } from "@tc/contract";
import { pino } from "pino";
import { contextFor } from "../apps/server/src/platform/access.ts";
import { connect, migrate } from "../apps/server/src/platform/database.ts";
import type { Db } from "../apps/server/src/platform/database.ts";
import { bind, registerEndpoints } from "../apps/server/src/platform/http.ts";
import { createHttpServer } from "../apps/server/src/platform/http-server.ts";
import { startLocalPostgres } from "../apps/server/src/platform/local-postgres.ts";
import type { Auth } from "../apps/server/src/ports/auth.ts";
import { askFromOutside } from "./api/load-process.ts";
import { benchContext, memberHeaders } from "./bench-context.ts";
import { postgresCpuMs } from "./postgres-cpu.ts";
import { percentiles, round } from "./search/percentiles.ts";

const connections = 64;
const rounds = 3;

/** The same verb behind doors of three kinds. Public is the bare route: nobody is looked up. */
const doors = (["public", "user", "agency"] as const satisfies readonly Access[]).map((access) =>
  bind(
    endpoint({
      method: "GET",
      path: `/api/bench/${access}`,
      access,
      summary: "Antwortet sofort",
      response: done,
    }),
    async () => ({ done: true }) as const,
  ),
);

/**
 * What it costs to know who asks: requests a second of one route behind each door, with 64 connections on loopback, and
 * what hashing a password takes (argon2id, 19 MiB, two passes, one lane). `--seconds N` of each round (default 3). Server, database and the
 * asking process share the machine; the doors take turns.
 */
export async function run({ args }: { args: string[] }): Promise<object> {
  const seconds = args.includes("--seconds") ? Number(args[args.indexOf("--seconds") + 1]) : 3;
  const folder = await mkdtemp(path.join(tmpdir(), "tenderchances-bench-"));
  const server = await startLocalPostgres({ dir: path.join(folder, "pg"), ephemeral: true });
  const url = `${server.url}/postgres`;
  const owner = connect(url);
  await migrate(owner.db);
  const { db } = connect(url, { role: "tc_app" });
  try {
    const ctx = benchContext(db);
    const headers = await memberHeaders(ctx);
    const app = createHttpServer({ log: pino({ level: "silent" }), isHttps: false });
    registerEndpoints(app, doors, (request, door) => contextFor(ctx, request, door));
    const address = await app.listen({ port: 0, host: "127.0.0.1" });

    const taken: Record<string, number[]> = {};
    const cpu: Record<string, number> = {};
    const lasted: Record<string, number> = {};
    // The first round is not counted: code gets compiled.
    for (let round = 0; round <= rounds; round++) {
      for (const { endpoint: door } of doors) {
        const before = await cpuMs(owner.db);
        const urls = [address + door.path];
        const loaded = await askFromOutside({ urls, first: 0, connections, seconds, headers });
        if (round === 0) continue;
        const name = door.access;
        cpu[name] = (cpu[name] ?? 0) + (await cpuMs(owner.db)) - before;
        taken[name] = [...(taken[name] ?? []), ...loaded.taken];
        lasted[name] = (lasted[name] ?? 0) + loaded.seconds;
      }
    }
    await app.close();
    const routes = Object.fromEntries(
      Object.entries(taken).map(([name, times]) => [
        name,
        {
          requestsPerSecond: Math.round(times.length / (lasted[name] ?? 1)),
          ...percentiles(times),
          cpuMs: round((cpu[name] ?? 0) / times.length),
        },
      ]),
    );
    console.table(routes);
    const passwords = await measurePasswords(ctx.ports.auth, seconds);
    console.table(passwords);
    return {
      ...routes,
      ...passwords,
      connections,
      cores: availableParallelism(),
      load: loadavg()[0],
    };
  } finally {
    await db.destroy();
    await owner.db.destroy();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** One after the other as a person meets it, and as many as the server takes at a time. */
async function measurePasswords(auth: Auth, seconds: number) {
  const alone: number[] = [];
  await repeatFor(seconds, 1, async () => {
    const startedAt = performance.now();
    await auth.hashPassword("Sieben-Kraniche-im-Novembernebel");
    alone.push(performance.now() - startedAt);
  });
  const before = process.cpuUsage();
  const crowded = await repeatFor(seconds, 2, () =>
    auth.hashPassword("Sieben-Kraniche-im-Novembernebel"),
  );
  const { user, system } = process.cpuUsage(before);
  return {
    hashAlone: percentiles(alone),
    hashCrowded: {
      perSecond: round(crowded.times / crowded.seconds),
      cpuMs: round((user + system) / 1000 / crowded.times),
    },
  };
}

async function repeatFor(seconds: number, atOnce: number, work: () => Promise<unknown>) {
  const startedAt = performance.now();
  const elapsed = () => (performance.now() - startedAt) / 1000;
  let times = 0;
  const worker = async () => {
    while (elapsed() < seconds) {
      await work();
      times += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { times, seconds: elapsed() };
}

/** What this process and PostgreSQL have used so far; the asking process is not in it. */
async function cpuMs(db: Db): Promise<number> {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + ((await postgresCpuMs(db)) ?? 0);
}
