import { expect, test } from "vitest";
import { splitNormal } from "./split-normal.ts";

test("draws at the 10 %, 50 % and 90 % points give the values of these points", () => {
  const valueOf = splitNormal(1, 2, 5);
  expect([-1.281_551_6, 0, 1.281_551_6].map(valueOf)).toEqual([
    expect.closeTo(1),
    2,
    expect.closeTo(5),
  ]);
});
