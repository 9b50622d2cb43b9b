import type { Page } from "playwright-core";

/** Every part of a screen asks by itself, so that a test can answer for one of them. */
export async function leaveOutBootstrap(page: Page): Promise<void> {
  await page.route("**/api/bootstrap?*", (route) => route.fulfill({ json: {} }));
}
