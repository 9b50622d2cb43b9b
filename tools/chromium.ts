import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

/** Debian's Chromium without a window: the same engine, and a page opens in half the time. */
export const headlessShell = "/usr/bin/chromium-headless-shell";

/** The whole browser: the one that CHROMIUM_PATH names, the system's, else Playwright's own download. */
function findChromium(): string | undefined {
  const playwrightPath = (() => {
    try {
      return chromium.executablePath();
    } catch {
      return undefined; // Playwright knows no build for this platform.
    }
  })();
  return [
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    playwrightPath,
  ].find((file) => file && existsSync(file));
}

/** The browser for tests: the one that CHROMIUM_PATH names, one without a window, else the whole one. */
export function findTestChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  return !named && existsSync(headlessShell) ? headlessShell : findChromium();
}

/** Tests speak to loopback only; these keep the browser itself from calling home. */
export const chromiumFlags: readonly string[] = [
  // Chromium refuses its sandbox to root.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** For tests: V8's optimising compilers are off. They cost more time than a test's page, which lives for seconds, gains. */
export const testChromiumFlags: readonly string[] = [
  ...chromiumFlags,
  "--js-flags=--no-turbofan --no-maglev",
];

/** For `chromium.launch(chromiumLaunch())`. */
export function chromiumLaunch(flags: readonly string[] = chromiumFlags): {
  executablePath: string;
  args: string[];
} {
  const executablePath = findTestChromium();
  if (!executablePath) throw new Error("no Chromium found: set CHROMIUM_PATH to one");
  return { executablePath, args: [...flags] };
}
