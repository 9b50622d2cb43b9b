import { describe, expect, test } from "vitest";
import { openBilling, toast } from "../../support/pages/billing-page.ts";
import { confirmCalls, fakeScriptPath } from "../../support/web/fake-stripe.ts";
import { refusal } from "../../support/samples/account.ts";
import { premiumPaid } from "../../support/samples/billing.ts";
import { axeFindings } from "../../support/browser/axe.ts";

const begin = "POST /api/billing/payment-method";
const use = "PUT /api/billing/payment-method";
const form = "/app/subscription?zahlungsart=aendern";
const accepted = { setupIntent: { id: "seti_9", status: "succeeded" } };
const mistyped = {
  error: { type: "card_error", code: "incorrect_cvc", message: "Die Prüfziffer stimmt nicht." },
};

function open(path: string, confirm: object, change: Readonly<Record<string, unknown>> = {}) {
  return openBilling(path, premiumPaid, {
    stripe: { confirm },
    change: {
      "GET /api/payments-setup": {
        publishableKey: "pk_test_sample",
        scriptUrl: fakeScriptPath,
        isTestMode: true,
      },
      [begin]: { client_secret: "seti_9_secret_1" },
      [use]: { done: true },
      ...change,
    },
  });
}

describe("another payment method", () => {
  test("is confirmed with the provider and used from then on", async () => {
    const { page, orders, complaints, close } = await open("/app/subscription", accepted);
    await page.getByRole("link", { name: "Zahlungsart ändern" }).click();
    await page.getByText("Testmodus").waitFor();
    const save = page.getByRole("button", { name: "Zahlungsart speichern" });
    await expect.poll(() => save.isEnabled()).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    await save.click();
    await toast(page, "Die neue Zahlungsart gilt ab sofort.").waitFor();
    expect(await confirmCalls(page)).toMatchObject([
      { name: "confirmCardSetup", secret: "seti_9_secret_1", method: "card" },
    ]);
    expect(orders).toEqual([
      { order: begin, body: undefined },
      { order: use, body: { setupIntentId: "seti_9" } },
    ]);
    await page.getByRole("link", { name: "Zahlungsart ändern" }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test("that was mistyped is told beside the field and goes on with the same intent", async () => {
    const { page, orders, close } = await open(form, mistyped);
    const save = page.getByRole("button", { name: "Zahlungsart speichern" });
    for (const tries of [1, 2]) {
      await expect.poll(() => save.isEnabled()).toBe(true);
      await save.click();
      await page.getByText("Die Prüfziffer stimmt nicht.").waitFor();
      await expect.poll(async () => (await confirmCalls(page)).length).toBe(tries);
    }
    expect(orders).toEqual([{ order: begin, body: undefined }]);
    await close();
  });

  test("whose answer was lost is announced again without another confirmation", async () => {
    const { page, orders, close } = await open(form, accepted, {
      [use]: refusal(503, "payments_unavailable"),
    });
    const save = page.getByRole("button", { name: "Zahlungsart speichern" });
    await expect.poll(() => save.isEnabled()).toBe(true);
    await save.click();
    await page.getByText("Der Zahlungsdienst ist gerade nicht erreichbar.").waitFor();
    const before = orders.filter(({ order }) => order === use).length;
    await save.click();
    await expect
      .poll(() => orders.filter(({ order }) => order === use).length)
      .toBeGreaterThan(before);
    expect(await confirmCalls(page)).toHaveLength(1);
    await close();
  });

  test("that the provider refuses leaves the one before", async () => {
    const { page, orders, close } = await open(form, { error: { type: "api_error" } });
    const save = page.getByRole("button", { name: "Zahlungsart speichern" });
    await expect.poll(() => save.isEnabled()).toBe(true);
    await save.click();
    await page.getByText("Die bisherige bleibt bestehen.").waitFor();
    expect(orders.map(({ order }) => order)).toEqual([begin]);
    await close();
  });
});
