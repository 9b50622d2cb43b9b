import type { Locator, Page } from "playwright-core";

const limit = 80;

/** Goes on by Tab until the focus is there; throws when it never gets there, as no keyboard user would. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < limit; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`not reached by Tab: ${String(target)}`);
}
