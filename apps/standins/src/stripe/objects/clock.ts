import { nextDue, perform } from "../subscriptions/perform-due.ts";
import type { Tables } from "./tables.ts";
import type { World } from "./world.ts";

export interface StandinClock {
  /** Lets happen what is due by now; true when there was something. */
  catchUp(): boolean;
  /** Goes there and lets everything happen on the way, each at its own moment. */
  advanceTo(to: Date): Promise<void>;
}

export interface ClockParts {
  readonly world: World;
  readonly tables: Tables;
  /** Between two moments, so that a product sees the world as it was then */
  readonly afterMoment: () => Promise<void>;
}

export function createClock({ world, tables, afterMoment }: ClockParts): StandinClock {
  const set = (seconds: number) => {
    if (tables.frozenAt !== null) tables.frozenAt = seconds;
    else tables.aheadSeconds = seconds - Math.floor(Date.now() / 1000);
  };
  return {
    catchUp() {
      const hasWork = nextDue(world, world.now()) !== undefined;
      for (let due = nextDue(world, world.now()); due; due = nextDue(world, world.now())) {
        perform(world, due);
      }
      return hasWork;
    },
    async advanceTo(to) {
      const until = Math.floor(to.getTime() / 1000);
      if (until < world.now()) throw new Error("the clock does not go back");
      for (;;) {
        const due = nextDue(world, until);
        if (due && due.at <= world.now()) {
          perform(world, due);
          continue;
        }
        await afterMoment();
        // Whoever heard of it may have planned something that comes first.
        const next = nextDue(world, until);
        if (!next) break;
        if (next.at > world.now()) set(next.at);
      }
      if (until > world.now()) set(until);
      await afterMoment();
    },
  };
}
