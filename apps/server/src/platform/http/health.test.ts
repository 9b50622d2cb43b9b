import Fastify from "fastify";
import { expect, test } from "vitest";
import { registerHealth } from "./health.ts";

test("a flood of questions costs one check at a time, and the next question is checked again", async () => {
  const app = Fastify();
  const running: ((reason: string | undefined) => void)[] = [];
  registerHealth(app, {
    database: () => new Promise((resolve) => running.push(resolve)),
  });
  const flood = Array.from({ length: 50 }, () => app.inject("/readyz"));
  await expect.poll(() => running.length).toBe(1);
  // All have asked before the check ends.
  await app.inject("/healthz");
  running[0]?.(undefined);
  expect((await Promise.all(flood)).map(({ statusCode }) => statusCode)).toEqual(
    Array.from({ length: 50 }, () => 200),
  );
  const later = app.inject("/readyz");
  await expect.poll(() => running.length).toBe(2);
  running[1]?.("migrations missing: 0102_search");
  expect((await later).json()).toEqual({
    ok: false,
    reasons: { database: "migrations missing: 0102_search" },
  });
  await app.close();
});
