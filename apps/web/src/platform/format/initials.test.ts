import { expect, test } from "vitest";
import { initialsOf } from "./initials";

test.each([
  ["Nordlicht Media GmbH", "NM"],
  ["ökostrom", "Ö"],
  ["K&K Werbung", "KK"],
  ["", ""],
])("%j becomes %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
