import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const features = path.resolve(import.meta.dirname, "../..");

test("public pages take the operator's town from the settings: none names one itself", () => {
  const pages = globSync("{public-site,enquiries}/**/*.tsx", { cwd: features });
  const naming = pages.filter((page) =>
    /Köln|Cologne/i.test(readFileSync(path.join(features, page), "utf8")),
  );
  expect(pages.length).toBeGreaterThan(40);
  expect(naming).toEqual([]);
});
