import { AppError } from "@tc/domain";
import type { Tender } from "@tc/domain";
import { expect, onTestFinished, test } from "vitest";
import { useCheckWorld } from "../../testing/tenders/check-world.ts";
import { awarded, changeTender, openTender } from "../../testing/tenders/scoring-world.ts";

const it = useCheckWorld();

const past = { kind: "offer", at: "2026-11-20T11:00:00Z", hasTime: true } as const;
const first = openTender(0);
const closed: readonly (readonly [string, Tender])[] = [
  ["expired", { ...first, lots: first.lots.map((lot) => ({ ...lot, deadlines: [past] })) }],
  ["awarded", awarded(first)],
  ["cancelled", { ...first, stage: "cancelled" }],
];

async function becomes(tender: Tender) {
  await changeTender(it.database, it.world.tenderId, 0, tender);
  onTestFinished(() => changeTender(it.database, it.world.tenderId, 0, first));
}

test.each(closed)("a tender that is %s is not checked and costs nothing", async (state, tender) => {
  const { start, get } = it.world;
  await becomes(tender);
  await expect(start()).rejects.toEqual(new AppError("tender_closed", { state }));
  expect(await get()).toMatchObject({ quota: { used: 0, isCounted: false } });
  expect(await get()).not.toHaveProperty("run");
});

test.each(closed)("the check of a tender that is %s by now stays readable", async (_, tender) => {
  const { check, start, get } = it.world;
  await check();
  await becomes(tender);
  await expect(start()).rejects.toThrow("tender_closed");
  const answer = await get();
  expect(answer).toMatchObject({ run: { state: "done" }, isOutdated: true, quota: { used: 1 } });
  expect(answer.result?.requirements.length).toBeGreaterThan(0);
});

test("a run that began before the deadline ends after it", async () => {
  const { start, run, get } = it.world;
  await start();
  await becomes(closed[0]![1]);
  await start();
  await run();
  expect((await get()).run?.state).toBe("done");
});

test("a tender that is only announced is checked", async () => {
  const { check, get } = it.world;
  await becomes({ ...first, stage: "planned" });
  await check();
  expect((await get()).run?.state).toBe("done");
});
