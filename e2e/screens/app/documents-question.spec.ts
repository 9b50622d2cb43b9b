import { describe, expect, test } from "vitest";
import { axeFindingsInBothColours } from "../../support/browser/axe.ts";
import { openDocuments } from "../../support/pages/documents-page.ts";
import type { DocumentsOpening } from "../../support/pages/documents-page.ts";
import { cannedWeb } from "../../support/web/canned-web.ts";

const server = await cannedWeb();

const open = (opening?: DocumentsOpening) => openDocuments(server, opening);

describe("a question", () => {
  test("is answered by passages whose chip leads to the words, and stays while one reads on", async () => {
    const { page, complaints, close } = await open();
    await page.getByRole("region", { name: "Fristen" }).waitFor();
    await page.keyboard.press("q");
    const box = page.getByRole("textbox", { name: "Frage an die Unterlagen" });
    await page.locator("input:focus").waitFor();
    await box.fill("Müssen wir Entwürfe liefern?");
    await box.press("Enter");
    const answer = page.getByRole("region", { name: "Müssen wir Entwürfe liefern?" });
    await answer.getByText("zwei Gestaltungslinien vorzulegen").waitFor();
    await expect.poll(() => box.inputValue()).toBe("");
    await box.fill("Wo parken wir?");
    await page.getByRole("button", { name: "Fragen", exact: true }).last().press("Enter");
    await page
      .getByRole("region", { name: "Wo parken wir?" })
      .getByText("Steht nicht in dem, was gelesen ist.")
      .waitFor();
    expect(await axeFindingsInBothColours(page)).toEqual([]);
    await answer.getByRole("link", { name: /^Bewerbungsbed\. S\.\s4 / }).press("Enter");
    await page.locator("mark", { hasText: "zwei Gestaltungslinien" }).waitFor();
    await page.keyboard.press("Escape");
    await page.locator("[data-item]:focus", { hasText: "Bewerbungsbed." }).waitFor();
    await answer.waitFor();
    await page.getByRole("group", { name: "Neben dem Text" }).getByText("Auszug").click();
    await page.getByRole("region", { name: "Fristen" }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test("that the documents do not answer is noted for the buyer, with a way back", async () => {
    const { page, state, close } = await open();
    state.documents = state.documents.map((document) => {
      return { ...document, state: "read" as const, refusedPages: [] };
    });
    await page.getByRole("region", { name: "Fristen" }).waitFor();
    await page.keyboard.press("q");
    const box = page.getByRole("textbox", { name: "Frage an die Unterlagen" });
    await page.locator("input:focus").waitFor();
    await box.fill("Wo parken wir?");
    await box.press("Enter");
    const answer = page.getByRole("region", { name: "Wo parken wir?" });
    const note = answer.getByRole("button", { name: "Als Bieterfrage vormerken" });
    await note.press("Enter");
    const noted = answer.getByRole("link", { name: "Bieterfragen in der Angebotsmappe" });
    await noted.waitFor();
    // The message stays while its button has the focus.
    await page.getByRole("button", { name: "Rückgängig" }).focus();
    expect(await axeFindingsInBothColours(page)).toEqual([]);
    await page.getByRole("button", { name: "Rückgängig" }).press("Enter");
    await note.press("Enter");
    await noted.press("Enter");
    await page.waitForURL(/\/angebotsmappe$/);
    await page.getByRole("button", { name: "Entfernen Wo parken wir?" }).waitFor();
    await close();
  });

  test("of a plan without it names the plan", async () => {
    const { page, close } = await open({ state: { hasPlan: false } });
    await page.getByRole("group", { name: "Neben dem Text" }).getByText("Fragen").click();
    const box = page.getByRole("textbox", { name: "Frage an die Unterlagen" });
    await box.fill("Wann?");
    await box.press("Enter");
    await page.getByRole("heading", { name: "Fragen an die Unterlagen" }).waitFor();
    await page.getByRole("link", { name: "Ab Basic enthalten" }).waitFor();
    await close();
  });
});
