import type { Locator, Page } from "playwright-core";

type Press = Locator["press"];

const patched = new WeakSet<object>();

/**
 * A key on a control that is disabled for the moment is lost, as for everybody. A click of a test waits until the
 * control is ready; by this a key of a test does, too.
 */
export function pressReadyControlsOnly(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator("html")) as Locator;
  if (patched.has(locators)) return;
  patched.add(locators);
  const press: Press = Reflect.get(locators, "press");
  const pressReady: Press = async function (this: Locator, key, options) {
    const control = await this.elementHandle(options);
    // An element that is replaced meanwhile is looked up again by the key.
    await control?.waitForElementState("enabled", options).catch(() => undefined);
    return press.call(this, key, options);
  };
  Reflect.set(locators, "press", pressReady);
}
