import type { TakeTurns } from "@tc/search-engine";

/** How long a merge may keep the event loop at a stretch. */
const sliceMs = 4;

/** Does as many steps as fit into a slice, then lets searches and changes run. */
export const takeTurns: TakeTurns = async (steps, isStopped) => {
  for (;;) {
    const until = performance.now() + sliceMs;
    let step = steps.next();
    while (!step.done && performance.now() < until) step = steps.next();
    if (step.done) return step.value;
    await new Promise((resolve) => setImmediate(resolve));
    if (isStopped()) return undefined;
  }
};
