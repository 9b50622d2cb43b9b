import { beforeAll, describe, expect, test } from "vitest";
import { activeAccount, signInWithoutForm } from "../support/stack/accounts.ts";
import type { Account } from "../support/stack/accounts.ts";
import { sharedStack } from "../support/stack/shared-stack.ts";
import { axeFindings, axeFindingsInBothColours } from "../support/browser/axe.ts";
import { openWatchedPage } from "../support/browser/watched-page.ts";

const stack = await sharedStack();
let account: Account;
beforeAll(async () => {
  account = await activeAccount(stack);
});

async function openProfile() {
  const watched = await openWatchedPage();
  await signInWithoutForm(stack, watched.page.context(), account);
  await watched.page.goto(`${stack.origin}/app/profil`);
  await watched.page.getByRole("heading", { name: "Vollständigkeit" }).waitFor();
  return watched;
}

describe("the profile", () => {
  test("keeps every part, and the meter rises with them", async () => {
    const { page, complaints, close } = await openProfile();
    const percent = async () =>
      Number(await page.getByRole("meter").first().getAttribute("aria-valuenow"));
    const before = await percent();
    await page.getByRole("link", { name: "Versicherung" }).first().waitFor();
    const section = (name: string) => page.getByRole("form", { name });
    const save = async (name: string) => {
      await section(name).getByRole("button", { name: "Speichern" }).click();
      await section(name).getByText("Noch nicht gespeichert").waitFor({ state: "detached" });
    };

    await page.getByRole("textbox", { name: "Straße" }).fill("Am Hafen");
    await page.getByRole("textbox", { name: "Ort", exact: true }).fill("Kiel");
    await save("Agentur & Kontakt");
    await section("Schwerpunkt & Leistungen")
      .getByRole("checkbox", { name: "Film & Video" })
      .check();
    const cpv = page.getByRole("textbox", { name: "Weitere CPV-Codes" });
    await cpv.fill("79341400-0");
    await cpv.press("Enter");
    await save("Schwerpunkt & Leistungen");
    await section("Regionen").getByRole("checkbox", { name: "Schleswig-Holstein" }).check();
    await save("Regionen");
    await section("Versicherung")
      .getByRole("textbox", { name: /^Deckungssumme/ })
      .fill("3 Mio.");
    await page.keyboard.press("Tab");
    await save("Versicherung");
    // German is there from the registration on.
    await section("Sprachen").getByRole("checkbox", { name: "Englisch" }).check();
    await save("Sprachen");
    await page.getByRole("button", { name: "Zertifikat hinzufügen" }).click();
    await page.getByRole("textbox", { name: "Zertifikat", exact: true }).fill("ISO 9001");
    await page.getByRole("textbox", { name: /^Gültig bis \(falls/ }).fill("24.12.2030");
    await save("Zertifikate");
    await page.getByRole("button", { name: "Referenz hinzufügen" }).click();
    await page.getByRole("textbox", { name: "Auftraggeber" }).fill("Stadt Kiel");
    await page.getByRole("textbox", { name: "Projekt" }).fill("Kieler Woche");
    await page.getByRole("checkbox", { name: "Öffentlicher Auftraggeber" }).check();
    await save("Referenzen");
    await page.getByRole("textbox", { name: "Auftragswert mindestens" }).fill("20.000");
    await page.keyboard.press("Tab");
    await save("Ausschlüsse");
    const word = page.getByRole("textbox", { name: "Suchwörter" });
    await word.fill("Tourismus, Hochschule");
    await word.press("Enter");
    await save("Suchwörter");

    await page.reload();
    await page.getByRole("heading", { name: "Vollständigkeit" }).waitFor();
    expect(await percent()).toBeGreaterThan(before);
    await expect
      .poll(() => page.getByRole("textbox", { name: "Ort", exact: true }).inputValue())
      .toBe("Kiel");
    await expect
      .poll(() => page.getByRole("textbox", { name: /^Deckungssumme/ }).inputValue())
      .toBe("3.000.000");
    expect(await page.getByRole("textbox", { name: /^Gültig bis \(falls/ }).inputValue()).toBe(
      "24.12.2030",
    );
    await page.getByText("Kieler Woche").waitFor();
    await page.getByRole("button", { name: "Hochschule entfernen" }).waitFor();
    await page.getByRole("button", { name: "79341400 entfernen" }).waitFor();
    expect(await axeFindingsInBothColours(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test("saved in two tabs explains the second, and loses nothing that was typed", async () => {
    const first = await openProfile();
    const two = await openProfile();
    await first.page.getByRole("textbox", { name: "Ansprechperson" }).fill("Berta Beispiel");
    await first.page.getByRole("button", { name: "Speichern" }).click();
    await first.page.getByText(/Gespeichert um \d\d:\d\d Uhr/).waitFor();

    const focus = two.page.getByRole("textbox", { name: "Schwerpunkt in eigenen Worten" });
    await focus.fill("Museen");
    await two.page.getByRole("button", { name: "Speichern" }).click();
    await two.page.getByText("Jemand hat das Profil inzwischen geändert.").waitFor();
    await two.page.getByRole("button", { name: "Neu laden" }).click();
    await two.page
      .getByText("Jemand hat das Profil inzwischen geändert.")
      .waitFor({ state: "detached" });
    await expect.poll(() => focus.inputValue()).toBe("Museen");
    await two.page.getByRole("button", { name: "Speichern" }).click();
    await two.page.getByText(/Gespeichert um/).waitFor();
    await two.page.getByRole("button", { name: "Rückgängig" }).click();
    await two.page.getByText("Rückgängig gemacht.").waitFor();
    await expect.poll(() => focus.inputValue()).toBe("Kampagnen für Kommunen");
    await expect
      .poll(() => two.page.getByRole("textbox", { name: "Ansprechperson" }).inputValue())
      .toBe("Berta Beispiel");
    // The refused save is an answer of 409, which the browser notes.
    expect(two.complaints.filter((text) => !text.includes("409"))).toEqual([]);
    await first.close();
    await two.close();
  });
});

test("the dashboard greets, counts and lists what is open", async () => {
  const { page, complaints, close } = await openWatchedPage();
  await signInWithoutForm(stack, page.context(), account);
  await page.goto(`${stack.origin}/app/dashboard`);
  await page.getByRole("heading", { name: "Hallo, Anna" }).waitFor();
  await page.getByRole("heading", { name: "Nächste Fristen" }).waitFor();
  await page.getByRole("meter", { name: "Vollständigkeit des Profils" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});
