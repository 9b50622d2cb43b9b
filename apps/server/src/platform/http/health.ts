import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { listMissingMigrations } from "../database/database.ts";
import type { Db } from "../database/database.ts";
import { refuseOtherMethods } from "./http.ts";

/** undefined: ready; else why not, in a few words for whoever operates the service. */
export type ReadinessCheck = () => Promise<string | undefined>;

const checkLimitMs = 2_000;

export function databaseReadiness(db: Db): ReadinessCheck {
  let isMigrated = false;
  return async () => {
    await sql`select 1`.execute(db);
    if (isMigrated) return undefined;
    const missing = await listMissingMigrations(db);
    isMigrated = missing.length === 0;
    return isMigrated ? undefined : `migrations missing: ${missing.join(", ")}`;
  };
}

async function findReason(check: ReadinessCheck): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve("no answer"), checkLimitMs);
  });
  try {
    return await Promise.race([check(), tooLate]);
  } catch {
    // The error may name hosts and users; the log has it, the public does not.
    return "not reachable";
  } finally {
    clearTimeout(timer);
  }
}

/** Everybody who asks while a check runs gets its answer: a flood of questions is one check. */
function askedOnce(check: ReadinessCheck): ReadinessCheck {
  let running: Promise<string | undefined> | undefined;
  return () => {
    running ??= findReason(check).finally(() => {
      running = undefined;
    });
    return running;
  };
}

/** /healthz: the process is alive. /readyz: it can do its work; 503 with reasons otherwise. */
export function registerHealth(
  app: FastifyInstance,
  checks: Readonly<Record<string, ReadinessCheck>>,
): void {
  const readiness = Object.entries(checks).map(
    ([name, check]) => [name, askedOnce(check)] as const,
  );
  app.get("/healthz", async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ ok: true }),
  );
  app.get("/readyz", async (_request, reply) => {
    const checks = await Promise.all(
      readiness.map(async ([name, check]) => [name, await check()] as const),
    );
    const reasons = Object.fromEntries(checks.filter(([, reason]) => reason !== undefined));
    const ok = Object.keys(reasons).length === 0;
    return reply
      .code(ok ? 200 : 503)
      .header("cache-control", "no-store")
      .send(ok ? { ok } : { ok, reasons });
  });
  for (const path of ["/healthz", "/readyz"]) refuseOtherMethods(app, path, ["GET", "HEAD"]);
}
