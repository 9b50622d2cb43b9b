import { expect, test } from "vitest";
import { refusal, sampleAccount } from "../../../support/samples/account.ts";
import { withAssessments } from "../../../support/samples/assessment.ts";
import { sampleSearches } from "../../../support/samples/saved-searches.ts";
import { sampleApi } from "../../../support/samples/tenders.ts";
import { axeFindingsInBothColours } from "../../../support/browser/axe.ts";
import { openWatchedPage } from "../../../support/browser/watched-page.ts";
import type { PageOptions } from "../../../support/browser/watched-page.ts";
import { cannedWeb } from "../../../support/web/canned-web.ts";
import type { Api } from "../../../support/web/canned-web.ts";

const server = await cannedWeb();

async function openResults(path: string, first?: Api, options: PageOptions = {}) {
  const api = sampleAccount(withAssessments(sampleApi(Date.now(), { searches: sampleSearches })));
  server.setApi((...call) => first?.(...call) ?? api(...call));
  const watched = await openWatchedPage(options);
  await watched.page.goto(`${server.origin}/app/results${path}`);
  return { ...watched, line: watched.page.getByRole("group", { name: "Gespeicherte Suche" }) };
}

test("a search is opened with its new results, changed, discarded, saved, renamed and shared", async () => {
  const { page, line, complaints, close } = await openResults("?sort=published");
  await page.getByRole("button", { name: "Gespeicherte Suchen, 3 neue Treffer" }).press("Enter");
  const sheet = page.getByRole("dialog", { name: "Gespeicherte Suchen" });
  await sheet.getByText("von Tarek Beispiel · nicht mehr vollständig").waitFor();
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  await sheet.getByRole("button", { name: /^Kampagnen im Rheinland/ }).press("Enter");
  await line.getByText("3 neue Treffer").waitFor();
  const query = () => new URL(page.url()).searchParams;
  await expect.poll(() => query().get("region")).toBe("DEA,DEB");
  expect(await line.getByText("geändert:").count()).toBe(0);

  await page.getByRole("button", { name: "Filter Land entfernen" }).press("Enter");
  await line.getByText("geändert:").waitFor();
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  await line.getByRole("button", { name: "verwerfen" }).press("Enter");
  await expect.poll(() => query().get("region")).toBe("DEA,DEB");
  await page.getByRole("button", { name: "Filter Land entfernen" }).press("Enter");
  await line.getByRole("button", { name: "speichern", exact: true }).press("Enter");
  await line.getByText("geändert:").waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Gespeicherte Suchen", exact: true }).press("Enter");
  await sheet.getByRole("button", { name: "„Kampagnen im Rheinland“ bearbeiten" }).press("Enter");
  const form = page.getByRole("dialog", { name: "Suche bearbeiten" });
  await form.getByRole("textbox", { name: "Name" }).fill("Kampagnen");
  await form.getByRole("checkbox", { name: /^Mit dem Team teilen/ }).press("Space");
  await form.getByRole("button", { name: "Speichern" }).press("Enter");
  await sheet.getByText("mit dem Team geteilt · per E-Mail").waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test("filters get a name beside the list, and a deletion is taken back by Z", async () => {
  const { page, line, complaints, close } = await openResults("?region=DE2&sort=published");
  await page.getByRole("button", { name: "Suche speichern" }).press("Enter");
  const form = page.getByRole("dialog", { name: "Suche speichern" });
  const name = form.getByRole("textbox", { name: "Name" });
  await expect.poll(() => name.inputValue()).toBe("Bayern");
  await form.getByRole("button", { name: "Speichern" }).press("Enter");
  await line.getByText("Bayern").waitFor();
  await page.getByRole("button", { name: /^Gespeicherte Suchen/ }).press("Enter");
  const sheet = page.getByRole("dialog", { name: "Gespeicherte Suchen" });
  await sheet.getByRole("button", { name: "„Bayern“ löschen" }).press("Enter");
  await sheet.getByRole("button", { name: /^Bayern/ }).waitFor({ state: "detached" });
  await page.keyboard.press("Escape");
  await line.getByText("Diese gespeicherte Suche gibt es nicht mehr.").waitFor();
  await page.keyboard.press("z");
  await line.getByText("Bayern").waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test("a link by its id alone opens a search, and one that lost a filter says what is left", async () => {
  const { page, line, close } = await openResults(`?suche=${sampleSearches[1]?.id}`);
  await line
    .getByText("Einen Teil der Filter gibt es nicht mehr (smell). Der Rest gilt.")
    .waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe("Film");
  // It is a colleague's: there is only a copy to save.
  await line.getByRole("button", { name: "als eigene speichern" }).waitFor();
  expect(await line.getByRole("button", { name: "speichern", exact: true }).count()).toBe(0);
  await close();
});

test("on a phone missed results tell the filter to blame, and loosening it is undone by Z", async () => {
  const phone = { viewport: { width: 390, height: 844 } };
  const { page, complaints, close } = await openResults(
    "?region=DEA,DEB&verpasst=true",
    undefined,
    phone,
  );
  const sheet = page.getByRole("dialog", { name: "Verpasste Treffer" });
  await sheet.getByText("Land nicht gewählt: Bayern").waitFor();
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  await sheet.getByRole("button", { name: "Filter lockern" }).first().press("Enter");
  const region = () => new URL(page.url()).searchParams.get("region");
  await expect.poll(region).toBe("DEA,DEB,DE2");
  await page.keyboard.press("z");
  await expect.poll(region).toBe("DEA,DEB");
  expect(complaints).toEqual([]);
  await close();
});

test("P puts the tender into the pipeline; without the plan it names the plan and leads there", async () => {
  const { page, close } = await openResults("?sort=published", (path, _query, method) =>
    path === "/api/pipeline/cards" && method === "POST"
      ? refusal(403, "plan_required", { details: { feature: "pipeline", tier: "premium" } })
      : undefined,
  );
  await page.locator('[data-index="0"]').waitFor();
  await page.getByRole("button", { name: /^Gespeicherte Suchen/ }).waitFor();
  await page.keyboard.press("j");
  await page.keyboard.press("p");
  await page.getByText("Die Pipeline gibt es ab Premium.").waitFor();
  await page.getByRole("button", { name: "Tarife ansehen" }).press("Enter");
  await page.waitForURL(/\/app\/upgrade\?feature=pipeline/);
  await close();
});
