import { parseSync } from "oxc-parser";
import { expect, test } from "vitest";
import { findShortLooks, findWaits, isTestSource } from "./check-waits.ts";

const waitsOf = (source: string) => findWaits(parseSync("x.test.ts", source).program);

test.each([
  ["await new Promise((resolve) => setTimeout(resolve, 100));", "setTimeout"],
  ["const timer = globalThis.setInterval(look, 10);", "setInterval"],
  ["await page.waitForTimeout(600);", "waitForTimeout"],
  ["await sleep(5);", "sleep"],
  ["await clock.delay(5);", "delay"],
  ['import { setTimeout as moment } from "node:timers/promises";', "node:timers/promises"],
  ['import * as timers from "timers/promises";', "timers/promises"],
])("%s is seen", (source, wait) => {
  expect(waitsOf(source)).toEqual([wait]);
});

test("fake clocks, polls and a turn for others are no waits", () => {
  const source = `
    import { setImmediate } from "node:timers/promises";
    vi.advanceTimersByTime(1_000);
    await expect.poll(() => seen).toBe(1);
    await vi.waitFor(() => expect(seen).toBe(1), { timeout: 60_000 });
    await vi.waitFor(look, { ...patiently, interval: 5 });
    await vi.waitFor(look, patiently);
    await vi.waitFor(look, 30_000);
    await vi.waitFor(look, { timeout });
    await button.waitFor();
    const program = "setTimeout(() => process.exit(9), 20_000)";
    clearTimeout(timer);
  `;
  expect(waitsOf(source)).toEqual([]);
  expect(findShortLooks(parseSync("x.test.ts", source).program)).toEqual([]);
});

test.each([
  ["await vi.waitFor(() => expect(seen).toBe(1));", "waitFor"],
  ["await vi.waitFor(look, 5_000);", "waitFor"],
  ["await vi.waitFor(look, { timeout: 5_000 });", "waitFor"],
  ["await vi.waitUntil(look, { interval: 5 });", "waitUntil"],
])("%s gives up too soon", (source, look) => {
  expect(findShortLooks(parseSync("x.test.ts", source).program)).toEqual([look]);
});

test("tests, journeys, fixtures and what only tests use are looked at, other code is not", () => {
  const files = [
    "apps/server/src/main/processes.slow.test.ts",
    "e2e/support/mailbox.ts",
    "apps/server/src/testing/test-context.ts",
    "apps/server/src/features/search/replica.fixture.ts",
    "packages/assessment/src/offers/fixtures.ts",
  ];
  expect(files.filter((file) => !isTestSource(file))).toEqual([]);
  expect(isTestSource("apps/standins/src/faults.ts")).toBe(false);
  expect(isTestSource("tools/waits.ts")).toBe(false);
});
