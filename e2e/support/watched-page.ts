import AxeBuilder from "@axe-core/playwright";
import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import { rememberConsent } from "./consent.ts";

/** Those of the browser, and whether the visitor has yet to choose about cookies. */
export interface PageOptions extends BrowserContextOptions {
  readonly isAskedForConsent?: boolean;
}

export interface WatchedPage {
  readonly page: Page;
  /** Everything the browser complained about; a journey ends with none. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

/** A page of a German visitor that remembers console errors, exceptions and broken policies. */
export async function openWatchedPage(
  browser: Browser,
  { isAskedForConsent = false, ...options }: PageOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    reducedMotion: "reduce",
    ...options,
  });
  if (!isAskedForConsent) await rememberConsent(context);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return { page, complaints, close: () => context.close() };
}

/** The title of the page itself, not that of the screen which says that it loads. */
export function pageTitle(page: Page): Locator {
  return page.getByRole("heading", { level: 1 }).filter({ hasNotText: /^(?:Lädt|Lade) / });
}

/** Shows an open page in the other colours and waits until none is on its way any more: axe would see half of each. */
export async function showColours(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async (scheme) => {
    document.documentElement.setAttribute("data-mantine-color-scheme", scheme);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }, colorScheme);
}

/** What axe finds against WCAG 2.2 AA and good practice, one line each. */
export async function axeFindings(page: Page): Promise<string[]> {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return violations.map((finding) => `${finding.id}: ${String(finding.nodes[0]?.target)}`);
}
