import { expect, test } from "vitest";
import { z } from "zod";
import { newId } from "./new-id";

test("ids are valid UUIDs of version 4 and never the same", () => {
  const ids = Array.from({ length: 500 }, newId);
  expect(new Set(ids).size).toBe(500);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true);
});
