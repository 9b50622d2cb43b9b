import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consentKey, necessaryOnly } from "../support/browser/consent.ts";
import { startRealStack } from "../support/stack/real-stack.ts";
import type { RunningStack } from "../support/stack/real-stack.ts";
import { axeFindings, axeFindingsInBothColours } from "../support/browser/axe.ts";
import { settled } from "../support/browser/settled.ts";
import { openWatchedPage } from "../support/browser/watched-page.ts";
import type { PageOptions } from "../support/browser/watched-page.ts";

const publicPages =
  "/ /signup /demo /about /karriere /kontakt /methodik /terms /impressum /datenschutz /unterauftragsverarbeiter /shared/unbekannt /login /register /reset-password /email-confirmation /gibt-es-nicht".split(
    " ",
  );

/** Stands for a vendor on another origin: a script that sets a cookie and calls home. */
const vendorRequests: string[] = [];
const vendor = createServer((request, response) => {
  vendorRequests.push(request.url ?? "");
  response.writeHead(200, {
    "content-type": "text/javascript",
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
  });
  response.end(
    `document.cookie = "_vendor=1; Path=/"; fetch(new URL("/collect", document.currentScript.src));`,
  );
});
let vendorOrigin: string;

let stack: RunningStack;
beforeAll(async () => {
  await new Promise<void>((resolve) => vendor.listen(0, "127.0.0.1", resolve));
  vendorOrigin = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;
  stack = await startRealStack({ CONSENT_ANALYTICS_SCRIPT: `${vendorOrigin}/s.js` });
}, 300_000);
afterAll(async () => {
  await stack?.stop();
  vendor.closeAllConnections();
  vendor.close();
});

const open = (options: PageOptions = {}) =>
  openWatchedPage({ isAskedForConsent: true, ...options });
const banner = (page: Page) => page.getByRole("region", { name: "Cookie-Hinweis" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Cookie-Einstellungen" });
const inBanner = (page: Page, name: string) => banner(page).getByRole("button", { name });
const choice = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null") as unknown, consentKey);

describe.each([
  ["a static page", "/impressum"],
  ["a page of the app's script", "/login"],
])("on %s", (_, path) => {
  test("the banner asks without taking focus, and is not seen again after an answer", async () => {
    const { page, complaints, close } = await open();
    await page.goto(stack.origin + path);
    await banner(page).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BUTTON");
    await inBanner(page, "Nur notwendige").click();
    await banner(page).waitFor({ state: "hidden" });
    expect(await choice(page)).toEqual({ ...necessaryOnly, timestamp: expect.any(String) });
    await page.reload();
    await page.locator("html[data-consent=given]").waitFor();
    await expect.poll(() => banner(page).isVisible()).toBe(false);

    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      consentKey,
      JSON.stringify({ ...necessaryOnly, version: "0.9" }),
    ] as const);
    await page.reload();
    await banner(page).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test("both answers look alike, and the first keys reach them", async () => {
    const { page, close } = await open();
    await page.goto(stack.origin + path);
    await banner(page).waitFor();
    const looks = await Promise.all(
      ["Nur notwendige", "Alle akzeptieren"].map((name) =>
        inBanner(page, name).evaluate((button) => {
          const { width, height } = button.getBoundingClientRect();
          const style = getComputedStyle(button);
          const { color, backgroundColor, fontSize, fontWeight, borderColor, opacity } = style;
          return {
            width,
            height,
            color,
            backgroundColor,
            fontSize,
            fontWeight,
            borderColor,
            opacity,
          };
        }),
      ),
    );
    expect(looks[0]).toEqual(looks[1]);
    for (const name of ["Nur notwendige", "Alle akzeptieren"]) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
    }
    await page.keyboard.press("Enter");
    await banner(page).waitFor({ state: "hidden" });
    expect(await choice(page)).toMatchObject({ analytics: true, marketing: true });
    await close();
  });

  test("the footer opens the settings as they are, gives focus back, and takes consent back", async () => {
    const { page, complaints, close } = await open();
    await page.goto(stack.origin + path);
    await settled(page);
    await inBanner(page, "Detaillierte Einstellungen ansehen").click();
    await dialog(page).waitFor();
    await expect
      .poll(() => dialog(page).getByRole("switch", { name: "Notwendig" }).isDisabled())
      .toBe(true);
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "hidden" });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      "Detaillierte Einstellungen ansehen",
    );

    const opener = page.getByRole("button", { name: "Cookies" });
    await opener.click();
    const marketing = dialog(page).getByRole("switch", { name: "Marketing" });
    await expect.poll(() => marketing.isChecked()).toBe(false);
    await marketing.check();
    await dialog(page).getByRole("button", { name: "Auswahl speichern" }).click();
    await banner(page).waitFor({ state: "hidden" });
    expect(await choice(page)).toMatchObject({ analytics: false, marketing: true });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Cookies");

    await opener.click();
    await expect.poll(() => marketing.isChecked()).toBe(true);
    await dialog(page)
      .getByText(/Deine Auswahl: ID [\da-f]{32}, gespeichert am \d\d\.\d\d\.\d{4} um \d\d:\d\d Uhr/)
      .waitFor();
    await dialog(page).getByRole("button", { name: "Nur notwendige" }).click();
    expect(await choice(page)).toMatchObject({ marketing: false });
    expect(complaints).toEqual([]);
    await close();
  });

  test("axe finds nothing in banner and dialog, light and dark, at 320 pixels", async () => {
    const { page, close } = await open({ viewport: { width: 320, height: 640 } });
    await page.goto(stack.origin + path);
    await banner(page).waitFor();
    // Until its script runs, the page's form is in between: not yet what axe shall look at.
    await expect.poll(() => page.locator("form button:disabled").count()).toBe(0);
    const findings: string[] = [];
    findings.push(...(await axeFindingsInBothColours(page)));
    await inBanner(page, "Detaillierte Einstellungen ansehen").click();
    findings.push(...(await axeFindingsInBothColours(page)));
    expect(findings).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    await close();
  });
});

