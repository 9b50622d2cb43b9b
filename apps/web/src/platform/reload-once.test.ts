import { beforeEach, expect, test } from "vitest";
import { reloadOnce } from "./reload-once";

beforeEach(() => sessionStorage.clear());

test("a failed screen reloads the page once per build", () => {
  let reloads = 0;
  const reload = () => void reloads++;
  expect(reloadOnce("a", sessionStorage, reload)).toBe(true);
  expect(reloadOnce("a", sessionStorage, reload)).toBe(false);
  expect(reloadOnce("b", sessionStorage, reload)).toBe(true);
  expect(reloads).toBe(2);
});
