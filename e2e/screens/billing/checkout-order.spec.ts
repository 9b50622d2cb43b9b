import { describe, expect, test } from "vitest";
import {
  bookButton,
  confirmedSetup,
  openCheckout,
  trialButton,
} from "../../support/pages/checkout-page.ts";
import { confirmCalls } from "../../support/web/fake-stripe.ts";
import { refusal, sampleAnswers } from "../../support/samples/account.ts";
import { agencyId, calls } from "../../support/samples/checkout.ts";

const paid = { paymentIntent: { id: "pi_1", status: "succeeded" } };

describe("an order", () => {
  test.each([
    ["Unternehmen", "Bitte gib das Unternehmen an."],
    ["Ansprechperson", "Bitte gib eine Ansprechperson an."],
    ["Straße", "Bitte gib die Straße an."],
    ["Hausnummer", "Bitte gib die Hausnummer an."],
    ["Postleitzahl", "Bitte gib die Postleitzahl an."],
    ["Stadt", "Bitte gib die Stadt an."],
  ])("asks for %s beside the field and orders nothing", async (label, text) => {
    const { page, sent, close } = await openCheckout();
    await page.getByRole("textbox", { name: label }).fill("  ");
    await trialButton(page).click();
    await page.getByRole("alert").getByRole("link", { name: text }).click();
    const field = page.getByRole("textbox", { name: label });
    await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
    expect(await field.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(sent).toEqual([]);
    await close();
  });

  test("takes a VAT id as people write it, and says what is wrong with any other", async () => {
    const { page, sent, close } = await openCheckout();
    await page.getByLabel("USt-IdNr.").fill("ATU12345678");
    await trialButton(page).click();
    await page
      .locator("#ust_id-problem")
      .getByText("Bitte gib eine gültige USt-IdNr. im Format z. B. DE123456789 ein.", {
        exact: true,
      })
      .waitFor();
    expect(sent).toEqual([]);
    await page.getByLabel("USt-IdNr.").fill("de 987 654 321");
    await trialButton(page).click();
    await page.waitForURL("**/app/confirmation");
    expect(sent).toMatchObject([{ ust_id: "DE987654321" }]);
    await close();
  });

  test.each([
    [
      "an error of the server as received",
      { error: "Deine Agentur hat bereits ein Abo." },
      "Deine Agentur hat bereits ein Abo.",
    ],
    [
      "a missing secret",
      {},
      "Stripe hat keine Zahlungsanforderung zurückgegeben. Bitte überprüfe deine Eingaben.",
    ],
    [
      "an empty secret",
      { client_secret: "" },
      "Stripe hat keine Zahlungsanforderung zurückgegeben. Bitte überprüfe deine Eingaben.",
    ],
    [
      "a failure",
      refusal(500, "internal"),
      "Ein unerwarteter Fehler ist aufgetreten. Bitte versuche es erneut.",
    ],
    [
      "a provider out of reach",
      refusal(503, "payments_unavailable"),
      "Der Zahlungsdienst ist gerade nicht erreichbar. Es wurde nichts gebucht. Bitte versuche es in einigen Minuten erneut.",
    ],
  ])("tells %s and lets try again", async (_, answer, text) => {
    const { page, close } = await openCheckout({ answers: { [calls.order]: answer } });
    await trialButton(page).click();
    await page.getByRole("alert").getByText(text, { exact: true }).waitFor();
    await expect.poll(() => trialButton(page).isEnabled()).toBe(true);
    expect(await confirmCalls(page)).toEqual([]);
    await close();
  });

  test("says so when the provider's field is gone", async () => {
    const { page, sent, close } = await openCheckout({
      stripe: { confirm: confirmedSetup, isElementLost: true },
    });
    await trialButton(page).click();
    const text = "Zahlungselement konnte nicht geladen werden. Bitte lade die Seite neu.";
    await page.getByRole("alert").getByText(text, { exact: true }).waitFor();
    expect(sent).toEqual([]);
    await close();
  });

  test.each([
    "incomplete_number",
    "incomplete_cvc",
    "incomplete_expiry",
    "invalid_number",
    "invalid_expiry_month",
    "invalid_expiry_year",
    "invalid_cvc",
    "incorrect_number",
    "incorrect_cvc",
    "invalid_expiry_month_past",
    "incomplete_zip",
    "postal_code_incomplete",
    "card_declined",
  ])("keeps the reader at the field for %s", async (code) => {
    const message = `Hinweis zu ${code}`;
    const { page, close } = await openCheckout({
      stripe: { confirm: { error: { code, message } } },
    });
    await trialButton(page).click();
    await page.getByRole("alert").getByText(message, { exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/app/checkout");
    await expect.poll(() => trialButton(page).isEnabled()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe("Kartennummer");
    await close();
  });

  test.each(["expired_card", "processing_error", "setup_intent_authentication_failure", undefined])(
    "leads to /app/fail for the provider's error %s",
    async (code) => {
      const { page, close } = await openCheckout({
        path: "/app/checkout?tier=premium&billing=monthly",
        stripe: { confirm: { error: { type: "api_error", code, message: "Nein" } } },
      });
      await trialButton(page).click();
      await page.waitForURL("**/app/fail");
      const again = page.getByRole("link", { name: "Erneut versuchen" });
      await expect
        .poll(() => again.getAttribute("href"))
        .toBe("/app/checkout?tier=premium&billing=monthly");
      await close();
    },
  );

  test.each([
    ["card", "seti_1_secret_2", confirmedSetup, "confirmCardSetup"],
    ["card", "pi_1_secret_2", paid, "confirmCardPayment"],
    ["sepa_debit", "seti_1_secret_2", confirmedSetup, "confirmSepaDebitSetup"],
    ["sepa_debit", "pi_1_secret_2", paid, "confirmSepaDebitPayment"],
  ])("pays by %s with a secret %s and leads to /app/confirmation", async (...row) => {
    const [method, secret, confirm, name] = row;
    const isSetup = secret.startsWith("seti_");
    const { page, sent, complaints, close } = await openCheckout({
      answers: { [calls.trial]: { eligible: isSetup }, [calls.order]: { client_secret: secret } },
      stripe: { confirm },
    });
    if (method === "sepa_debit") await page.getByLabel("SEPA-Lastschrift").check();
    await (isSetup ? trialButton(page) : bookButton(page)).click();
    await page.waitForURL("**/app/confirmation");
    const { email } = sampleAnswers.session.user ?? {};
    const payer = method === "card" ? email : "Nordlicht Media GmbH";
    expect(await confirmCalls(page)).toEqual([
      { name, secret, method, billing: { name: payer, email } },
    ]);
    expect(sent).toEqual([
      {
        agency_id: agencyId,
        email,
        rechnungsempfaenger: "Nordlicht Media GmbH",
        ansprechpartner: "Ada Beispiel",
        strasse: "Am Hafen",
        hausnummer: "7",
        plz: "24103",
        stadt: "Kiel",
        ust_id: "DE123456789",
        subscription_tier: "premium",
        billing_period: "annual",
        trial_eligible: isSetup,
      },
    ]);
    expect(complaints).toEqual([]);
    await close();
  });

  test("pressed twice orders once, and says „Wird verarbeitet...“ meanwhile", async () => {
    const { page, sent, close } = await openCheckout({
      stripe: { confirm: confirmedSetup, isSilent: true },
    });
    await expect.poll(() => trialButton(page).isEnabled()).toBe(true);
    await page.evaluate(() => {
      const form = document.querySelector("form");
      form?.requestSubmit();
      form?.requestSubmit();
    });
    const busy = page.getByRole("button", { name: "Wird verarbeitet..." });
    await busy.waitFor();
    await expect.poll(() => busy.isDisabled()).toBe(true);
    await expect.poll(() => confirmCalls(page)).toHaveLength(1);
    expect(sent).toHaveLength(1);
    await close();
  });

  test("ordered as a trial never becomes a payment unasked", async () => {
    const { page, sent, close } = await openCheckout({
      answers: { [calls.order]: { client_secret: "pi_1_secret_2" } },
      stripe: { confirm: paid },
    });
    await trialButton(page).click();
    await page.getByText("Die Testphase steht deiner Agentur nicht mehr zu.").waitFor();
    expect(await confirmCalls(page)).toEqual([]);
    await bookButton(page).click();
    await page.waitForURL("**/app/confirmation");
    expect(sent).toMatchObject([{ trial_eligible: true }, { trial_eligible: false }]);
    await close();
  });
});
