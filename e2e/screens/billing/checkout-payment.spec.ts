import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  clientSecretOf,
  openShop,
  statusOf,
  subscribe,
  trial,
} from "../../../apps/standins/src/stripe/stripe.fixture.ts";
import type { Shop } from "../../../apps/standins/src/stripe/stripe.fixture.ts";
import { bookButton, openCheckout, trialButton } from "../../support/pages/checkout-page.ts";
import { tabTo } from "../../support/browser/keyboard.ts";
import { calls } from "../../support/samples/checkout.ts";
import { axeFindingsInBothColours } from "../../support/browser/axe.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.standin.stop());

describe("with the provider's stand-in", () => {
  async function openShopCheckout(created: Parameters<typeof clientSecretOf>[0], path: string) {
    const { scriptUrl, publishableKey } = shop.standin;
    const answers = {
      [calls.setup]: { publishableKey, scriptUrl, isTestMode: true },
      [calls.order]: { client_secret: clientSecretOf(created) },
    };
    const watched = await openCheckout({ path, answers, providerUrl: shop.standin.url });
    await watched.page.getByLabel("Kartennummer").waitFor();
    return watched;
  }

  async function typeCard(page: Page, number: string) {
    await page.getByLabel("Kartennummer").pressSequentially(number);
    await page.getByLabel("Gültig bis").pressSequentially("1249");
    await page.getByLabel("Prüfziffer").pressSequentially("123");
  }

  test("a trial is ordered by keyboard alone, and nothing is charged", async () => {
    const created = await subscribe(shop, "premium_annual", trial);
    const { page, complaints, close } = await openShopCheckout(created, "/app/checkout");
    await expect
      .poll(() => page.getByText("Testmodus: Es fließt kein Geld").isVisible())
      .toBe(true);
    await tabTo(page, page.getByLabel("Kartennummer"));
    await page.keyboard.type("4242424242424242");
    await page.keyboard.press("Tab");
    await page.keyboard.type("1249");
    await page.keyboard.press("Tab");
    await page.keyboard.type("123");
    await tabTo(page, trialButton(page));
    await page.keyboard.press("Enter");
    await page.waitForURL("**/app/confirmation");
    expect(await statusOf(shop, created.id)).toBe("trialing");
    expect(complaints).toEqual([]);
    await close();
  });

  test("a card that is not complete orders nothing", async () => {
    const created = await subscribe(shop, "premium_annual", trial);
    const { page, sent, close } = await openShopCheckout(created, "/app/checkout");
    await trialButton(page).click();
    await page.getByText("Bitte gib deine Kartendaten vollständig ein.").waitFor();
    await page.getByLabel("Kartennummer").pressSequentially("4242424242424241");
    await page.getByText("Die Kartennummer ist ungültig.").waitFor();
    await trialButton(page).click();
    expect(sent).toEqual([]);
    await close();
  });

  test("a refused card stays on the page, the next one pays after the bank agreed", async () => {
    const created = await subscribe(shop, "basis_monthly");
    const path = "/app/checkout?tier=basis&billing=monthly";
    const { page, close } = await openShopCheckout(created, path);
    await typeCard(page, "4000000000000002");
    await bookButton(page).click();
    await page.getByRole("alert").getByText("Ihre Karte wurde abgelehnt.").waitFor();
    await page.getByLabel("Kartennummer").fill("");
    await page.getByLabel("Kartennummer").pressSequentially("4000002760003184");
    await bookButton(page).click();
    await page.getByRole("button", { name: "Bestätigen" }).click();
    await page.waitForURL("**/app/confirmation");
    expect(await statusOf(shop, created.id)).toBe("active");
    await close();
  });

  test("a bank that says no leads to /app/fail", async () => {
    const created = await subscribe(shop, "basis_monthly");
    const path = "/app/checkout?tier=basis&billing=monthly";
    const { page, close } = await openShopCheckout(created, path);
    await typeCard(page, "4000002760003184");
    await bookButton(page).click();
    await page.getByRole("button", { name: "Ablehnen" }).click();
    await page.waitForURL("**/app/fail");
    await close();
  });

  test("paid before, with the answer lost, it is not paid again", async () => {
    const created = await subscribe(shop, "basis_monthly");
    const path = "/app/checkout?tier=basis&billing=monthly";
    for (let order = 0; order < 2; order++) {
      const { page, close } = await openShopCheckout(created, path);
      await typeCard(page, "4242424242424242");
      await bookButton(page).click();
      await page.waitForURL("**/app/confirmation");
      await close();
    }
    expect(await statusOf(shop, created.id)).toBe("active");
  });

  test("an IBAN is checked and debited, its mandate in view", async () => {
    const created = await subscribe(shop, "basis_monthly");
    const path = "/app/checkout?tier=basis&billing=monthly";
    const { page, complaints, close } = await openShopCheckout(created, path);
    await page.getByLabel("SEPA-Lastschrift").check();
    await page.getByText("SEPA-Lastschriftmandat").waitFor();
    await page.getByLabel("IBAN", { exact: true }).pressSequentially("DE89370400440532013001");
    await page.getByText("Die IBAN ist ungültig.").waitFor();
    expect(await axeFindingsInBothColours(page)).toEqual([]);
    await page.getByLabel("IBAN", { exact: true }).fill("");
    await page.getByLabel("IBAN", { exact: true }).pressSequentially("DE89370400440532013000");
    await bookButton(page).click();
    await page.waitForURL("**/app/confirmation");
    expect(complaints).toEqual([]);
    await close();
  });
});
