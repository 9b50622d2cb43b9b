import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { cannedWeb } from "../../support/web/canned-web.ts";
import { sampleAccount } from "../../support/samples/account.ts";
import { withAssessments } from "../../support/samples/assessment.ts";
import { sampleApi } from "../../support/samples/tenders.ts";
import { openWatchedPage, pageTitle } from "../../support/browser/watched-page.ts";

const rest = withAssessments(sampleApi(Date.now()));
const member = sampleAccount(rest);
const visitor = sampleAccount(rest, { "GET /api/session": { user: null } });

const server = await cannedWeb(member);

async function open(path: string, api = member) {
  server.setApi(api);
  const watched = await openWatchedPage({ viewport: { width: 1280, height: 480 } });
  await watched.page.goto(server.origin + path);
  await pageTitle(watched.page).waitFor();
  return watched;
}

/** What has the focus: its name and its text. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement ?? document.body;
    const isLarge = active === document.body || active.id === "inhalt";
    return [active.tagName, isLarge ? "" : active.textContent];
  });
async function expectFocus(page: Page, expected: readonly string[]): Promise<void> {
  await expect.poll(() => focus(page)).toEqual(expected);
}
const workTop = (page: Page) =>
  page.evaluate(() => document.getElementById("inhalt")?.scrollTop ?? -1);
const rail = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: "Hauptnavigation", exact: true })
    .getByRole("link", { name });

describe("in the app", () => {
  test("another screen has the focus on its heading, by mouse and by keyboard", async () => {
    const { page, complaints, close } = await open("/app/results");
    await expectFocus(page, ["BODY", ""]);
    await rail(page, "Datenstand").click();
    await expectFocus(page, ["H1", "Datenstand"]);
    await rail(page, "Profil").focus();
    await page.keyboard.press("Enter");
    // It waits for its data and is drawn anew with them.
    await page.getByRole("heading", { name: "Vollständigkeit" }).waitFor();
    await expectFocus(page, ["H1", "Profil"]);
    expect(complaints).toEqual([]);
    await close();
  });

  test("another screen begins at its top, and Back finds the place that was left", async () => {
    const { page, close } = await open("/app/profil");
    await page.getByRole("heading", { name: "Vollständigkeit" }).waitFor();
    await page.evaluate(() => document.getElementById("inhalt")?.scrollTo(0, 700));
    await rail(page, "Datenstand").click();
    await expectFocus(page, ["H1", "Datenstand"]);
    expect(await workTop(page)).toBe(0);
    await page.goBack();
    await page.getByRole("heading", { name: "Vollständigkeit" }).waitFor();
    await expect.poll(() => workTop(page)).toBe(700);
    await close();
  });

  test("from tender to tender, on the same screen, the focus goes to the heading as well", async () => {
    const { page, close } = await open("/app/tender/ausschreibung-1");
    // The tabs lead to the same tender.
    const link = page
      .locator("#inhalt a[href^='/app/tender/']:not([href*='ausschreibung-1'])")
      .first();
    // By keyboard: parts that arrive late move the link away under a mouse.
    await link.press("Enter");
    await expect.poll(() => new URL(page.url()).pathname).not.toBe("/app/tender/ausschreibung-1");
    await expect.poll(async () => (await focus(page))[0]).toBe("H1");
    await close();
  });

  test("a row and the search keep the focus, as they are no other screen", async () => {
    // In an order that is asked for: the first list is not replaced by one in the agency's own.
    const { page, close } = await open("/app/results?sort=published");
    await page.locator("[data-index='0']").waitFor();
    const row = () =>
      page.evaluate(() =>
        document.activeElement?.closest("[data-index]")?.getAttribute("data-index"),
      );
    await page.keyboard.press("j");
    await expect.poll(row).toBeDefined();
    const first = await row();
    await page.keyboard.press("j");
    await expect.poll(async () => Number(await row())).toBe(Number(first) + 1);
    await page.keyboard.press("/");
    await page.keyboard.type("Kampagne");
    await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe("Kampagne");
    await expect.poll(async () => (await focus(page))[0]).toBe("INPUT");
    await close();
  });

  test("whoever acts has the focus for themselves from then on", async () => {
    const { page, close } = await open("/app/results");
    await rail(page, "Datenstand").click();
    await expectFocus(page, ["H1", "Datenstand"]);
    await page.keyboard.press("Shift");
    await page.evaluate(async () => {
      (document.activeElement as HTMLElement).blur();
      document.body.append(document.createElement("i"));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    expect(await focus(page)).toEqual(["BODY", ""]);
    await close();
  });
});

describe("before the app", () => {
  test("sign-in, registration and reset open at their top and leave the focus alone", async () => {
    const { page, complaints, close } = await open("/login", visitor);
    const main = page.getByRole("main");
    for (const [link, title] of [
      ["Agentur registrieren", /registrieren/i],
      ["Anmelden", "Anmelden"],
      ["Passwort vergessen?", /Passwort/],
      ["Zurück zum Login", "Anmelden"],
    ] as const) {
      await page.evaluate(() => scrollTo(0, 9999));
      await page.getByRole("link", { name: link }).first().click();
      await main.getByRole("heading", { level: 1, name: title }).waitFor();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expectFocus(page, ["BODY", ""]);
    }
    expect(complaints.filter((text) => !text.includes("401"))).toEqual([]);
    await close();
  });

  test("Back finds the place on a page that was scrolled", async () => {
    const { page, close } = await open("/register", visitor);
    await page.evaluate(() => scrollTo(0, 300));
    await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
    await page.getByRole("heading", { level: 1, name: "Impressum" }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await pageTitle(page).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
    await close();
  });

  test("a page that only leads elsewhere while it loads takes no focus", async () => {
    const { page, close } = await open("/app/dashboard", visitor);
    await page.getByRole("heading", { name: "Anmelden" }).waitFor();
    await expectFocus(page, ["BODY", ""]);
    await close();
  });

  test("whoever signs in arrives at the heading of the app", async () => {
    let isIn = false;
    const { page, close } = await open("/login", (path, query, method, body) => {
      if (path === "/api/auth/sign-in") {
        isIn = true;
        return { body: { status: "signed_in" } };
      }
      return (isIn ? member : visitor)(path, query, method, body);
    });
    await page.getByRole("button", { name: "Anmelden", disabled: false }).waitFor();
    await page.getByLabel("E-Mail-Adresse").fill("ada@nordlicht.example");
    await page.getByLabel("Passwort", { exact: true }).fill("ein langes Passwort");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/app\//);
    await expect.poll(async () => (await focus(page))[0]).toBe("H1");
    await close();
  });
});

test("an address with an anchor shows its part of the start page", async () => {
  const { page, close } = await open("/login", visitor);
  for (const [link, id] of [
    ["Preise", "pricing"],
    ["Funktionen", "features"],
  ] as const) {
    await page.getByRole("contentinfo").getByRole("link", { name: link }).click();
    await page.waitForURL(`${server.origin}/#${id}`);
    const shown = page.locator(`#${id}`).getByRole("heading").first();
    await expect.poll(async () => (await shown.boundingBox())?.y).toBeLessThan(300);
    expect((await shown.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  }
  await close();
});