/** Where Back returns to, and choices on their way to the server */
const passing = ["react-router-scroll-positions", "tc_consent_unsent"];

test("nothing of others is asked and nothing unneeded stored before a choice and after a refusal, on every public page", async () => {
  // Tests before this one agree as well.
  vendorRequests.length = 0;
  for (const isRefused of [false, true]) {
    const { page, close } = await open();
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(`${stack.origin}/`)) foreign.push(request.url());
    });
    const seen: Record<string, unknown> = {};
    for (const [index, path] of publicPages.entries()) {
      await page.goto(stack.origin + path);
      // On a busy machine the app's script may begin after the network was silent.
      if (!isRefused || index === 0) await banner(page).waitFor();
      await settled(page);
      const isAsked = await banner(page).isVisible();
      if (isRefused && isAsked) {
        await inBanner(page, "Nur notwendige").click();
        await banner(page).waitFor({ state: "hidden" });
      }
      const stored = await page.evaluate(() => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
      ]);
      const cookies = (await page.context().cookies()).map(({ name }) => name);
      seen[path] = [
        isAsked,
        [...stored, ...cookies].filter((name) => !passing.includes(name)).sort(),
      ];
    }
    const ours = isRefused ? ["tc_consent", "tc_consent_id"] : [];
    const expected = publicPages.map((path, index) => [path, [!isRefused || index === 0, ours]]);
    expect(seen).toEqual(Object.fromEntries(expected));
    expect(foreign).toEqual([]);
    await close();
  }
  expect(vendorRequests).toEqual([]);
});

