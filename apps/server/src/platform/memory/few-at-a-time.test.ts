import { expect, test } from "vitest";
import { fewAtATime } from "./few-at-a-time.ts";

test("answers in the order of the items and never does more at a time than allowed", async () => {
  let [running, most] = [0, 0];
  const results = await fewAtATime([5, 1, 4, 2, 3], 2, async (turns) => {
    most = Math.max(most, ++running);
    for (let turn = 0; turn < turns; turn++) await Promise.resolve();
    running--;
    return turns * 10;
  });
  expect(results).toEqual([50, 10, 40, 20, 30]);
  expect(most).toBe(2);
  expect(await fewAtATime([], 2, () => Promise.resolve())).toEqual([]);
});

test("begins nothing more after a failure", async () => {
  const begun: number[] = [];
  const all = fewAtATime([1, 2, 3, 4], 1, (item) => {
    begun.push(item);
    return item === 2 ? Promise.reject(new Error("two")) : Promise.resolve();
  });
  await expect(all).rejects.toThrow("two");
  expect(begun).toEqual([1, 2]);
});
