import type { Browser, Page } from "playwright-core";
import { chromium } from "playwright-core";
import { chromiumLaunch } from "../../tools/chromium.ts";
import { fakeScriptPath, fakeStripe } from "./fake-stripe.ts";
import type { FakeStripe } from "./fake-stripe.ts";
import { serveWeb } from "./memory-api.ts";
import { sampleCheckout } from "./sample-checkout.ts";
import { openWatchedPage } from "./watched-page.ts";
import type { PageOptions, WatchedPage } from "./watched-page.ts";

export interface Opening extends PageOptions {
  path?: string;
  answers?: Readonly<Record<string, unknown>>;
  stripe?: FakeStripe;
  prepare?: (page: Page) => Promise<unknown>;
}

export const confirmedSetup = { setupIntent: { id: "seti_1", status: "succeeded" } };

interface CheckoutBrowser {
  /** A screen over a provider's script that answers as told; `sent` collects the orders. */
  open(opening?: Opening): Promise<WatchedPage & { readonly sent: readonly unknown[] }>;
  readonly origin: string;
  close(): Promise<void>;
}

/** The built web with an API that sells. `providerUrl`: where a real script may come from, besides the fake one. */
export async function startCheckout(providerUrl?: string): Promise<CheckoutBrowser> {
  const own = providerUrl === undefined ? [] : [providerUrl];
  const [server, browser]: [Awaited<ReturnType<typeof serveWeb>>, Browser] = await Promise.all([
    serveWeb(() => undefined, { scripts: own, frames: own, connections: own }),
    chromium.launch(chromiumLaunch()),
  ]);
  return {
    origin: server.origin,
    async open(opening = {}) {
      const { path = "/app/checkout", answers = {}, prepare } = opening;
      const { stripe = { confirm: confirmedSetup } } = opening;
      const sent: unknown[] = [];
      const api = sampleCheckout(fakeScriptPath, answers);
      server.setApi((called, query, method, body) => {
        if (called === "/api/create-checkout-session") sent.push(body);
        return api(called, query, method, body);
      });
      const watched = await openWatchedPage(browser, opening);
      await fakeStripe(watched.page, stripe);
      await prepare?.(watched.page);
      await watched.page.goto(server.origin + path);
      return { ...watched, sent };
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

export const bookButton = (page: Page) => page.getByRole("button", { name: "Jetzt buchen" });
export const trialButton = (page: Page) =>
  page.getByRole("button", { name: "2 Wochen kostenlos testen" });
