import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { testNow } from "../../../testing/database/test-context.ts";
import { useCheckWorld } from "../../../testing/tenders/check-world.ts";
import { fillTenders } from "../../../testing/tenders/scoring-world.ts";
import type { Judges } from "../../assessment/index.ts";

/** The check's own work fails; what is read before and after does not. */
const breaking = (judges: Judges, error: Error): Judges => ({
  ...judges,
  fits: { assess: () => Promise.reject(error) } as unknown as Judges["fits"],
});

describe("a run", () => {
  const it = useCheckWorld();

  test("whose database is away is left to the queue, and given back once it tries no more", async () => {
    const { start, run, get, judges: intact } = it.world;
    const away = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
    const judges = breaking(intact, away);
    await start();
    await expect(run({ judges, jobTry: { isLastTry: false } })).rejects.toBe(away);
    expect(await get()).toMatchObject({ run: { state: "running" }, quota: { used: 1 } });
    await run({ judges, jobTry: { isLastTry: true } });
    expect(await get()).toMatchObject({
      run: { state: "failed", failure: "unavailable" },
      quota: { used: 0, isCounted: false },
    });
  });

  test("whose database comes back is done", async () => {
    const { start, run, get, judges: intact } = it.world;
    const judges = breaking(intact, new Error("Connection terminated unexpectedly"));
    await start();
    await expect(run({ judges })).rejects.toThrow("Connection terminated");
    await run();
    expect(await get()).toMatchObject({ run: { state: "done" }, quota: { used: 1 } });
  });

  test("that a bug ends fails at once, says so, and says it no longer when it is repeated", async () => {
    const { start, run, get, judges } = it.world;
    await start();
    await run({ judges: breaking(judges, new TypeError("broken")) });
    expect(await get()).toMatchObject({
      run: { state: "failed", failure: "internal" },
      quota: { used: 0 },
    });
    await start();
    expect((await get()).run).not.toHaveProperty("failure");
    await run();
    expect((await get()).run).not.toHaveProperty("failure");
  });

  test("of a tender that no job has scored for the agency scores it", async () => {
    const { made, check, get } = it.world;
    const { rows } = await sql`
      select from fit_score where agency_id = ${made.agencyId}`.execute(it.database.owner.db);
    expect(rows).toEqual([]);
    await check();
    expect((await get()).result?.requirements.length).toBeGreaterThan(0);
  });
});

describe("before the first training", () => {
  const it = useCheckWorld({
    name: "untrained_open_3",
    fill: (database) => fillTenders(database, { awarded: 0, open: 3 }),
  });
  const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);

  test("a run waits for scores and keeps what it reserved", async () => {
    const { made, tenderId, start, run, get, as } = it.world;
    await start();
    await run({ now: later(29) });
    expect(await get()).toMatchObject({
      run: { state: "running", step: "requirements" },
      quota: { used: 1 },
    });
    const jobs = (await as().sentJobs()).filter(({ name }) => name === "await-scores");
    expect(jobs.at(-1)?.payload).toEqual({ agencyId: made.agencyId, tenderId });
  });

  test("it waits half an hour, says why it ends, and gives back what it reserved", async () => {
    const { start, run, get } = it.world;
    await start();
    await run({ now: later(31) });
    expect(await get()).toMatchObject({
      run: { state: "failed", failure: "not-scored" },
      quota: { used: 0, isCounted: false },
    });
  });
});
