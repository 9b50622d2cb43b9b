import type { Page } from "playwright-core";

interface Hydrated {
  __reactRouterContext?: unknown;
  __reactRouterDataRouter?: { state: { initialized: boolean; navigation: { state: string } } };
}

/**
 * Waits until a public page has done what it does by itself: it is loaded, the script of the consent has decided, the
 * app (where the page carries it) runs and leads nowhere else, and the browser has nothing left to do.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.locator("html[data-consent]").waitFor({ state: "attached" });
  await page.waitForFunction(() => {
    const { __reactRouterContext: app, __reactRouterDataRouter: router } = window as Hydrated;
    return !app || (router?.state.initialized && router.state.navigation.state === "idle");
  });
  await page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn++)
      await new Promise((resolve) => requestIdleCallback(resolve));
  });
}
