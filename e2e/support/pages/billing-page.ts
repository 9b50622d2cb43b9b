import type { Page } from "playwright-core";
import { fakeStripe } from "../web/fake-stripe.ts";
import type { FakeStripe } from "../web/fake-stripe.ts";
import { cannedWeb } from "../web/canned-web.ts";
import { sampleAccount, sampleAnswers } from "../samples/account.ts";
import type { BillingAnswer } from "../samples/billing.ts";
import { sampleApi } from "../samples/tenders.ts";
import { openWatchedPage } from "../browser/watched-page.ts";
import type { PageOptions } from "../browser/watched-page.ts";

const tenders = sampleApi(Date.now());

interface Order {
  readonly order: string;
  readonly body: unknown;
}

interface Options extends PageOptions {
  /** What else the API answers, by "METHOD /path". */
  readonly change?: Readonly<Record<string, unknown>>;
  /** How the payment provider's script behaves. */
  readonly stripe?: FakeStripe;
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** Opens a screen of an agency with this billing. What is ordered there is kept; `show` is what the API says from then on. */
export async function openBilling(
  path: string,
  billing: unknown,
  { change = {}, stripe, prepare, ...options }: Options = {},
) {
  const server = await cannedWeb();
  const orders: Order[] = [];
  const show = (shown: unknown) => {
    const { tier = null } = shown as Partial<BillingAnswer>;
    const api = sampleAccount(tenders, {
      "GET /api/agency": { ...sampleAnswers.agency, ...(tier === null && { tier, features: [] }) },
      "GET /api/billing": shown,
      ...change,
    });
    server.setApi((path, query, method, body) => {
      if (method !== "GET") orders.push({ order: `${method} ${path}`, body });
      return api(path, query, method, body);
    });
  };
  show(billing);
  const watched = await openWatchedPage(options);
  if (stripe) await fakeStripe(watched.page, stripe);
  await prepare?.(watched.page);
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