test("a configured service runs only after consent, on pages without passwords, and not after the withdrawal", async () => {
  vendorRequests.length = 0;
  const { page, complaints, close } = await open();
  await page.goto(`${stack.origin}/about`);
  await inBanner(page, "Detaillierte Einstellungen ansehen").click();
  await dialog(page).getByText(vendorOrigin.slice("http://".length)).waitFor();
  await dialog(page).getByRole("button", { name: "Alle akzeptieren" }).click();
  await expect.poll(() => vendorRequests).toEqual(["/s.js", "/collect"]);
  expect(await page.evaluate(() => document.cookie)).toBe("_vendor=1");

  vendorRequests.length = 0;
  await page.goto(`${stack.origin}/login`);
  await settled(page);
  expect(vendorRequests).toEqual([]);

  await page.goto(`${stack.origin}/kontakt`);
  await expect.poll(() => vendorRequests).toContain("/collect");
  vendorRequests.length = 0;
  await page.getByRole("button", { name: "Cookies" }).click();
  const reloaded = page.waitForEvent("load");
  await dialog(page).getByRole("button", { name: "Nur notwendige" }).click();
  await reloaded;
  await settled(page);
  expect(await page.evaluate(() => document.cookie)).toBe("");
  await page.goto(`${stack.origin}/about`);
  await settled(page);
  expect(vendorRequests).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test("consent from before a service was configured does not cover it: the visitor is asked, also where it never runs", async () => {
  vendorRequests.length = 0;
  const { page, complaints, close } = await open({ isFresh: true });
  const earlier = { ...necessaryOnly, analytics: true, marketing: true };
  await page.addInitScript(
    ([key, text]) => {
      // Once; what is chosen later stays.
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    [consentKey, JSON.stringify(earlier)] as const,
  );
  for (const path of ["/login", "/about"]) {
    await page.goto(stack.origin + path);
    await settled(page);
    await banner(page).waitFor();
  }
  expect(vendorRequests).toEqual([]);
  await inBanner(page, "Alle akzeptieren").click();
  await expect.poll(() => vendorRequests).toEqual(["/s.js", "/collect"]);
  await page.goto(`${stack.origin}/login`);
  await page.locator("html[data-consent=given]").waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test("at 400 % zoom the buttons of the banner are in sight, and the keyboard scrolls its text", async () => {
  const { page, close } = await open({ viewport: { width: 320, height: 256 } });
  await page.goto(`${stack.origin}/impressum`);
  await banner(page).waitFor();
  const seen = await banner(page)
    .getByRole("button")
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { left, bottom, width, height } = button.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, bottom - 3);
        return [button.textContent, bottom <= innerHeight && hit === button, height >= 24];
      }),
    );
  expect(seen).toEqual([
    ["Nur notwendige", true, true],
    ["Alle akzeptieren", true, true],
    ["Detaillierte Einstellungen ansehen", true, true],
  ]);
  const text = banner(page).locator("[tabindex='0']");
  expect((await text.boundingBox())?.height).toBeGreaterThan(36);
  await text.focus();
  await page.keyboard.press("End");
  await expect.poll(() => text.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  expect(await axeFindings(page)).toEqual([]);
  await close();
});

test("a choice in one tab closes the banner in the other, and Back does not bring it again", async () => {
  const { page, close } = await open();
  await page.goto(`${stack.origin}/impressum`);
  const other = await page.context().newPage();
  await other.goto(`${stack.origin}/login`);
  await inBanner(other, "Nur notwendige").click();
  await banner(page).waitFor({ state: "hidden" });
  await close();

  const { page: tab, close: closeTab } = await open();
  await tab.goto(`${stack.origin}/impressum`);
  await banner(tab).waitFor();
  await tab.goto(`${stack.origin}/terms`);
  await inBanner(tab, "Nur notwendige").click();
  await tab.goBack();
  await tab.getByRole("heading", { level: 1, name: "Impressum" }).waitFor();
  await banner(tab).waitFor({ state: "hidden" });
  await closeTab();
});

test("the banner follows through the app's own navigation, and stays away from its screens", async () => {
  const { page, complaints, close } = await open();
  await page.goto(`${stack.origin}/login`);
  await settled(page);
  await banner(page).waitFor();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  // As the app does it after a registration; the links of these pages load anew.
  await page.evaluate(async () => {
    interface Routed {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> };
    }
    await (window as unknown as Routed).__reactRouterDataRouter.navigate("/register");
  });
  await page.getByRole("heading", { level: 1, name: /registrieren/i }).waitFor();
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  await banner(page).waitFor();
  expect(await choice(page)).toBeNull();

  // What the layouts of the app carry
  await page.evaluate(() => {
    const mark = document.body.appendChild(document.createElement("i"));
    mark.id = "mark";
    mark.setAttribute("data-no-consent-banner", "");
  });
  await banner(page).waitFor({ state: "hidden" });
  await page.evaluate(() => document.getElementById("mark")?.remove());
  await banner(page).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test("the banner moves nothing and never covers what is focused", async () => {
  const { page, close } = await open({ viewport: { width: 390, height: 700 }, isFresh: true });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(`${stack.origin}/register`);
  await settled(page);
  await banner(page).waitFor();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.02);
  const covered: string[] = [];
  for (let step = 0; step < 45; step++) {
    await page.keyboard.press("Tab");
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      const over = document.getElementById("consent-banner");
      if (!focused || !over || over.contains(focused) || focused === document.body)
        return undefined;
      const isCovered = focused.getBoundingClientRect().bottom > over.getBoundingClientRect().top;
      // A text field taller than the room left shows its beginning.
      return isCovered ? focused.outerHTML.slice(0, 120) : undefined;
    });
    if (hidden !== undefined) covered.push(hidden);
  }
  expect(covered).toEqual([]);
  await close();
});

test("paper shows no banner", async () => {
  const { page, close } = await open();
  await page.goto(`${stack.origin}/datenschutz`);
  await banner(page).waitFor();
  await page.emulateMedia({ media: "print" });
  await banner(page).waitFor({ state: "hidden" });
  await close();
});
