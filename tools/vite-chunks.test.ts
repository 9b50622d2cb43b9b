import { expect, test } from "vitest";
import { modulesOf } from "../apps/web/vite-chunks.ts";

test("a chunk that names a module which was moved or renamed fails the build", () => {
  expect(() => modulesOf("apps/web/src/ui", ["forms/button", "button"])).toThrow(
    "a chunk names apps/web/src/ui/button, which is not there",
  );
});

test("a module takes its styles into its chunk, and no module of a longer name", () => {
  const pattern = modulesOf("apps/web/src/ui", ["forms/button"]);
  const taken = ["button.tsx", "button.module.css", "button-bar.tsx", "check/button.tsx"].filter(
    (file) => pattern.test(`/somewhere/apps/web/src/ui/forms/${file}`),
  );
  expect(taken).toEqual(["button.tsx", "button.module.css"]);
});
