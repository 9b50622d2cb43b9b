import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { rememberConsent } from "./consent.ts";
import { pressReadyControlsOnly } from "./ready-controls.ts";
import { workerBrowser } from "./worker-browser.ts";

/** Everything about a browser context that cannot change while it lives. */
export interface TabOptions extends Omit<BrowserContextOptions, "viewport" | "colorScheme"> {
  /** Whether the visitor has yet to choose about cookies. */
  readonly isAskedForConsent?: boolean;
}

export interface Tab {
  readonly page: Page;
  /** Gives the tab back; nothing a test did in it stays. */
  release(): Promise<void>;
}

/** A busy machine is no reason to fail: half of what a test has. */
const patienceMs = 90_000;

/** Tabs that wait for the next test, by their options. */
const idle = new Map<string, Page[]>();

/**
 * A browser context with one page, as new for the test. The tab of an earlier test is emptied and used again: it has the
 * scripts compiled, so a screen opens in less than half the time.
 */
export async function takeTab(options: TabOptions): Promise<Tab> {
  const key = JSON.stringify(options);
  const waiting = idle.get(key) ?? [];
  idle.set(key, waiting);
  const page = waiting.pop() ?? (await openSharedTab(options));
  const origins = new Set<string>();
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) origins.add(new URL(frame.url()).origin);
  });
  return {
    page,
    async release() {
      if (await empty(page, origins)) waiting.push(page);
      else await page.context().close();
    },
  };
}

/** A tab of its own, for a test that changes the clock or adds scripts: these stay in a context. */
export async function takeFreshTab(options: TabOptions): Promise<Tab> {
  const page = await openTab(await workerBrowser(), options);
  return { page, release: () => page.context().close() };
}

async function openTab(
  browser: Browser,
  { isAskedForConsent = false, ...options }: TabOptions,
): Promise<Page> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(patienceMs);
  if (!isAskedForConsent) await rememberConsent(context);
  const page = await context.newPage();
  pressReadyControlsOnly(page);
  return page;
}

async function openSharedTab(options: TabOptions): Promise<Page> {
  const page = await openTab(await workerBrowser(), options);
  const refuse = () => {
    throw new Error("this stays in the tab for later tests: open the page with isFresh");
  };
  Object.defineProperty(page, "clock", { get: refuse });
  for (const target of [page, page.context()]) {
    for (const name of ["addInitScript", "exposeFunction", "exposeBinding"])
      Object.defineProperty(target, name, { value: refuse });
  }
  return page;
}

const events = [
  "console",
  "dialog",
  "download",
  "framenavigated",
  "load",
  "pageerror",
  "popup",
  "request",
  "requestfailed",
  "requestfinished",
  "response",
] as const;

/** Forgets what a test did in the tab. False when that is not sure: then the tab is not used again. */
async function empty(page: Page, origins: ReadonlySet<string>): Promise<boolean> {
  const [origin, ...others] = [...origins].filter((name) => name !== "null");
  if (origin === undefined || others.length > 0) return false;
  const context = page.context();
  try {
    for (const event of events) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.unrouteAll({ behavior: "ignoreErrors" });
    for (const other of context.pages()) if (other !== page) await other.close();
    // A document without scripts: what the page stores as it is left is stored by then.
    await page.goto(`${origin}/favicon.svg`);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      window.name = "";
    });
    await context.clearCookies();
    await page.mouse.move(-1, -1);
    const session = await context.newCDPSession(page);
    await session.send("Page.resetNavigationHistory");
    await session.detach();
    return true;
  } catch {
    // The server is gone, or the page.
    return false;
  }
}
