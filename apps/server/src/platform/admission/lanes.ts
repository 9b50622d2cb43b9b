import { AppError } from "@tc/domain";
import { retryAfterSeconds } from "./admission.limits.ts";
import type { LaneLimit } from "./admission.limits.ts";

interface Lane {
  inWork: number;
  /** In the order in which they came */
  readonly waiting: Set<() => void>;
}

/** One lane for each client: a few pieces of its work at a time, a bounded queue behind them, `rate_limited` for the rest. */
export class Lanes {
  private readonly lanes = new Map<string, Lane>();
  private readonly limit: LaneLimit;

  constructor(limit: LaneLimit) {
    this.limit = limit;
  }

  /** How many clients have work here. */
  get size(): number {
    return this.lanes.size;
  }

  async run<Result>(client: string, work: () => Promise<Result>): Promise<Result> {
    const leave = await this.enter(client);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /** Waits for a place. Call what it returns, once, when the work is done. */
  async enter(client: string): Promise<() => void> {
    let lane = this.lanes.get(client);
    if (!lane) {
      lane = { inWork: 0, waiting: new Set() };
      this.lanes.set(client, lane);
    }
    if (lane.inWork < this.limit.atOnce) lane.inWork += 1;
    else await this.wait(lane);
    return () => this.leave(client, lane);
  }

  private wait({ waiting }: Lane): Promise<void> {
    if (waiting.size >= this.limit.waiting) throw refusal();
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        waiting.delete(start);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(start);
        reject(refusal());
      }, this.limit.patienceMs);
      waiting.add(start);
    });
  }

  private leave(client: string, lane: Lane): void {
    // The place goes to the next in the queue; only without one it becomes free.
    const [next] = lane.waiting;
    if (next) return next();
    lane.inWork -= 1;
    if (lane.inWork === 0) this.lanes.delete(client);
  }
}

const refusal = () => new AppError("rate_limited", { retryAfterSeconds });
