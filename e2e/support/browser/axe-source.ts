import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The small build of axe: half of what the package itself would send, and all that a page has to read. */
export const axeSource: string = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);
