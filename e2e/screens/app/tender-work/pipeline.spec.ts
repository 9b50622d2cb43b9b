import { describe, expect, test } from "vitest";
import { axeFindingsInBothColours } from "../../../support/browser/axe.ts";
import { openWatchedPage } from "../../../support/browser/watched-page.ts";
import type { PageOptions } from "../../../support/browser/watched-page.ts";
import { sampleAccount } from "../../../support/samples/account.ts";
import { withAssessments } from "../../../support/samples/assessment.ts";
import { cardId, manyRows } from "../../../support/samples/pipeline/pipeline-rows.ts";
import { samplePipeline } from "../../../support/samples/pipeline/pipeline.ts";
import { sampleApi } from "../../../support/samples/tenders.ts";
import { cannedWeb } from "../../../support/web/canned-web.ts";

const rest = sampleAccount(withAssessments(sampleApi(Date.now())));
const server = await cannedWeb();
const phone = { viewport: { width: 390, height: 844 } };

interface Options extends PageOptions {
  at?: string;
  rows?: Parameters<typeof samplePipeline>[1];
}

async function open({ at = "/pipeline", rows, ...options }: Options = {}) {
  const pipeline = samplePipeline(rest, rows);
  server.setApi(pipeline.api);
  const watched = await openWatchedPage(options);
  await watched.page.goto(server.origin + at);
  return { ...watched, ...pipeline };
}

