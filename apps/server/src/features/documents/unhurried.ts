import { setImmediate } from "node:timers/promises";

/** Runs work in steps. A page takes some milliseconds and a tender has up to 1,500: the process does its other work in between. */
export async function unhurried<Result>(steps: Generator<void, Result, void>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}
