import { beforeEach, expect, test } from "vitest";
import { reloadOnce } from "./reload-once";

let reloads = 0;
let isUp = true;
const page = {
  storage: sessionStorage,
  isServerThere: async () => isUp,
  reload: () => void reloads++,
};

beforeEach(() => {
  sessionStorage.clear();
  reloads = 0;
  isUp = true;
});

test("a failed screen reloads the page once per build", async () => {
  expect(await reloadOnce("a", page)).toBe(true);
  expect(await reloadOnce("a", page)).toBe(false);
  expect(await reloadOnce("b", page)).toBe(true);
  expect(reloads).toBe(2);
});

test("nothing is reloaded while the server is gone, and the one try is kept for later", async () => {
  isUp = false;
  expect(await reloadOnce("a", page)).toBe(false);
  expect(reloads).toBe(0);
  isUp = true;
  expect(await reloadOnce("a", page)).toBe(true);
});
