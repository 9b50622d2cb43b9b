import { setImmediate } from "node:timers/promises";
import type { Db } from "../../../platform/database/database.ts";
import { ForecastColumns } from "@tc/search-engine";
import type { Segment } from "@tc/search-engine";
import { FollowedChanges } from "./followed-changes.ts";
import * as store from "./forecast.store.ts";
import { oldestRunning } from "../index/search-index.store.ts";

const rowsPerPage = 5_000;

/** Keeps the forecasts in memory and follows every commit. */
export class ForecastFollower {
  readonly columns: ForecastColumns = new ForecastColumns();
  private readonly changes = new FollowedChanges(store.changedForecasts);

  /** Reads everything. */
  async load(db: Db, isStopped: () => boolean): Promise<void> {
    this.changes.horizon = await oldestRunning(db);
    let last: string | undefined;
    for (;;) {
      const page = await store.forecastsAfter(db, last, rowsPerPage);
      this.columns.write(page, []);
      last = page.at(-1)?.id;
      if (page.length < rowsPerPage || isStopped()) return;
      await setImmediate();
    }
  }

  /** Takes over what was committed since the last time and tells which tenders it concerns. */
  async catchUp(
    db: Db,
    segments: readonly Segment[],
    isStopped: () => boolean,
    tell: (tenderIds: readonly string[]) => void,
  ): Promise<void> {
    await this.changes.take(db, isStopped, (changed) => {
      if (changed.length === 0) return;
      this.columns.write(changed, segments);
      tell(changed.map(({ id }) => id));
    });
  }
}
