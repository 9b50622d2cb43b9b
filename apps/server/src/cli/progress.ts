import { Presets, SingleBar } from "cli-progress";

export interface Progress {
  update(done: number): void;
  stop(): void;
}

const plainEveryMs = 5_000;

/** A bar in a terminal, now and then a line elsewhere; both on stderr, as stdout carries the result. */
export function showProgress(total: number, unit: string): Progress {
  const startedAt = performance.now();
  const rate = (done: number) =>
    Math.round((done * 1000) / Math.max(1, performance.now() - startedAt));
  if (process.stderr.isTTY) {
    const format = `{bar} {percentage} % | {value} von {total} ${unit} | {rate}/s`;
    const bar = new SingleBar(
      { format, stream: process.stderr, hideCursor: true },
      Presets.shades_classic,
    );
    bar.start(total, 0, { rate: 0 });
    return {
      update: (done) => {
        if (done > bar.getTotal()) bar.setTotal(done);
        bar.update(done, { rate: rate(done) });
      },
      stop: () => bar.stop(),
    };
  }
  let nextAt = startedAt + plainEveryMs;
  return {
    update: (done) => {
      if (performance.now() < nextAt) return;
      nextAt = performance.now() + plainEveryMs;
      process.stderr.write(`${done} von ${Math.max(done, total)} ${unit}, ${rate(done)}/s\n`);
    },
    stop: () => undefined,
  };
}
