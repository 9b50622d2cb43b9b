import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Lanes } from "./lanes.ts";

const refused = expect.objectContaining({
  code: "rate_limited",
  details: { retryAfterSeconds: expect.any(Number) },
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work that ends when the test says so. */
function openWork(lanes: Lanes, client: string) {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const runs = new Map<number, Promise<number>>();
  return {
    started,
    begin(n: number): Promise<number> {
      const run = lanes.run(client, async () => {
        started.push(n);
        await new Promise<void>((resolve) => {
          ends[n] = resolve;
        });
        return n;
      });
      runs.set(n, run);
      run.catch(() => undefined);
      return run;
    },
    async end(n: number): Promise<void> {
      ends[n]?.();
      await runs.get(n);
      // The next in the queue begins.
      await Promise.resolve();
    },
  };
}

const flush = () => vi.advanceTimersByTimeAsync(0);

test("so many of a client's requests are in work, the next wait in order, the rest is refused at once", async () => {
  const lanes = new Lanes({ atOnce: 2, waiting: 2, patienceMs: 1_000 });
  const work = openWork(lanes, "a");
  for (let n = 0; n < 4; n++) void work.begin(n);
  await expect(work.begin(4)).rejects.toEqual(refused);
  await flush();
  expect(work.started).toEqual([0, 1]);
  await work.end(1);
  await flush();
  expect(work.started).toEqual([0, 1, 2]);
  await work.end(0);
  await work.end(2);
  await flush();
  expect(work.started).toEqual([0, 1, 2, 3]);
  await work.end(3);
  expect(lanes.size).toBe(0);
});

test("one client's requests neither use up nor delay another's", async () => {
  const lanes = new Lanes({ atOnce: 1, waiting: 0, patienceMs: 1_000 });
  const full = openWork(lanes, "a");
  void full.begin(0);
  await expect(full.begin(1)).rejects.toEqual(refused);
  expect(await lanes.run("b", async () => "answered")).toBe("answered");
});

test("who has waited too long is refused and does no work", async () => {
  const lanes = new Lanes({ atOnce: 1, waiting: 5, patienceMs: 1_000 });
  const work = openWork(lanes, "a");
  void work.begin(0);
  const late = work.begin(1);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(late).rejects.toEqual(refused);
  const next = work.begin(2);
  await work.end(0);
  await flush();
  expect(work.started).toEqual([0, 2]);
  await work.end(2);
  expect(await next).toBe(2);
  expect(lanes.size).toBe(0);
});

test("failed work gives its place back", async () => {
  const lanes = new Lanes({ atOnce: 1, waiting: 0, patienceMs: 1_000 });
  const fail = () => lanes.run("a", () => Promise.reject(new Error("broken")));
  await expect(fail()).rejects.toThrow("broken");
  await expect(fail()).rejects.toThrow("broken");
  expect(lanes.size).toBe(0);
});
