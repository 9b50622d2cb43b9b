import type { Context } from "../../../platform/context.ts";
import { NewTenders } from "../hits/new-tenders.ts";

const maxAgeMs = 120_000;

interface Reading {
  readonly since: Date;
  readonly readAtMs: number;
  readonly tenders: Promise<NewTenders>;
}

/** The new tenders for previews: each change of a setting asks for one, and reading them takes a moment. */
export class LatestTenders {
  private latest: Reading | undefined;

  read(ctx: Context, since: Date): Promise<NewTenders> {
    const { latest } = this;
    const isUsable =
      latest !== undefined &&
      latest.since <= since &&
      performance.now() - latest.readAtMs < maxAgeMs;
    if (isUsable) return latest.tenders;
    const tenders = NewTenders.read(ctx, since);
    const reading = { since, readAtMs: performance.now(), tenders };
    this.latest = reading;
    // What failed must not be kept.
    tenders.catch(() => {
      if (this.latest === reading) this.latest = undefined;
    });
    return tenders;
  }
}
