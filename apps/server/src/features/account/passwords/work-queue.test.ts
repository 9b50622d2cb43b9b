import { AppError } from "@tc/domain";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createWorkQueue } from "./work-queue.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Pieces of work that end when told to. */
function pieces() {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const piece = (number: number) => () => {
    begun.push(number);
    return new Promise<number>((resolve) => {
      ends[number] = () => resolve(number);
    });
  };
  return { begun, piece, end: (number: number) => ends[number]?.() };
}

test("runs as many as allowed, the others in order", async () => {
  const { begun, piece, end } = pieces();
  const run = createWorkQueue({ concurrency: 2, patienceMs: 1_000 });
  const results = [0, 1, 2, 3].map((number) => run(piece(number)));
  await vi.advanceTimersByTimeAsync(10);
  expect(begun).toEqual([0, 1]);
  end(1);
  await vi.advanceTimersByTimeAsync(10);
  expect(begun).toEqual([0, 1, 2]);
  end(0);
  end(2);
  await vi.advanceTimersByTimeAsync(10);
  end(3);
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3]);
});

test("overload: who has waited too long is refused and never begun", async () => {
  const { begun, piece, end } = pieces();
  const run = createWorkQueue({ concurrency: 1, patienceMs: 1_000 });
  const first = run(piece(0));
  const second = run(piece(1)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1_001);
  const refused = await second;
  expect(refused).toBeInstanceOf(AppError);
  expect(refused).toMatchObject({ code: "overloaded" });
  end(0);
  await first;
  const third = run(piece(2));
  await vi.advanceTimersByTimeAsync(10);
  end(2);
  expect(await third).toBe(2);
  expect(begun).toEqual([0, 2]);
});

test("work that fails leaves its place to the next", async () => {
  const run = createWorkQueue({ concurrency: 1, patienceMs: 1_000 });
  const failed = run(() => Promise.reject(new Error("no")));
  const next = run(() => Promise.resolve("yes"));
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe("yes");
});
