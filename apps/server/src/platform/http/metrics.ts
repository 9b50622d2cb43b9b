import { createServer } from "node:http";
import { sql } from "kysely";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Db } from "../database/database.ts";
import type { JobOutcome } from "../jobs/job-runner.ts";

export interface Metrics {
  observeRequest(answer: { method: string; route: string; status: number; seconds: number }): void;
  observeJob(job: string, outcome: JobOutcome, seconds: number): void;
  /** Serves /metrics; the port is internal and serves nothing else. */
  listen(host: string, port: number): Promise<{ port: number; stop(): Promise<void> }>;
}

interface SourceRow {
  source: string;
  notices: string | null;
  last_success: Date | null;
}

function addSourceGauges(registry: Registry, db: Db): void {
  const options = { labelNames: ["source"], registers: [registry] };
  const notices = new Gauge({
    ...options,
    name: "tenderchances_source_notices",
    help: "Notices taken from a source so far",
  });
  // Read where all processes have written it, at the moment somebody asks.
  new Gauge({
    ...options,
    name: "tenderchances_source_last_success_timestamp_seconds",
    help: "When a source was last read without an error",
    async collect() {
      const { rows } = await sql<SourceRow>`
        select s.id as source, s.last_success_at as last_success,
               (select sum(p.notice_count) from source_package p where p.source_id = s.id) as notices
        from source s`.execute(db);
      for (const { source, notices: count, last_success: lastSuccess } of rows) {
        notices.set({ source }, Number(count ?? 0));
        if (lastSuccess) this.set({ source }, lastSuccess.getTime() / 1000);
      }
    },
  });
}

export function createMetrics(db: Db): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Duration of HTTP requests by route",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const jobs = new Histogram({
    name: "tenderchances_job_duration_seconds",
    help: "Duration of jobs by outcome",
    labelNames: ["job", "outcome"],
    buckets: [0.1, 0.5, 1, 5, 15, 60, 300, 900],
    registers: [registry],
  });
  addSourceGauges(registry, db);
  return {
    observeRequest: ({ seconds, ...labels }) => requests.observe(labels, seconds),
    observeJob: (job, outcome, seconds) => jobs.observe({ job, outcome }, seconds),
    listen: async (host, port) => {
      const server = createServer((request, response) => {
        if (request.method !== "GET" || request.url !== "/metrics") {
          response.writeHead(404).end();
          return;
        }
        registry.metrics().then(
          (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
          () => response.writeHead(503).end(),
        );
      });
      await new Promise<void>((resolve, reject) => {
        server.once("error", reject).listen(port, host, resolve);
      });
      const address = server.address();
      return {
        port: typeof address === "object" && address ? address.port : port,
        stop: () =>
          new Promise<void>((resolve) => {
            server.close(() => resolve());
            server.closeAllConnections();
          }),
      };
    },
  };
}
