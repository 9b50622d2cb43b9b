import path from "node:path";
import { expect, test } from "vitest";
import { className, classNames } from "../apps/web/vite-class-names.ts";

const fileOf = (name: string) => path.resolve(import.meta.dirname, "../apps/web/src", name);

test("a class keeps its word and tells its file, the same in every build", () => {
  const nameOf = classNames();
  const name = nameOf("label", fileOf("ui/badge.module.css"));
  expect(name).toMatch(/^_label_[A-Za-z0-9]{4}$/);
  expect(name.match(className)).toEqual([name]);
  expect(classNames()("label", `${fileOf("ui/badge.module.css")}?used`)).toBe(name);
  expect(nameOf("label", fileOf("ui/chip.module.css"))).not.toBe(name);
});

test("two files whose classes would be called alike fail the build", () => {
  const nameOf = classNames();
  const nameAll = () => {
    for (let index = 0; index < 100_000; index += 1) nameOf("a", fileOf(`${index}.module.css`));
  };
  expect(nameAll).toThrow(/^src\/\d+\.module\.css and src\/\d+\.module\.css get the same class/);
});