describe("the board", () => {
  test("passes axe in both colours and fits every width", async () => {
    const { page, complaints, close } = await open();
    await page.getByRole("link", { name: "Informationskampagne Wärmewende" }).waitFor();
    await page.getByText("sehen mit").waitFor();
    expect(await axeFindingsInBothColours(page)).toEqual([]);
    for (const width of [1360, 1000, 761, 760, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await page.getByRole("link", { name: "Informationskampagne Wärmewende" }).waitFor();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
    }
    expect(complaints).toEqual([]);
    await close();
  });

  test("files a lost offer with what was published, and offers the way back", async () => {
    const { page, stageOf, complaints, close } = await open();
    await page.getByRole("link", { name: "Kampagne „Ausbildung im Musterkreis“" }).focus();
    await page.keyboard.press("7");
    const dialog = page.getByRole("dialog", { name: "Wie ist es ausgegangen?" });
    await dialog.getByText("an Beispiel & Partner GmbH").waitFor();
    expect(await dialog.getByLabel("Gewinner").inputValue()).toBe("Beispiel & Partner GmbH");
    expect(await axeFindingsInBothColours(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Als verloren ablegen" }).press("Enter");
    await page.getByRole("button", { name: /^10 Verloren/ }).waitFor();
    await expect.poll(() => stageOf(11)).toBe("lost");
    await page.keyboard.press("z");
    await expect.poll(() => stageOf(11)).toBe("submitted");
    expect(complaints).toEqual([]);
    await close();
  });

  test("shows what a colleague filed meanwhile, keeps the own words, and replaces it only when wanted", async () => {
    const { page, state, stageOf, complaints, close } = await open();
    await page.getByRole("link", { name: "Kampagne „Ausbildung im Musterkreis“" }).focus();
    await page.keyboard.press("7");
    const dialog = page.getByRole("dialog", { name: "Wie ist es ausgegangen?" });
    await dialog.getByLabel("Euer Rang").fill("3");
    state.othersOutcome = {
      stage: "lost",
      rank: 2,
      offers: 4,
      reasons: ["price"],
      note: "Abstand 2,4 Punkte",
      at: "2026-11-21T10:00:00.000Z",
      byName: "Tarek Beispiel",
    };
    await dialog.getByRole("button", { name: "Als verloren ablegen" }).press("Enter");
    await dialog.getByText("Tarek Beispiel hat inzwischen einen Ausgang abgelegt.").waitFor();
    await dialog.getByText("Notiz: Abstand 2,4 Punkte").waitFor();
    expect(await dialog.getByLabel("Euer Rang").inputValue()).toBe("3");
    expect(await axeFindingsInBothColours(page)).toEqual([]);
    expect(stageOf(11)).toBe("submitted");
    await dialog.getByRole("button", { name: "Trotzdem als verloren ablegen" }).press("Enter");
    await expect.poll(() => stageOf(11)).toBe("lost");
    expect(complaints).toEqual([]);
    await close();
  });

  test("takes no rank beyond the number of offers, and says so", async () => {
    const { page, stageOf, close } = await open();
    await page.getByRole("link", { name: "Kampagne „Ausbildung im Musterkreis“" }).focus();
    await page.keyboard.press("7");
    const dialog = page.getByRole("dialog", { name: "Wie ist es ausgegangen?" });
    await dialog.getByLabel("Angebote insgesamt").fill("4");
    await dialog.getByLabel("Euer Rang").fill("9");
    const file = dialog.getByRole("button", { name: "Als verloren ablegen" });
    await file.press("Enter");
    await dialog.getByText("Rang 9 von 4 Angeboten gibt es nicht.", { exact: false }).waitFor();
    expect(stageOf(11)).toBe("submitted");
    await dialog.getByLabel("Euer Rang").fill("2");
    await file.press("Enter");
    await expect.poll(() => stageOf(11)).toBe("lost");
    await close();
  });

  test("says why it is empty and what comes next", async () => {
    const { page, close } = await open({ rows: [] });
    await page.getByRole("heading", { name: "Noch keine Ausschreibung in der Pipeline" }).waitFor();
    await page.getByRole("link", { name: "Ausschreibungen suchen" }).waitFor();
    expect(await axeFindingsInBothColours(page)).toEqual([]);
    await close();
  });

  test("with 500 cards hands all of them to readers, and moves one by keyboard", async () => {
    const { page, stageOf, close } = await open({ rows: manyRows });
    const list = page.getByRole("list", { name: "Entdeckt", exact: true });
    await list.getByRole("listitem").first().waitFor();
    const count = await list.getByRole("listitem").count();
    await page.keyboard.press("j");
    const title = (await page.locator("[data-open-card]:focus").textContent()) ?? "";
    await page.keyboard.press("4");
    await page
      .getByRole("list", { name: "In Arbeit", exact: true })
      .getByRole("link", { name: title, exact: true })
      .waitFor();
    expect(await list.getByRole("listitem").count()).toBe(count - 1);
    await expect.poll(() => [1, 2, 3].some((number) => stageOf(number) === undefined)).toBe(false);
    await close();
  });
});

test.each(["table", "calendar"])("the %s shows the same cards and passes axe", async (view) => {
  const { page, complaints, close } = await open({ at: `/pipeline?view=${view}&search=kampagne` });
  await page.getByText("Informationskampagne Wärmewende").first().waitFor();
  expect(await page.getByText("Mediaplanung").count()).toBe(0);
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  await page.setViewportSize(phone.viewport);
  await page.getByText("Informationskampagne Wärmewende").first().waitFor();
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test("a phone moves a card by the sheet from below", async () => {
  const { page, stageOf, complaints, close } = await open(phone);
  await page
    .getByRole("button", { name: "Informationskampagne Wärmewende: verschieben und mehr" })
    .press("Enter");
  await page.getByRole("menu").waitFor();
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  await page.getByRole("menuitemradio", { name: /^In Arbeit/ }).press("Enter");
  await expect.poll(() => stageOf(7)).toBe("in_work");
  expect(complaints).toEqual([]);
  await close();
});

describe("an open card", () => {
  test("has tabs that pass axe, the letter only after a loss", async () => {
    const { page, complaints, close } = await open({ at: `/pipeline?card=${cardId(4)}` });
    const dialog = page.getByRole("dialog", { name: /^Karte: Relaunch/ });
    await dialog.getByText("Angebot der BITV-Prüfstelle einholen").waitFor();
    expect(await dialog.getByRole("button", { name: /Brief/ }).count()).toBe(0);
    expect(await axeFindingsInBothColours(page)).toEqual([]);
    await dialog.getByRole("button", { name: /^Fristen/ }).press("Enter");
    await dialog.getByText("Abgabe der Angebote").waitFor();
    await page.goto(`${server.origin}/pipeline?card=${cardId(14)}&tab=letter`);
    await page.getByText("Antrag auf Unterrichtung").waitFor();
    await page.getByRole("button", { name: "§ 62-Brief 9 Tage" }).waitFor();
    expect(await axeFindingsInBothColours(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test("offers members after @ and a letter, and takes one by Enter", async () => {
    const { page, close } = await open({ at: `/pipeline?card=${cardId(4)}` });
    const field = page.getByRole("textbox", { name: "Kommentar" });
    await field.fill("Fragst du nach, @");
    const offers = page.getByRole("listbox", { name: "Erwähnen" });
    expect(await offers.count()).toBe(0);
    await field.press("l");
    await offers.getByRole("option", { name: "Lena Musterfrau" }).waitFor();
    await field.press("Enter");
    await expect.poll(() => field.inputValue()).toBe("Fragst du nach, @Lena Musterfrau ");
    await close();
  });
});

test("what fails is said, and the next try shows the board", async () => {
  const { page, state, close } = await open({ at: "/app/dashboard" });
  state.fails = true;
  await page.goto(`${server.origin}/pipeline`);
  const again = page.getByRole("button", { name: "Erneut versuchen" });
  await again.waitFor();
  state.fails = false;
  await again.press("Enter");
  await page.getByRole("link", { name: "Informationskampagne Wärmewende" }).waitFor();
  await close();
});
