import { monitorEventLoopDelay } from "node:perf_hooks";
import { AppError, notBegunHeader } from "@tc/domain";
import type { FastifyInstance } from "fastify";

const resolutionMs = 10;
const sampleEveryMs = 1_000;

/**
 * Refuses requests while the event loop lags, by its mean delay over the last second. It measures from `onReady` on: the
 * start keeps the loop busy before anybody can ask.
 */
export function refuseWhileLagging(app: FastifyInstance, maxDelayMs: number): void {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  let delayMs = 0;
  let sampledAt = 0;
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onReady", (done) => {
    delays.enable();
    sampledAt = performance.now();
    timer = setInterval(sample, sampleEveryMs).unref();
    done();
  });
  function sample(): void {
    const now = performance.now();
    // Without a single delay in it, the loop stood still for the whole time.
    delayMs = Number.isNaN(delays.mean) ? now - sampledAt : delays.mean / 1e6 - resolutionMs;
    sampledAt = now;
    delays.reset();
  }
  app.addHook("onClose", (_app, done) => {
    clearInterval(timer);
    delays.disable();
    done();
  });
  app.addHook("onRequest", (_request, reply, done) => {
    if (delayMs <= maxDelayMs) return done();
    reply.header(notBegunHeader, "1");
    done(new AppError("overloaded"));
  });
}
