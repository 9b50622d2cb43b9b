import { expect, test } from "vitest";
import { z } from "zod";
import { checkedJson, checkedList, checkedObject, isCheckedJson } from "./checked-json.ts";

const item = z.object({ name: z.string() });

test("a part says nothing its schema does not know", () => {
  const value = { name: "Köln", secret: 1 };
  expect(checkedJson(item, value).json).toBe('{"name":"Köln"}');
  expect(() => checkedJson(item, { name: 1 as unknown as string })).toThrow();
});

test("parts become one text that reads as the whole", () => {
  const whole = checkedObject<{ items: { name: string }[]; 'a"b': number; none?: string }>({
    items: checkedList([checkedJson(item, { name: '"' }), checkedJson(item, { name: "b" })]),
    'a"b': checkedJson(z.int(), 3),
  });
  expect(JSON.parse(whole.json)).toEqual({ items: [{ name: '"' }, { name: "b" }], 'a"b': 3 });
  expect(checkedList([]).json).toBe("[]");
});

test("an object that only looks checked is none", () => {
  expect(isCheckedJson(checkedJson(z.int(), 1))).toBe(true);
  expect(isCheckedJson({ json: "{}" })).toBe(false);
  expect(isCheckedJson(undefined)).toBe(false);
});
