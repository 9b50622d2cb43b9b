import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showProgress } from "./progress.ts";

const wasTerminal = process.stderr.isTTY;
let written = "";
beforeEach(() => {
  written = "";
  vi.useFakeTimers();
  vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    written += String(text);
    return true;
  });
});
afterEach(() => {
  process.stderr.isTTY = wasTerminal;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a terminal shows one line with a bar, and it ends with the last figure", () => {
  process.stderr.isTTY = true;
  const progress = showProgress(200, "Bekanntmachungen");
  progress.update(50);
  vi.advanceTimersByTime(1_000);
  progress.update(100);
  progress.update(150);
  progress.stop();
  progress.stop();
  const [first, second, last, ...more] = written.split("\r").slice(1);
  expect(first).toContain("50 von 200 Bekanntmachungen");
  expect(second).toBe(
    `${"█".repeat(15)}${"░".repeat(15)} 100 von 200 Bekanntmachungen, 100/s\x1b[K`,
  );
  expect(last).toMatch(/150 von 200 Bekanntmachungen, 150\/s\S*\n$/);
  expect(more).toEqual([]);
});

test("elsewhere a whole line comes every five seconds, even beyond the expected total", () => {
  process.stderr.isTTY = false;
  const progress = showProgress(2, "Dateien");
  progress.update(1);
  vi.advanceTimersByTime(5_000);
  progress.update(3);
  progress.update(4);
  progress.stop();
  expect(written).toBe("3 von 3 Dateien, 1/s\n");
});

test("nothing to do is an empty bar", () => {
  process.stderr.isTTY = true;
  const progress = showProgress(0, "Dateien");
  progress.update(0);
  expect(written).toContain(`${"░".repeat(30)} 0 von 0 Dateien`);
});
