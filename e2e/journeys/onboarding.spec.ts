import { describe, expect, test } from "vitest";
import { confirmedAccount, signInWithoutForm } from "../support/stack/accounts.ts";
import { tabTo } from "../support/browser/keyboard.ts";
import { sharedStack } from "../support/stack/shared-stack.ts";
import { axeFindingsInBothColours } from "../support/browser/axe.ts";
import { leaveOutBootstrap } from "../support/browser/bootstrap.ts";
import { openWatchedPage } from "../support/browser/watched-page.ts";

const stack = await sharedStack();

const lastYear = new Date().getFullYear() - 1;

describe("the guided set-up", () => {
  test("is done by keyboard alone, left on one device and finished on another", async () => {
    const account = await confirmedAccount(stack);
    const first = await openWatchedPage();
    await signInWithoutForm(stack, first.page.context(), account);
    await first.page.goto(`${stack.origin}/app/dashboard`);
    await first.page.waitForURL(/\/onboarding$/);
    await first.page.getByRole("heading", { name: "Schwerpunkt & Leistungen" }).waitFor();
    await first.page.getByText(/^Schritt 1 von 5/).waitFor();
    await tabTo(first.page, first.page.getByRole("textbox", { name: /^Website-Adresse/ }));
    await first.page.keyboard.type("www.leuchtturm.example");
    await tabTo(first.page, first.page.getByRole("checkbox", { name: "Werbung & Kampagne" }));
    await first.page.keyboard.press("Space");
    await tabTo(first.page, first.page.getByRole("textbox", { name: /^Schwerpunkt/ }));
    await first.page.keyboard.press("ControlOrMeta+a");
    await first.page.keyboard.type("Kampagnen für Tourismus und Kommunen");
    await tabTo(first.page, first.page.getByRole("button", { name: "Weiter" }));
    await first.page.keyboard.press("Enter");
    await first.page.getByRole("heading", { name: "Regionen" }).waitFor();
    expect(first.complaints).toEqual([]);
    await first.close();

    const { page, complaints, close } = await openWatchedPage();
    await signInWithoutForm(stack, page.context(), account);
    await page.goto(`${stack.origin}/onboarding`);
    await page.getByRole("heading", { name: "Regionen" }).waitFor();
    await tabTo(page, page.getByRole("checkbox", { name: "Wir arbeiten bundesweit" }));
    await page.keyboard.press("Space");
    await tabTo(page, page.getByRole("button", { name: "Weiter" }));
    await page.keyboard.press("Enter");

    await page.getByRole("heading", { name: "Größe & Umsatz" }).waitFor();
    await tabTo(page, page.getByRole("textbox", { name: "Feste Mitarbeitende" }));
    await page.keyboard.type("14");
    await page.keyboard.press("Tab");
    await page.keyboard.type("1.234.567 €");
    await page.keyboard.press("Enter");

    await page.getByRole("heading", { name: "Referenzen" }).waitFor();
    await tabTo(page, page.getByRole("button", { name: "Referenz hinzufügen" }));
    await page.keyboard.press("Enter");
    await page.locator("input:focus").waitFor();
    await page.keyboard.type("Stadt Musterstadt");
    // The title is missing: nothing is lost, the input is named and gets the focus.
    await page.keyboard.press("Enter");
    await page.getByText("Bitte gib dem Projekt einen Titel.").waitFor();
    await page.locator("input:focus[aria-invalid=true]").waitFor();
    await page.keyboard.type("Imagekampagne");
    await page.keyboard.press("Enter");

    await page.getByRole("heading", { name: "Benachrichtigung" }).waitFor();
    await tabTo(page, page.getByRole("button", { name: "Zurück" }));
    await page.keyboard.press("Enter");
    await page.getByText("Imagekampagne").waitFor();
    await tabTo(page, page.getByRole("button", { name: "Weiter" }));
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Benachrichtigung" }).waitFor();
    await tabTo(page, page.getByRole("radio", { name: /^Täglich/ }));
    await page.keyboard.press("ArrowDown");
    await tabTo(page, page.getByRole("button", { name: "Ohne Test weiter" }));
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/app\/dashboard$/);
    await page.getByRole("heading", { name: "Hallo, Anna" }).waitFor();

    await page.goto(`${stack.origin}/app/profil`);
    await page.getByRole("heading", { name: "Vollständigkeit" }).waitFor();
    const text = (name: string | RegExp) => page.getByRole("textbox", { name }).inputValue();
    expect(await text(/^Website-Adresse/)).toBe("www.leuchtturm.example");
    expect(await text(`Umsatz ${lastYear} (netto)`)).toBe("1.234.567");
    expect(await text("Feste Mitarbeitende")).toBe("14");
    await expect
      .poll(() => page.getByRole("checkbox", { name: "Wir arbeiten bundesweit" }).isChecked())
      .toBe(true);
    // Mails are set in /app/emails from now on; the wish is their start.
    await page.getByText("Was ihr gemailt bekommt").waitFor();
    const profile = await page.evaluate(async () => (await fetch("/api/profile")).text());
    expect(profile).toContain('"notificationWish":"weekly"');
    await page.getByText("Imagekampagne").waitFor();
    // Finished is finished.
    await page.goto(`${stack.origin}/onboarding`);
    await page.waitForURL(/\/app\/dashboard$/);
    expect(complaints).toEqual([]);
    await close();
  });

  test("can be skipped step by step, and is free of findings in light and dark", async () => {
    const account = await confirmedAccount(stack);
    const { page, complaints, close } = await openWatchedPage();
    await signInWithoutForm(stack, page.context(), account);
    await page.goto(`${stack.origin}/onboarding`);
    const titles = [
      "Schwerpunkt & Leistungen",
      "Regionen",
      "Größe & Umsatz",
      "Referenzen",
      "Benachrichtigung",
    ];
    for (const title of titles) {
      await page.getByRole("heading", { name: title, level: 1 }).waitFor();
      expect([title, await axeFindingsInBothColours(page)]).toEqual([title, []]);
      await page.getByRole("button", { name: /^(?:Überspringen|Ohne Test weiter)$/ }).click();
    }
    await page.waitForURL(/\/app\/dashboard$/);
    expect(complaints).toEqual([]);
    await close();
  });

  test("without a user record promotes the profile first, and goes to /setup when that fails", async () => {
    const account = await confirmedAccount(stack);
    const { page, close } = await openWatchedPage();
    await signInWithoutForm(stack, page.context(), account);
    await leaveOutBootstrap(page);
    await page.route("**/api/user-status", (route) =>
      route.fulfill({ json: { record: null, hasPendingProfile: true } }),
    );
    // The real server answers already_promoted.
    await page.goto(`${stack.origin}/onboarding`);
    await page.getByRole("heading", { name: "Schwerpunkt & Leistungen" }).waitFor();

    await page.route("**/promote-profile", (route) =>
      route.fulfill({
        status: 500,
        json: { error: "promotion_failed", details: { errorType: "foreign_key" }, requestId: "r" },
      }),
    );
    await page.reload();
    await page.waitForURL((url) => url.pathname === "/setup");
    const query = new URL(page.url()).searchParams;
    expect(query.get("error")).toBe("foreign_key");
    expect(query.get("message")).toBe("Profile promotion failed");
    expect(query.get("userId")).toMatch(/^[0-9a-f-]{36}$/);
    expect(query.get("agencyId")).toMatch(/^[0-9a-f-]{36}$/);
    await close();
  });

  test("asks who is there before anything else", async () => {
    const { page, close } = await openWatchedPage();
    await page.goto(`${stack.origin}/onboarding`);
    await page.waitForURL(/\/login$/);
    await close();
  });
});
