import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The minified build of axe. A page reads it in two thirds of the time that the package's own `source` takes. */
export const axeSource: string = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);
