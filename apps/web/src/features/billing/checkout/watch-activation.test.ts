import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchActivation } from "./watch-activation";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function watch(ask: () => Promise<"premium" | null>) {
  const askPlan = vi.fn<(signal: AbortSignal) => Promise<"premium" | null>>(ask);
  const onConfirmed = vi.fn<() => void>();
  const onFailed = vi.fn<() => void>();
  const stop = watchActivation({ ask: askPlan, onConfirmed, onFailed });
  return { askPlan, onConfirmed, onFailed, stop };
}

test("asks at once, then every 2500 ms", async () => {
  const { askPlan } = watch(() => Promise.resolve(null));
  expect(askPlan).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2499);
  expect(askPlan).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(askPlan).toHaveBeenCalledTimes(2);
});

test("a plan is told once, and nothing is asked after it", async () => {
  const { askPlan, onConfirmed, onFailed } = watch(() => Promise.resolve("premium"));
  await vi.advanceTimersByTimeAsync(200_000);
  expect(onConfirmed).toHaveBeenCalledTimes(1);
  expect(onFailed).not.toHaveBeenCalled();
  expect(askPlan).toHaveBeenCalledTimes(1);
});

test("failures are passed over; after 120 s it gives up and asks no more", async () => {
  const { askPlan, onFailed } = watch(() => Promise.reject(new Error("away")));
  await vi.advanceTimersByTimeAsync(119_999);
  expect(onFailed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onFailed).toHaveBeenCalledTimes(1);
  const before = askPlan.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(askPlan).toHaveBeenCalledTimes(before);
});

test("two answers at once confirm once", async () => {
  const answers: ((tier: "premium") => void)[] = [];
  const { onConfirmed } = watch(() => new Promise((resolve) => answers.push(resolve)));
  await vi.advanceTimersByTimeAsync(2500);
  for (const answer of answers) answer("premium");
  await vi.advanceTimersByTimeAsync(0);
  expect(answers).toHaveLength(2);
  expect(onConfirmed).toHaveBeenCalledTimes(1);
});

test("left, it stops, and hears no answer that was on its way", async () => {
  let answer: (tier: "premium") => void = () => {};
  const { askPlan, onConfirmed, onFailed, stop } = watch(
    () => new Promise((resolve) => (answer = resolve)),
  );
  stop();
  expect(askPlan.mock.calls[0]?.[0].aborted).toBe(true);
  answer("premium");
  await vi.advanceTimersByTimeAsync(200_000);
  expect(onConfirmed).not.toHaveBeenCalled();
  expect(onFailed).not.toHaveBeenCalled();
});
