// The only wait by the clock in tests; `npm run lint` refuses any other. What comes is waited for by name: an event,
// `vi.waitFor`, `expect.poll`, a locator, a fake clock. That nothing comes is shown at the end of what could bring it.
import { setTimeout as wait } from "node:timers/promises";

/** For tests that kill a process: no moment of its work may be special, so there is nothing to wait for. */
export async function anyMomentWithin(ms: number, random: { next(): number }): Promise<void> {
  await wait(random.next() * ms);
}
