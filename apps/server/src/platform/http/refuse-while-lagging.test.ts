import { AppError, notBegunHeader } from "@tc/domain";
import Fastify from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refuseWhileLagging } from "./refuse-while-lagging.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "performance"] }));
afterEach(() => void vi.useRealTimers());

/** Whether a visitor is refused after the loop stood still for so long, while starting and then while serving: the clock moves, and the loop does not turn. */
async function isRefused(maxDelayMs: number, stoodStillMs: number, startMs = 0): Promise<boolean> {
  const app = Fastify();
  const errors: Error[] = [];
  app.setErrorHandler<Error>((error, _request, reply) => {
    errors.push(error);
    void reply.code(503).send();
  });
  refuseWhileLagging(app, maxDelayMs);
  vi.advanceTimersByTime(startMs);
  app.get("/", () => "ok");
  await app.ready();
  vi.advanceTimersByTime(stoodStillMs);
  const { statusCode, headers } = await app.inject("/");
  await app.close();
  for (const error of errors) expect(error).toEqual(new AppError("overloaded"));
  expect(headers[notBegunHeader]).toBe(statusCode === 503 ? "1" : undefined);
  return statusCode === 503;
}

test("a loop that stood still for longer than allowed refuses visitors, for less it does not", async () => {
  expect(await isRefused(900, 1_000)).toBe(true);
  expect(await isRefused(600_000, 1_000)).toBe(false);
});

test("nobody is refused before the first second has passed", async () => {
  expect(await isRefused(1, 999)).toBe(false);
});

test("a long start refuses nobody", async () => {
  expect(await isRefused(900, 999, 5_000)).toBe(false);
});
