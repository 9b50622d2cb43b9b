import { expect, test } from "vitest";
import { LruMap } from "./lru-map.ts";

test("what was not asked for the longest is forgotten first", () => {
  const map = new LruMap<string, number>(2);
  map.set("a", 1);
  map.set("b", 2);
  map.get("a");
  map.set("c", 3);
  expect([map.get("a"), map.get("b"), map.get("c")]).toEqual([1, undefined, 3]);
});

test("the weights together stay within the limit, whatever is replaced or removed", () => {
  const map = new LruMap<string, string>(10);
  map.set("a", "six", 6);
  map.set("a", "four", 4);
  map.set("b", "five", 5);
  expect(map.size).toBe(2);
  map.delete("a");
  map.set("c", "five", 5);
  expect([map.get("b"), map.get("c")]).toEqual(["five", "five"]);
  map.set("d", "too heavy", 11);
  expect(map.size).toBe(0);
  map.set("e", "ten", 10);
  expect(map.get("e")).toBe("ten");
});
