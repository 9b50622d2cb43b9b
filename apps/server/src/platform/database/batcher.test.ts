import { expect, test } from "vitest";
import { Batcher } from "./batcher.ts";

/** Questions that are answered when the test says so. */
function questions(maxOpen: number) {
  const open: { keys: readonly number[]; answer: () => void; fail: () => void }[] = [];
  const batcher = new Batcher<number, string>({
    maxOpen,
    ask: (keys) =>
      new Promise((resolve, reject) => {
        open.push({
          keys,
          answer: () => resolve(keys.map((key) => `answer ${key}`)),
          fail: () => reject(new Error(`failed ${keys.join()}`)),
        });
      }),
  });
  return { open, batcher };
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
const keysOf = (open: readonly { keys: readonly number[] }[]) => open.map(({ keys }) => keys);

test("keys of one turn go together, and each asker gets the answer to their own", async () => {
  const { open, batcher } = questions(2);
  const answers = Promise.all([3, 1, 2].map((key) => batcher.ask(key)));
  expect(keysOf(open)).toEqual([]);
  await turn();
  expect(keysOf(open)).toEqual([[3, 1, 2]]);
  open[0]?.answer();
  expect(await answers).toEqual(["answer 3", "answer 1", "answer 2"]);
});

test("while enough questions are open, later keys wait and then go together", async () => {
  const { open, batcher } = questions(2);
  const answers: Promise<string>[] = [];
  for (const key of [1, 2, 3, 4]) {
    answers.push(batcher.ask(key));
    await turn();
  }
  expect(keysOf(open)).toEqual([[1], [2]]);
  open[1]?.answer();
  await answers[1];
  await turn();
  expect(keysOf(open)).toEqual([[1], [2], [3, 4]]);
  open[0]?.answer();
  open[2]?.answer();
  expect(await Promise.all(answers)).toEqual(["answer 1", "answer 2", "answer 3", "answer 4"]);
});

test("the same key asked for again is asked for anew: nothing is kept", async () => {
  const { open, batcher } = questions(1);
  const first = batcher.ask(1);
  await turn();
  const second = batcher.ask(1);
  open[0]?.answer();
  await first;
  await turn();
  expect(keysOf(open)).toEqual([[1], [1]]);
  open[1]?.answer();
  expect(await second).toBe("answer 1");
});

test("a failed question fails its askers and no others, and the next one is asked", async () => {
  const { open, batcher } = questions(1);
  const failed = Promise.allSettled([batcher.ask(1), batcher.ask(2)]);
  await turn();
  const next = batcher.ask(3);
  open[0]?.fail();
  expect(await failed).toMatchObject([
    { status: "rejected", reason: { message: "failed 1,2" } },
    { status: "rejected", reason: { message: "failed 1,2" } },
  ]);
  await turn();
  open[1]?.answer();
  expect(await next).toBe("answer 3");
});
