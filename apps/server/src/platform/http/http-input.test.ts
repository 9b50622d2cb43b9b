import { expect, test } from "vitest";
import { z } from "zod";
import { listProblems } from "./http-input.ts";

test("flood: of thousands of wrong entries the first twenty are told", () => {
  const wrong = Array.from({ length: 5_000 }, () => "\0");
  const { error } = z.array(z.number()).safeParse(wrong);
  expect(listProblems(error, undefined).map(({ path }) => path)).toEqual(
    Array.from({ length: 20 }, (_, index) => String(index)),
  );
  expect(listProblems(undefined, wrong)).toHaveLength(20);
});
