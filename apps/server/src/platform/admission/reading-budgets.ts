import {
  exportTenders,
  getBootstrap,
  getBuyer,
  getBuyerDossier,
  getMarket,
  getMarketBuyers,
  getMarketRegions,
  getMarketVolume,
  getMarketWinners,
  getOfferSpread,
  getPriceWeightSpread,
  getTender,
  getTenderAssessment,
  getValueSpread,
  listRetenders,
  listTenders,
  nearestTenders,
} from "@tc/contract";
import type { Endpoint } from "@tc/contract";
import { AppError, csvRowsMax } from "@tc/domain";
import { LruMap } from "../memory/lru-map.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

type Reading = "tenders" | "buyers" | "market";

interface Budget {
  readonly hour: number;
  readonly day: number;
}

/**
 * How much one member, and all of one agency together, may read: in records, see `records` below. Somebody who opens a
 * tender each second and a page of the list each ten, for a working day, stays below; whoever copies the whole stock does not.
 */
export const readingBudgets: Readonly<
  Record<Reading, Readonly<Record<"member" | "agency", Budget>>>
> = {
  tenders: {
    member: { hour: 12_000, day: 90_000 },
    agency: { hour: 36_000, day: 270_000 },
  },
  buyers: { member: { hour: 1_800, day: 6_000 }, agency: { hour: 5_400, day: 18_000 } },
  market: { member: { hour: 900, day: 3_000 }, agency: { hour: 2_700, day: 9_000 } },
};

/** A page of the list holds fifty tenders in short; its tenders one by one would be fifty. */
const listRecords = 10;
/** As many pages as a file may hold, whatever it holds: it is counted before it is made. */
const fileRecords = (csvRowsMax / 50) * listRecords;

const records: ReadonlyMap<Endpoint, readonly [Reading, number]> = new Map<
  Endpoint,
  readonly [Reading, number]
>([
  [listTenders, ["tenders", listRecords]],
  [exportTenders, ["tenders", fileRecords]],
  [nearestTenders, ["tenders", 1]],
  [getTender, ["tenders", 1]],
  [getTenderAssessment, ["tenders", 1]],
  [getBuyer, ["buyers", 1]],
  [getBuyerDossier, ["buyers", 1]],
  [getMarket, ["market", 1]],
  [listRetenders, ["market", 1]],
  // The charts of one page
  [getMarketVolume, ["market", 1]],
  [getMarketRegions, ["market", 1]],
  [getOfferSpread, ["market", 1]],
  [getValueSpread, ["market", 1]],
  [getPriceWeightSpread, ["market", 1]],
  [getMarketBuyers, ["market", 1]],
  [getMarketWinners, ["market", 1]],
]);

/** What a request reads; a page's first questions may ask for lists as well. */
function readingOf(endpoint: Endpoint, query: unknown): readonly [Reading, number] | undefined {
  if (endpoint !== getBootstrap) return records.get(endpoint);
  const ask = typeof query === "object" && query !== null && "ask" in query ? query.ask : undefined;
  if (typeof ask !== "string") return undefined;
  const lists = new Set(
    ask.split(" ").filter((address) => address.split("?", 1)[0] === listTenders.path),
  );
  return lists.size > 0 ? ["tenders", lists.size * listRecords] : undefined;
}

interface Window {
  startsAt: number;
  count: number;
}

interface Reader {
  readonly hour: Window;
  readonly day: Window;
}

/** Whose reading is counted: its own, and that of the group that shares the larger budget. */
export interface CountedReader {
  readonly id: string;
  readonly group: string | undefined;
}

/** Beyond so many readers the ones that have read nothing for the longest begin anew. */
const readersMax = 50_000;

/** Counts what members and API keys read, in this process and before any connection is taken. */
export class ReadingBudgets {
  private readonly readers = new LruMap<string, Reader>(readersMax);
  private readonly factor: number;

  constructor(factor = 1) {
    this.factor = factor;
  }

  /**
   * Throws rate_limited, with `reading` and the seconds until there is room again. What it returns takes the reading back:
   * a request that fails has read nothing.
   */
  spend(who: CountedReader | undefined, endpoint: Endpoint, query: unknown, now: Date): () => void {
    const reading = readingOf(endpoint, query);
    if (!reading || !who) return () => undefined;
    const [what, amount] = reading;
    const { member, agency } = readingBudgets[what];
    const shares: readonly [string, Budget][] = [
      [`${what} ${who.id}`, member],
      ...(who.group === undefined ? [] : [[`${what} ${who.group}`, agency] as [string, Budget]]),
    ];
    const nowMs = now.getTime();
    const readers = shares.map(([key, budget]) => [this.readerOf(key, nowMs), budget] as const);
    // Refused before anything is counted: who waits is not made to wait longer by asking.
    const waits = readers.map(([reader, budget]) => this.waitMs(reader, budget, amount, nowMs));
    const waitMs = Math.max(...waits);
    if (waitMs > 0) {
      const retryAfterSeconds = Math.ceil(waitMs / 1_000);
      throw new AppError("rate_limited", { retryAfterSeconds, reading: what });
    }
    const windows = readers.flatMap(([{ hour, day }]) => [hour, day]);
    for (const window of windows) window.count += amount;
    const startsAt = windows.map((window) => window.startsAt);
    return () => {
      for (const [index, window] of windows.entries()) {
        // A window that has begun anew meanwhile does not hold it.
        if (window.startsAt === startsAt[index]) window.count -= amount;
      }
    };
  }

  private readerOf(key: string, nowMs: number): Reader {
    const reader = this.readers.get(key) ?? {
      hour: { startsAt: nowMs, count: 0 },
      day: { startsAt: nowMs, count: 0 },
    };
    this.readers.set(key, reader);
    for (const [window, lengthMs] of [
      [reader.hour, hourMs],
      [reader.day, dayMs],
    ] as const) {
      if (nowMs - window.startsAt >= lengthMs) Object.assign(window, { startsAt: nowMs, count: 0 });
    }
    return reader;
  }

  private waitMs({ hour, day }: Reader, budget: Budget, amount: number, nowMs: number): number {
    if (day.count + amount > budget.day * this.factor) return day.startsAt + dayMs - nowMs;
    if (hour.count + amount > budget.hour * this.factor) return hour.startsAt + hourMs - nowMs;
    return 0;
  }
}
