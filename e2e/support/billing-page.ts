import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { fakeStripe } from "./fake-stripe.ts";
import type { FakeStripe } from "./fake-stripe.ts";
import type { serveWeb } from "./memory-api.ts";
import { sampleAccount, sampleAnswers } from "./sample-account.ts";
import type { BillingAnswer } from "./sample-billing.ts";
import { sampleApi } from "./sample-tenders.ts";
import { openWatchedPage } from "./watched-page.ts";

const tenders = sampleApi(Date.now());

interface Order {
  readonly order: string;
  readonly body: unknown;
}

interface Options extends BrowserContextOptions {
  /** What else the API answers, by "METHOD /path". */
  readonly change?: Readonly<Record<string, unknown>>;
  /** How the payment provider's script behaves. */
  readonly stripe?: FakeStripe;
}

/** Opens a screen of an agency with this billing. What is ordered there is kept; `show` is what the API says from then on. */
export async function openBilling(
  browser: Browser,
  server: Awaited<ReturnType<typeof serveWeb>>,
  path: string,
  billing: unknown,
  { change = {}, stripe, ...options }: Options = {},
) {
  const orders: Order[] = [];
  const show = (shown: unknown) => {
    const { tier = null } = shown as Partial<BillingAnswer>;
    const api = sampleAccount(tenders, {
      "GET /api/agency": { ...sampleAnswers.agency, ...(tier === null && { tier, features: [] }) },
      "GET /api/billing": shown,
      ...change,
    });
    server.setApi((asked, query, method, body) => {
      if (method !== "GET") orders.push({ order: `${method} ${asked}`, body });
      return api(asked, query, method, body);
    });
  };
  show(billing);
  const watched = await openWatchedPage(browser, options);
  if (stripe) await fakeStripe(watched.page, stripe);
  await watched.page.goto(server.origin + path);
  return { ...watched, orders, show };
}

/** What can be read, with plain spaces. */
export async function readable(page: Page, selector = "main"): Promise<string> {
  return (await page.locator(selector).innerText()).replaceAll(/[\u00a0\s]+/g, " ");
}

export function toast(page: Page, text: string) {
  return page.getByRole("status").filter({ hasText: text });
}
