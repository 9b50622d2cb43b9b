export interface Progress {
  update(done: number): void;
  stop(): void;
}

const barWidth = 30;
const terminalEveryMs = 100;
const plainEveryMs = 5_000;

/** A bar in a terminal, now and then a line elsewhere; both on stderr, as stdout carries the result. */
export function showProgress(total: number, unit: string): Progress {
  const { stderr } = process;
  const isTerminal = stderr.isTTY;
  const everyMs = isTerminal ? terminalEveryMs : plainEveryMs;
  const startedAt = performance.now();
  let nextAt = startedAt + (isTerminal ? 0 : everyMs);
  let latest = 0;
  let isStopped = false;

  function write() {
    const all = Math.max(latest, total);
    const seconds = Math.max(1, performance.now() - startedAt) / 1_000;
    const text = `${latest} von ${all} ${unit}, ${Math.round(latest / seconds)}/s`;
    // "\r" goes back to the start of the line, "\x1b[K" wipes what is left of it.
    stderr.write(isTerminal ? `\r${bar(latest, all)} ${text}\x1b[K` : `${text}\n`);
  }

  return {
    update(done) {
      latest = done;
      if (performance.now() < nextAt) return;
      nextAt = performance.now() + everyMs;
      write();
    },
    stop() {
      if (isStopped || !isTerminal) return;
      isStopped = true;
      write();
      stderr.write("\n");
    },
  };
}

function bar(done: number, all: number): string {
  const filled = all === 0 ? 0 : Math.round((barWidth * done) / all);
  return "█".repeat(filled) + "░".repeat(barWidth - filled);
}
