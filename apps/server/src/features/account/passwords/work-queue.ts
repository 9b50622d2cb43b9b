import { AppError } from "@tc/domain";

export interface WorkQueueOptions {
  /** How many pieces of work run at once. */
  readonly concurrency: number;
  /** Work that would have to wait longer is refused. */
  readonly patienceMs: number;
}

/**
 * Lets a few pieces of work run at once and the others wait in order. Whoever has waited too long gets `overloaded`
 * rather than an answer that comes when nobody wants it any more.
 */
export function createWorkQueue({ concurrency, patienceMs }: WorkQueueOptions) {
  const waiting = new Set<() => void>();
  let running = 0;

  function enter(): Promise<void> {
    if (running < concurrency) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        waiting.delete(start);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(start);
        reject(new AppError("overloaded"));
      }, patienceMs);
      waiting.add(start);
    });
  }

  function leave(): void {
    // The next in line gets the place; without one it becomes free.
    const [next] = waiting;
    if (next) next();
    else running -= 1;
  }

  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
