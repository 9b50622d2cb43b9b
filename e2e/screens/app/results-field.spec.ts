import { describe, expect, test } from "vitest";
import { cannedWeb } from "../../support/web/canned-web.ts";
import { sampleAccount } from "../../support/samples/account.ts";
import { withAssessments } from "../../support/samples/assessment.ts";
import { sampleApi } from "../../support/samples/tenders.ts";
import { axeFindings } from "../../support/browser/axe.ts";
import { openWatchedPage } from "../../support/browser/watched-page.ts";

const server = await cannedWeb();

/** The results page of an agency whose profile says what it offers. */
async function openResults(path: string) {
  server.setApi(sampleAccount(withAssessments(sampleApi(Date.now(), { hasField: true }))));
  const watched = await openWatchedPage();
  await watched.page.goto(`${server.origin}/app/results${path}`);
  return watched;
}

describe("the agency's view", () => {
  test("comes first, tells its count, and ends with the way to all others", async () => {
    const { page, complaints, close } = await openResults("?sort=published");
    const view = page.getByRole("button", { name: /^Eure Branchen 120/ });
    await view.waitFor();
    await expect.poll(() => view.getAttribute("aria-current")).toBe("true");
    await page.getByText("120 in euren Branchen").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    // Each press goes to the last row that has come, which lets further rows come.
    await page.locator("[data-index]").first().focus();
    await expect
      .poll(async () => {
        await page.keyboard.press("End");
        return page.locator("[data-index='119'][aria-current]:focus").count();
      })
      .toBe(1);
    await page.getByRole("button", { name: "120 weitere Ausschreibungen zeigen" }).press("Enter");
    await page.waitForURL(/field=all/);
    await page.getByText("240 Ausschreibungen", { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test("offers the agency's Länder as one filter", async () => {
    const { page, close } = await openResults("?sort=published");
    await page.getByRole("button", { name: "Unsere Länder" }).press("Enter");
    await page.waitForURL(/region=DE2,DE9|region=DE2%2CDE9/);
    await page.getByRole("button", { name: /^Land Bayern, Niedersachsen/ }).waitFor();
    await close();
  });
});

describe("a search of few results", () => {
  const heading = "Nichts weiter mit diesen Wörtern. Ähnliche Ausschreibungen:";

  test("ends with what comes near, apart from the results and not counted among them", async () => {
    const { page, complaints, close } = await openResults("?q=erklärfilm&region=DE3&field=all");
    await page.getByText("Ende der Liste").waitFor();
    const nearest = page.getByRole("region", { name: heading });
    await expect.poll(() => nearest.getByRole("listitem").count()).toBe(5);
    await expect.poll(() => page.locator("[aria-setsize='5']").count()).toBe(5);
    await page.getByText("5 Ausschreibungen", { exact: true }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    // The numbers go on, so that no key for the results reaches a row of these.
    const first = nearest.getByRole("link").first();
    await expect.poll(() => first.getAttribute("data-index")).toBe("5");
    await first.focus();
    await page.keyboard.press("ArrowUp");
    expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await page.waitForURL(/ausschreibung-/);
    await expect.poll(() => first.getAttribute("aria-current")).toBe("true");
    expect(complaints).toEqual([]);
    await close();
  });

  test("says in the agency's field that others lie outside it", async () => {
    const { page, close } = await openResults("?q=kampagne&region=DE3,DE4");
    await page
      .getByRole("region", { name: "Ähnliche Ausschreibungen in euren Branchen:" })
      .waitFor();
    await close();
  });

  test("offers nothing beside twenty results or without words", async () => {
    const { page, close } = await openResults("?region=DE3&field=all");
    await page.locator("[data-index='0']").waitFor();
    await page.getByText("Ende der Liste").waitFor();
    await expect.poll(() => page.locator("[data-index='15']").count()).toBe(0);
    await close();
  });
});

describe("a search for a word of a group", () => {
  test("names the other words and searches the typed one alone on request", async () => {
    const { page, close } = await openResults("?q=kampagne");
    await page.getByText("auch: Werbemaßnahme, Aktion").waitFor();
    await page.getByRole("button", { name: "nur „kampagne“" }).press("Enter");
    await page.waitForURL(/q=%22kampagne%22/);
    await close();
  });
});
