import { chromium } from "playwright-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumLaunch } from "../../tools/chromium.ts";
import { activeAccount, signInWithoutForm } from "../support/accounts.ts";
import { startRealStack } from "../support/real-stack.ts";
import type { RealStack } from "../support/real-stack.ts";
import { axeFindings, openWatchedPage } from "../support/watched-page.ts";

let stack: RealStack;
let browser: Browser;
beforeAll(async () => {
  [stack, browser] = await Promise.all([startRealStack(), chromium.launch(chromiumLaunch())]);
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

/** A new agency whose owner is signed in. */
async function openAsOwner() {
  const watched = await openWatchedPage(browser);
  await signInWithoutForm(stack, watched.page.context(), await activeAccount(stack));
  const go = (path: string) => watched.page.goto(stack.origin + path);
  return { ...watched, go };
}

async function fillAddress(page: Page) {
  const fields = {
    Straße: "Am Hafen",
    Hausnummer: "12a",
    Postleitzahl: "24103",
    Stadt: "Kiel",
  };
  for (const [name, value] of Object.entries(fields))
    await page.getByRole("textbox", { name, exact: true }).fill(value);
}

async function fillCard(page: Page, number = "4242 4242 4242 4242") {
  await page.getByRole("textbox", { name: "Kartennummer" }).fill(number);
  await page.getByRole("textbox", { name: "Gültig bis (MM / JJ)" }).fill("12 / 34");
  await page.getByRole("textbox", { name: "Prüfziffer" }).fill("123");
}

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name }).first();

describe("an agency", () => {
  test("buys Basic by the month with a card, and finds plan and paid invoice", async () => {
    const { page, complaints, go, close } = await openAsOwner();
    await go("/app/checkout?tier=basis&billing=monthly");
    await page.getByText("Testmodus").first().waitFor();
    await fillAddress(page);
    await fillCard(page);
    // However often it is pressed
    await page.getByRole("button", { name: "Jetzt buchen" }).dblclick();
    await page.waitForURL(/\/app\/confirmation$/);
    await heading(page, "Danke für deine Buchung!").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await go("/app/subscription");
    await page.getByText("Euer Tarif: Basic").waitFor();
    await page.getByText(/4242/).first().waitFor();
    expect(await page.locator("[data-status='paid']").count()).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  });

  test("is told of a refused card in the form, confirms another at its bank, and tries Premium", async () => {
    const { page, go, close } = await openAsOwner();
    await go("/app/checkout?tier=premium&billing=annual");
    const send = page.getByRole("button", { name: "2 Wochen kostenlos testen" });
    await fillAddress(page);
    await fillCard(page, "4000 0000 0000 0002");
    await send.click();
    await page
      .getByRole("alert")
      .filter({ hasText: /abgelehnt|declined/ })
      .waitFor();
    expect(new URL(page.url()).pathname).toBe("/app/checkout");
    await fillCard(page, "4000 0027 6000 3184");
    await send.click();
    await page.getByRole("button", { name: "Bestätigen" }).click();
    await page.waitForURL(/\/app\/confirmation$/);
    await go("/app/subscription");
    await page.getByText("Euer Tarif: Premium (Testphase)").waitFor();
    await close();
  });

  test("tries Premium without a card, once", async () => {
    const { page, go, close } = await openAsOwner();
    await go("/app/upgrade");
    await page.getByRole("button", { name: "Testphase starten" }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /starten/ })
      .click();
    await page.getByRole("heading", { name: /Eure Testphase läuft bis/ }).waitFor();
    await go("/app/checkout?tier=premium&billing=monthly");
    await page.getByRole("button", { name: "Jetzt buchen" }).waitFor();
    await close();
  });

  test("sees its own checkout only: another agency's plan does not exist", async () => {
    const { page, go, close } = await openAsOwner();
    await go("/app/dashboard");
    const status = await page.evaluate(async () => {
      const answer = await fetch(`/api/plan/${crypto.randomUUID()}`);
      return answer.status;
    });
    expect(status).toBe(404);
    await close();
  });
});
