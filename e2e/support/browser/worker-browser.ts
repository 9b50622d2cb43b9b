import { chromium } from "playwright-core";
import type { Browser } from "playwright-core";
import { chromiumLaunch, testChromiumFlags } from "../../../tools/chromium.ts";

// A run that is cut short must not leave its workers and their browsers behind.
process.once("disconnect", () => process.exit(1));

let launched: Promise<Browser> | undefined;

/** The one Chromium of this worker, for all its test files. It ends with the worker's process. */
export function workerBrowser(): Promise<Browser> {
  launched ??= chromium.launch(chromiumLaunch(testChromiumFlags));
  return launched;
}
