import { expect, test } from "vitest";
import { rememberFor } from "./remember-for.ts";

test("who asks within the time gets the same answer, by question, found once", async () => {
  let made = 0;
  const make = async () => ++made;
  const remember = rememberFor<number>(60_000, 2);
  expect(await Promise.all([remember("a", make), remember("a", make)])).toEqual([1, 1]);
  expect(await remember("b", make)).toBe(2);
  expect(await remember("a", make)).toBe(1);
  expect(await remember("c", make)).toBe(3);
  expect(await remember("b", make), "the one asked for the longest ago is gone").toBe(4);
});

test("an answer too old is found anew", async () => {
  let made = 0;
  const remember = rememberFor<number>(0);
  await remember("a", async () => ++made);
  expect(await remember("a", async () => ++made)).toBe(2);
});

test("a failure reaches who asked and is not kept", async () => {
  const remember = rememberFor<number>(60_000);
  await expect(remember("a", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(await remember("a", async () => 1)).toBe(1);
});
