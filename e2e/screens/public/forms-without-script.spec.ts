import { afterAll, beforeAll, expect, test } from "vitest";
import { servePublicSite } from "../../support/web/public-site.ts";
import { openWatchedPage } from "../../support/browser/watched-page.ts";

let site: Awaited<ReturnType<typeof servePublicSite>>;
beforeAll(async () => {
  site = await servePublicSite();
});
afterAll(() => site?.close());

test.each(["/login", "/register", "/demo", "/kontakt", "/gate"])(
  "what is typed on %s before its script runs is not sent by the browser",
  async (path) => {
    const { page, close } = await openWatchedPage({ javaScriptEnabled: false });
    const navigations: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) navigations.push(`${request.method()} ${request.url()}`);
    });
    await page.goto(site.origin + path);
    for (const field of await page.locator("form input:visible:enabled").all()) {
      if ((await field.getAttribute("type")) !== "checkbox") await field.fill("geheim-geheim");
    }
    await page.locator("form input:visible:enabled:not([type=checkbox])").last().press("Enter");
    expect(navigations).toEqual([`GET ${site.origin}${path}`]);
    expect(new URL(page.url()).search).toBe("");
    await expect.poll(() => page.locator("form").first().getAttribute("method")).toBe("post");
    await expect.poll(() => page.locator("form button[type=submit]").isDisabled()).toBe(true);
    await close();
  },
);
