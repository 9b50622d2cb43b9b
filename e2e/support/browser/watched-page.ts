import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { noSample } from "../web/canned-web.ts";
import { takeFreshTab, takeTab } from "./tab.ts";
import type { TabOptions } from "./tab.ts";

export interface PageOptions extends TabOptions {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly colorScheme?: NonNullable<BrowserContextOptions["colorScheme"]>;
  /** For a test that changes the page's clock or adds scripts to every document. */
  readonly isFresh?: boolean;
}

export interface WatchedPage {
  readonly page: Page;
  /** Everything the browser complained about; a journey ends with none. */
  readonly complaints: readonly string[];
  /** At the latest as the test ends, `openWatchedPage` does it. */
  close(): Promise<void>;
}

/**
 * A page of a German visitor that remembers console errors, exceptions and broken policies. Throws at the end where it
 * asked the canned API for what that has no sample of: a page that shows a change at once hides the refusal for a moment.
 */
export async function openWatchedPage(options: PageOptions = {}): Promise<WatchedPage> {
  const watched = await openLastingPage(options);
  onTestFinished(watched.close);
  return watched;
}

/** The same for a page that several tests of a file look at, which the file itself closes. */
export async function openLastingPage(options: PageOptions = {}): Promise<WatchedPage> {
  const { viewport = { width: 1440, height: 900 }, colorScheme = "light", ...rest } = options;
  const { isFresh = false, ...others } = rest;
  const { page, release } = await (isFresh ? takeFreshTab : takeTab)({
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    ...others,
  });
  const unanswered: string[] = [];
  let released: Promise<void> | undefined;
  async function close(): Promise<void> {
    await (released ??= release());
    if (unanswered.length > 0) throw new Error(`No sample answers ${unanswered.join(", ")}`);
  }
  await page.setViewportSize(viewport);
  await page.emulateMedia({
    colorScheme,
    media: null,
    reducedMotion: "reduce",
    forcedColors: null,
    contrast: null,
  });
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes(noSample)) unanswered.push(message.location().url);
    if (message.type() === "error" && !isBusyServer(message.text()))
      complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return { page, complaints, close };
}

/** A server on a busy machine sends some calls away, and the page asks again: what a test waits for comes nevertheless. */
const isBusyServer = (complaint: string) => complaint.includes("503 (Service Unavailable)");

/** The title of the page itself, not that of the screen which says that it loads. */
export function pageTitle(page: Page): Locator {
  return page.getByRole("heading", { level: 1 }).filter({ hasNotText: /^(?:Lädt|Lade) / });
}

/** Shows an open page in the other colours and waits until none is on its way any more: axe would see half of each. */
export async function showColours(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async (scheme) => {
    document.documentElement.setAttribute("data-color-scheme", scheme);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }, colorScheme);
}
