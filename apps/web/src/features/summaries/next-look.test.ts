import { expect, test } from "vitest";
import { nextLook } from "./next-look";

const reading = {
  isFetching: false,
  unread: 0,
  refused: [],
  refusedPages: 0,
  isComplete: true,
  isModelDue: false,
  isShareSpent: false,
};
const look = (change: Partial<typeof reading>, looks: number, isLocked = false) =>
  nextLook({ reading: { ...reading, ...change }, isLocked }, looks);

test("what is complete is not asked for again, nor what the plan locks", () => {
  expect(look({}, 1)).toBe(false);
  expect(look({ isComplete: false }, 1, true)).toBe(false);
});

test("documents are awaited until they are there and read, less often after a while", () => {
  expect(look({ isFetching: true }, 1)).toBe(2_000);
  expect(look({ isFetching: true }, 1_000)).toBe(15_000);
  expect(look({ isComplete: false }, 1)).toBe(2_000);
  expect(look({ isComplete: false }, 1_000)).toBe(15_000);
});

test("a language model is awaited, but not for ever", () => {
  expect(look({ isModelDue: true }, 1)).toBe(2_000);
  expect(look({ isModelDue: true }, 1_000)).toBe(false);
});
