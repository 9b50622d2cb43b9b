import type { Page } from "playwright-core";
import { fakeScriptPath, fakeStripe } from "../web/fake-stripe.ts";
import type { FakeStripe } from "../web/fake-stripe.ts";
import { cannedWeb } from "../web/canned-web.ts";
import { sampleCheckout } from "../samples/checkout.ts";
import { openWatchedPage } from "../browser/watched-page.ts";
import type { PageOptions, WatchedPage } from "../browser/watched-page.ts";

export interface Opening extends PageOptions {
  path?: string;
  answers?: Readonly<Record<string, unknown>>;
  stripe?: FakeStripe;
  prepare?: (page: Page) => Promise<unknown>;
  /** Where a real script may come from, besides the fake one. */
  providerUrl?: string;
}

export const confirmedSetup = { setupIntent: { id: "seti_1", status: "succeeded" } };

/** A screen over a provider's script that answers as told; `sent` collects the orders. */
export async function openCheckout(
  opening: Opening = {},
): Promise<WatchedPage & { readonly origin: string; readonly sent: readonly unknown[] }> {
  const {
    path = "/app/checkout",
    answers = {},
    stripe = { confirm: confirmedSetup },
    prepare,
    providerUrl,
    ...options
  } = opening;
  const provider = providerUrl === undefined ? [] : [providerUrl];
  const sent: unknown[] = [];
  const api = sampleCheckout(fakeScriptPath, answers);
  const { origin } = await cannedWeb(
    (called, query, method, body) => {
      if (called === "/api/create-checkout-session") sent.push(body);
      return api(called, query, method, body);
    },
    { scripts: provider, frames: provider, connections: provider },
  );
  const watched = await openWatchedPage(options);
  await fakeStripe(watched.page, stripe);
  await prepare?.(watched.page);
  await watched.page.goto(origin + path);
  return { ...watched, origin, sent };
}

export const bookButton = (page: Page) => page.getByRole("button", { name: "Jetzt buchen" });
export const trialButton = (page: Page) =>
  page.getByRole("button", { name: "2 Wochen kostenlos testen" });
