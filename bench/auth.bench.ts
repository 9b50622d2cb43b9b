import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { done, endpoint } from "@tc/contract";
import type { Access } from "@tc/contract";
import Fastify from "fastify";
import { pino } from "pino";
import { hashPassword } from "../apps/server/src/features/account/index.ts";
import { createAdmission } from "../apps/server/src/platform/admission/admission.ts";
import { connect, migrate } from "../apps/server/src/platform/database/database.ts";
import type { Db } from "../apps/server/src/platform/database/database.ts";
import { bind, registerEndpoints } from "../apps/server/src/platform/http/http.ts";
import { createHttpServer } from "../apps/server/src/platform/http/http-server.ts";
import { startLocalPostgres } from "../apps/server/src/platform/local-postgres/local-postgres.ts";
import { askFromOutside } from "./api/load-process.ts";
import { benchContext, memberHeaders } from "./server/bench-context.ts";
import { postgresCpuMs } from "./server/postgres-cpu.ts";
import { percentiles, round } from "./search/percentiles.ts";

const connections = 64;
const rounds = 3;

/** The same verb behind doors of three kinds. Public is the route alone: nobody is looked up. */
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
 * what hashing a password takes (argon2id, 19 MiB, two passes, one lane). The measure is a bare Fastify: `bare` selects
 * one row by its id with a prepared statement, `empty` selects none. `--seconds N` of each round (default 3). Server,
 * database and the asking process share the machine; the routes take turns.
 */
export async function run({ args }: { args: string[] }): Promise<object> {
  const seconds = args.includes("--seconds") ? Number(args[args.indexOf("--seconds") + 1]) : 3;
  const folder = await mkdtemp(path.join(tmpdir(), "tenderchances-bench-"));
  const server = await startLocalPostgres({ dir: path.join(folder, "pg"), ephemeral: true });
  const url = `${server.url}/postgres`;
  const owner = connect(url);
  await migrate(owner.db);
  const { db, pool } = connect(url, { role: "tc_app" });
  const bare = Fastify();
  try {
    const ctx = benchContext(db);
    const headers = await memberHeaders(ctx);
    const app = createHttpServer({ log: pino({ level: "silent" }), isHttps: false });
    const { admit } = createAdmission({ context: ctx, sessions: ctx, signIns: ctx });
    registerEndpoints(app, doors, admit);
    const address = await app.listen({ port: 0, host: "127.0.0.1" });
    const { id } = await db.selectFrom("user_account").select("id").executeTakeFirstOrThrow();
    const text = "select id, name, email from user_account where id = $1";
    bare.get("/empty", async () => ({ done: true }));
    bare.get("/bare", async () => {
      const { rows } = await pool.query<object>({ name: "bare", text, values: [id] });
      return rows[0];
    });
    const bareAddress = await bare.listen({ port: 0, host: "127.0.0.1" });
    const targets = {
      ...Object.fromEntries(
        doors.map(({ endpoint: door }) => [door.access, address + door.path] as const),
      ),
      empty: `${bareAddress}/empty`,
      bare: `${bareAddress}/bare`,
    };

    const taken: Record<string, number[]> = {};
    const cpu: Record<string, number> = {};
    const lasted: Record<string, number> = {};
    // The first round is not counted: code gets compiled.
    for (let round = 0; round <= rounds; round++) {
      for (const [name, target] of Object.entries(targets)) {
        const before = await cpuMs(owner.db);
        const urls = [target];
        const loaded = await askFromOutside({ urls, first: 0, connections, seconds, headers });
        if (round === 0) continue;
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
          cpuMs: (cpu[name] ?? 0) / times.length,
        },
      ]),
    );
    console.table(routes);
    const cpuOf = (name: string) => routes[name]?.cpuMs ?? 0;
    const doorMs = cpuOf("user") - cpuOf("public");
    const door = {
      cpuMs: round(doorMs),
      ofBare: round(doorMs / cpuOf("bare")),
      ofSelectAlone: round(doorMs / (cpuOf("bare") - cpuOf("empty"))),
    };
    console.table({ door });
    const passwords = await measurePasswords(seconds);
    console.table(passwords);
    return {
      ...routes,
      door,
      ...passwords,
      connections,
      cores: availableParallelism(),
      load: loadavg()[0],
    };
  } finally {
    await bare.close();
    await db.destroy();
    await owner.db.destroy();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** One after the other as a person meets it, and as many as the server takes at a time. */
async function measurePasswords(seconds: number) {
  const alone: number[] = [];
  await repeatFor(seconds, 1, async () => {
    const startedAt = performance.now();
    await hashPassword("Sieben-Kraniche-im-Novembernebel");
    alone.push(performance.now() - startedAt);
  });
  const before = process.cpuUsage();
  const crowded = await repeatFor(seconds, 2, () =>
    hashPassword("Sieben-Kraniche-im-Novembernebel"),
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
