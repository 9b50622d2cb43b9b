import type { Logger } from "pino";
import { connect } from "../platform/database.ts";
import type { Config } from "../platform/config.ts";

/** Visitors wait at most a moment for a connection, a lock or an answer; then they get a 503. */
export function connectForApi(url: string, config: Config, log: Logger) {
  return connect(url, {
    name: "tenderchances api",
    maxConnections: config.DATABASE_CONNECTIONS,
    acquireTimeoutMs: 800,
    statementTimeoutMs: 5_000,
    lockTimeoutMs: 2_000,
    onIdleError: (error) => log.warn({ err: error }, "database connection lost"),
  });
}

/** Jobs and migrations may take their time, but wait for no lock for ever. */
export function connectForWork(url: string, config: Config, log: Logger) {
  return connect(url, {
    name: "tenderchances worker",
    maxConnections: config.DATABASE_CONNECTIONS,
    acquireTimeoutMs: 30_000,
    lockTimeoutMs: 60_000,
    onIdleError: (error) => log.warn({ err: error }, "database connection lost"),
  });
}
