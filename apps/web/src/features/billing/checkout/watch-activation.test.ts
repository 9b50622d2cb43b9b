import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchActivation } from "./watch-activation";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function watch(ask: () => Promise<"premium" | null>) {
  const asked = vi.fn<(signal: AbortSignal) => Promise<"premium" | null>>(ask);
  const onConfirmed = vi.fn<() => void>();
  const onFailed = vi.fn<() => void>();
  const stop = watchActivation({ ask: asked, onConfirmed, onFailed });
  return { asked, onConfirmed, onFailed, stop };
}

test("asks at once, then every 2500 ms", async () => {
  const { asked } = watch(() => Promise.resolve(null));
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2499);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveBeenCalledTimes(2);
});

test("a plan is told once, and nothing is asked after it", async () => {
  const { asked, onConfirmed, onFailed } = watch(() => Promise.resolve("premium"));
  await vi.advanceTimersByTimeAsync(200_000);
  expect(onConfirmed).toHaveBeenCalledTimes(1);
  expect(onFailed).not.toHaveBeenCalled();
  expect(asked).toHaveBeenCalledTimes(1);
});

test("failures are passed over; after 120 s it gives up and asks no more", async () => {
  const { asked, onFailed } = watch(() => Promise.reject(new Error("away")));
  await vi.advanceTimersByTimeAsync(119_999);
  expect(onFailed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onFailed).toHaveBeenCalledTimes(1);
  const before = asked.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(before);
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
  const { asked, onConfirmed, onFailed, stop } = watch(
    () => new Promise((resolve) => (answer = resolve)),
  );
  stop();
  expect(asked.mock.calls[0]?.[0].aborted).toBe(true);
  answer("premium");
  await vi.advanceTimersByTimeAsync(200_000);
  expect(onConfirmed).not.toHaveBeenCalled();
  expect(onFailed).not.toHaveBeenCalled();
});
