import { pricePerMonthCents } from "@tc/domain";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { sharedStack } from "../support/stack/shared-stack.ts";
import { fillAddress, fillCard, openAsOwner } from "../support/stack/shop.ts";
import { axeFindings } from "../support/browser/axe.ts";

const stack = await sharedStack();

const openOwner = () => openAsOwner(stack);
/** The screen after an order says by itself when the plan is in force. */
async function booked(page: Page) {
  await page.waitForURL(/\/app\/confirmation$/);
  await page.getByRole("heading", { name: "Danke für deine Buchung!" }).waitFor();
  await page.getByRole("link", { name: "Zum Dashboard" }).waitFor();
}

/** "Heute zu zahlen 1.234,56 €" → 123456 */
const euroCents = (text: string) => Number(/[\d.]+,\d\d/.exec(text)?.[0].replaceAll(/\D/g, ""));

describe("an agency", () => {
  test("buys Basic by the month with a card, and finds plan and paid invoice", async () => {
    const { page, complaints, go, close } = await openOwner();
    await go("/app/checkout?tier=basis&billing=monthly");
    await page.getByText("Testmodus").first().waitFor();
    await fillAddress(page);
    await fillCard(page);
    // However often it is pressed
    await page.getByRole("button", { name: "Jetzt buchen" }).dblclick();
    await booked(page);
    expect(await axeFindings(page)).toEqual([]);
    await go("/app/subscription");
    await page.getByText("Euer Tarif: Basic").waitFor();
    await page.getByText(/4242/).first().waitFor();
    await expect.poll(() => page.locator("[data-status='paid']").count()).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  });

  test("changes plan, takes back a change and a notice, and pays from another card", async () => {
    const { page, complaints, go, close } = await openOwner();
    const dialog = page.getByRole("dialog");
    await go("/app/checkout?tier=basis&billing=monthly");
    await fillAddress(page);
    await fillCard(page);
    await page.getByRole("button", { name: "Jetzt buchen" }).click();
    await booked(page);

    await go("/app/upgrade");
    await page.getByRole("button", { name: "Zu Premium wechseln" }).click();
    // Bought just now: the net sum is the price less what was paid for the same time.
    const difference =
      pricePerMonthCents("premium", "monthly") - pricePerMonthCents("basis", "monthly");
    const order = dialog.getByRole("button", { name: /^Wechseln und .* zahlen$/ });
    await order.waitFor();
    const cents = async (name: string) =>
      euroCents(await dialog.getByRole("row", { name }).innerText());
    expect(Math.abs((await cents("Summe netto")) - difference)).toBeLessThan(difference / 1000);
    expect(euroCents(await order.innerText())).toBe(await cents("Heute zu zahlen"));
    await order.click();
    await page.waitForURL(/\/app\/subscription$/);
    await page.getByText("Euer Tarif: Premium").waitFor();
    await expect.poll(() => page.locator("[data-status='paid']").count()).toBe(2);

    await go("/app/upgrade");
    await page.getByRole("button", { name: "Zu Basic wechseln" }).click();
    await dialog.getByRole("button", { name: /^Zum .* wechseln$/ }).click();
    await page.getByRole("button", { name: "Wechsel zurücknehmen" }).click();
    await dialog.getByRole("button", { name: "Beim jetzigen Tarif bleiben" }).click();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => page.getByRole("region", { name: /^Wechsel zum/ }).count()).toBe(0);

    await page.getByRole("button", { name: "Kündigen", exact: true }).click();
    await dialog.getByRole("button", { name: /^Zum .* kündigen$/ }).click();
    await page.getByRole("region", { name: /^Gekündigt zum/ }).waitFor();
    await page.getByRole("button", { name: "Kündigung zurücknehmen" }).click();
    await dialog.getByRole("button", { name: "Abo fortsetzen" }).click();
    await page.getByRole("region", { name: /^Gekündigt zum/ }).waitFor({ state: "detached" });

    await page.getByRole("link", { name: "Zahlungsart ändern" }).click();
    await fillCard(page, "5555 5555 5555 4444");
    await page.getByRole("button", { name: "Zahlungsart speichern" }).click();
    await page.getByText(/endet auf 4444/).waitFor();
    await expect.poll(() => page.locator("[data-status='paid']").count()).toBe(2);
    expect(complaints).toEqual([]);
    await close();
  });

  test("is told of a refused card in the form, confirms another at its bank, and tries Premium", async () => {
    const { page, go, close } = await openOwner();
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
    await booked(page);
    await go("/app/subscription");
    await page.getByText("Euer Tarif: Premium (Testphase)").waitFor();
    await close();
  });

  test("tries Premium without a card, once", async () => {
    const { page, go, close } = await openOwner();
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
    const { page, go, close } = await openOwner();
    await go("/app/dashboard");
    const status = await page.evaluate(async () => {
      const answer = await fetch(`/api/plan/${crypto.randomUUID()}`);
      return answer.status;
    });
    expect(status).toBe(404);
    await close();
  });
});
