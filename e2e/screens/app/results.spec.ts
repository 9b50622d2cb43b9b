import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { AssessmentAccess } from "@tc/contract";
import { cannedWeb } from "../../support/web/canned-web.ts";
import type { Api } from "../../support/web/canned-web.ts";
import { refusal, sampleAccount } from "../../support/samples/account.ts";
import { withAssessments } from "../../support/samples/assessment.ts";
import { sampleAccess } from "../../support/samples/assessments.ts";
import { sampleApi } from "../../support/samples/tenders.ts";
import { axeFindings, axeFindingsInBothColours } from "../../support/browser/axe.ts";
import { openWatchedPage } from "../../support/browser/watched-page.ts";
import type { PageOptions } from "../../support/browser/watched-page.ts";

const server = await cannedWeb();

interface Opening extends PageOptions {
  access?: AssessmentAccess;
  path?: string;
  /** Answers before all others. */
  first?: Api;
}

/** The results page of an agency with these rights, newest first, over an API that remembers marks. */
async function openResults({ access, path = "?sort=published", first, ...options }: Opening = {}) {
  const rest = withAssessments(sampleApi(Date.now(), access && { access }));
  const api = sampleAccount(rest);
  server.setApi((...call) => first?.(...call) ?? api(...call));
  const watched = await openWatchedPage(options);
  await watched.page.goto(`${server.origin}/app/results${path}`);
  return watched;
}

const row = (page: Page, index: number) =>
  page.locator("li", { has: page.locator(`[data-index="${index}"]`) });
/** The row's whole text in one line, soft hyphens and no-break spaces evened out. */
async function rowText(page: Page, index: number): Promise<string> {
  const text = (await row(page, index).textContent()) ?? "";
  return text.replaceAll("\u00ad", "").replaceAll(/\s+/g, " ");
}
const titleOf = (page: Page, index: number) =>
  page.locator(`[data-index="${index}"]`).textContent();
const soon = { timeout: 30_000 };
const toast = (page: Page) => page.locator("[aria-live=polite]").last();

describe("a row", () => {
  test("tells score, knockout criterion, chances with range, offers and budget, free of findings in both colours", async () => {
    const { page, complaints, close } = await openResults();
    await row(page, 0).waitFor();
    expect(await rowText(page, 0)).toContain("AgencyFit 91 von 100");
    expect(await rowText(page, 0)).toContain("TenderChances 10 % (5–30), Spanne 5 bis 30 %");
    expect(await rowText(page, 0)).toContain("1–2 Angebote erwartet");
    // However high the score is, the knockout criterion stands beside it.
    expect(await rowText(page, 2)).toMatch(/AgencyFit 65 von 100.*Ausschlussrisiko/);
    expect(await rowText(page, 2)).toMatch(/ca\. 1,1–4,6 Mio\. €geschätzt/);
    expect(await rowText(page, 1)).toMatch(/bis 2,42 Mio\. €Höchstwert/);
    expect(await rowText(page, 3)).toContain("zu wenig Daten");
    expect(await rowText(page, 4)).toContain("besonders umkämpft");
    expect(await axeFindingsInBothColours(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test("above the plan's volume keeps title and buyer, says which amount locks it and links the original", async () => {
    const { page, close } = await openResults({ access: sampleAccess.basis });
    await row(page, 5).waitFor();
    const text = await rowText(page, 5);
    expect(text).toContain("Messeauftritt");
    expect(text).toContain("Gesperrt: 640 Tsd. € veröffentlicht");
    expect(text).not.toContain("AgencyFit");
    const original = row(page, 5).getByRole("link", { name: /^Original/ });
    await expect
      .poll(() => original.getAttribute("href"))
      .toBe("https://vergabe.example/verfahren/4711");
    await row(page, 5).getByRole("link", { name: "ab Premium" }).press("Enter");
    await page.waitForURL(/\/app\/upgrade/);
    await close();
  });
});

describe("a plan that does not open everything", () => {
  test("shows locks with the plan in place of numbers, once in words above the list", async () => {
    const { page, complaints, close } = await openResults({ access: sampleAccess.basis });
    await row(page, 0).waitFor();
    await page.getByText("TenderChances und Wettbewerb ab Premium.").waitFor();
    expect(await rowText(page, 0)).toContain("TenderChances ab Premium");
    expect(await rowText(page, 0)).not.toMatch(/\d+ % \(/);
    const lock = row(page, 0).getByRole("link", { name: "TenderChances ab Premium" });
    await expect.poll(() => lock.getAttribute("href")).toBe("/app/upgrade?feature=tenderChances");
    const view = page.getByRole("link", { name: /Besonders umkämpft/ });
    await expect.poll(() => view.getAttribute("href")).toBe("/app/upgrade?feature=competition");
    await page.keyboard.press("f");
    await page.getByRole("dialog", { name: "Filter" }).waitFor();
    await expect
      .poll(() => page.getByRole("dialog").getByRole("link", { name: "ab Premium" }).count())
      .toBe(2);
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test("explains a locked order from a link and goes on without it", async () => {
    const { page, close } = await openResults({
      access: sampleAccess.basis,
      path: "?sort=chances&fitMin=45",
    });
    await page.getByRole("heading", { name: "TenderChances gibt es ab Premium" }).waitFor();
    await expect.poll(() => page.getByRole("alert").count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Ohne diese Auswahl weiter" }).press("Enter");
    await row(page, 0).waitFor();
    const query = new URL(page.url()).searchParams;
    expect([query.get("sort"), query.get("fitMin")]).toEqual([null, "45"]);
    await close();
  });

  test("without any plan tells facts alone", async () => {
    const { page, close } = await openResults({ access: sampleAccess.none });
    await page.getByText("AgencyFit und Budgetschätzung ab Basic").waitFor();
    expect(await rowText(page, 2)).toContain("2,41 Mio. €Schätzwert");
    expect(await axeFindings(page)).toEqual([]);
    await close();
  });
});

describe("scoring", () => {
  test("that still runs says so and shows numbers when they are there", async () => {
    let isReady = false;
    const ready = withAssessments(sampleApi(Date.now()));
    const { page, close } = await openResults({
      access: { scoring: "running" },
      first: (path, ...rest) =>
        path === "/api/tenders" && isReady ? ready(path, ...rest) : undefined,
    });
    await page.getByText("Bewertung läuft …").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    isReady = true;
    await row(page, 0).getByText("AgencyFit 91 von 100").waitFor();
    await page.getByText("Bewertung läuft …").waitFor({ state: "detached" });
    await close();
  });

  test("that never ran says when numbers come, and offers no order by them", async () => {
    const { page, close } = await openResults({ access: { scoring: "none" } });
    await page.getByText("Noch keine Bewertung").waitFor();
    const orders = page.getByRole("combobox", { name: "Sortierung" }).getByRole("option");
    expect(await orders.allTextContents()).toEqual([
      "Neueste zuerst",
      "Nächste Frist",
      "Größter Wert",
    ]);
    await close();
  });
});

describe("the order", () => {
  test("is by fit as soon as there are scores, which is the first one offered", async () => {
    const { page, complaints, close } = await openResults({ path: "" });
    await expect.poll(() => rowText(page, 1), soon).toContain("AgencyFit 91 von 100");
    const order = page.getByRole("combobox", { name: "Sortierung" });
    await expect.poll(() => order.getByRole("option").first().textContent()).toBe("AgencyFit");
    await expect.poll(() => order.inputValue()).toBe("fit");
    // Words to be relevant to come before.
    await page.getByRole("textbox", { name: "Ausschreibungen durchsuchen" }).fill("Kampagne");
    await expect.poll(() => order.inputValue(), soon).toBe("relevance");
    expect(complaints).toEqual([]);
    await close();
  });

  test("that was chosen stands in the address and holds for the next visit", async () => {
    const { page, close } = await openResults({ path: "" });
    await row(page, 0).waitFor();
    const order = page.getByRole("combobox", { name: "Sortierung" });
    await order.selectOption("Neueste zuerst");
    await page.waitForURL(/sort=published/);
    await expect.poll(() => rowText(page, 1), soon).toContain("AgencyFit 78 von 100");
    await page.goto(`${server.origin}/app/results`);
    await expect.poll(() => rowText(page, 1), soon).toContain("AgencyFit 78 von 100");
    await expect.poll(() => order.inputValue()).toBe("published");
    await close();
  });

  test("that the plan has lost gives way to the list without a word", async () => {
    const { page, close } = await openResults({ path: "" });
    await expect.poll(() => rowText(page, 1), soon).toContain("AgencyFit 91 von 100");
    const without = withAssessments(sampleApi(Date.now(), { access: sampleAccess.none }));
    server.setApi(sampleAccount(without));
    await page.goto(`${server.origin}/app/results`);
    await page.getByText("AgencyFit und Budgetschätzung ab Basic").waitFor();
    await close();
  });

  test("limits by fit and view are kept in the address and named", async () => {
    const { page, close } = await openResults({ path: "?sort=published&fitMin=80&contested=only" });
    await row(page, 0).waitFor();
    await page.getByRole("button", { name: "AgencyFit ab 80" }).waitFor();
    const view = page.getByRole("button", { name: "Besonders umkämpft" });
    await expect.poll(() => view.getAttribute("aria-current")).toBe("true");
    expect(await rowText(page, 0)).toContain("besonders umkämpft");
    await page.getByRole("button", { name: /^Alle/ }).press("Enter");
    await page.waitForURL((url) => !url.searchParams.has("contested"));
    await close();
  });
});

describe("by keyboard", () => {
  test("S saves and takes back, the view of the saved follows", async () => {
    const { page, complaints, close } = await openResults();
    await row(page, 0).waitFor();
    await page.keyboard.press("j");
    await page.locator("[data-index='1']:focus").waitFor();
    // The toast goes by itself: it is looked for while the row is, not after it.
    await Promise.all([
      toast(page).getByText("gemerkt").waitFor(),
      row(page, 1).getByText("gemerkt").waitFor(),
      page.keyboard.press("s"),
    ]);
    await page.getByRole("button", { name: "Gemerkt 1" }).press("Enter");
    await page.waitForURL(/mark=saved/);
    await expect.poll(() => page.locator("[data-index]").count(), soon).toBe(1);
    await page.locator("[data-index='0'][aria-current]").focus();
    await page.keyboard.press("s");
    await page.getByRole("heading", { name: "Alles durchgesehen" }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test("End and Home go to rows that were not there yet and take the focus along", async () => {
    const { page, close } = await openResults();
    await row(page, 0).waitFor();
    await page.keyboard.press("j");
    await page.locator("[data-index='1']:focus").waitFor();
    await page.keyboard.press("End");
    await page.locator("[data-index='29'][aria-current]:focus").waitFor();
    await page.keyboard.press("Home");
    await page.locator("[data-index='0'][aria-current]:focus").waitFor();
    await close();
  });

  test("X asks why, a digit answers, the selection moves on, Z brings the row back", async () => {
    const { page, complaints, close } = await openResults();
    await row(page, 0).waitFor();
    await page.keyboard.press("j");
    await page.locator("[data-index='1']:focus").waitFor();
    const [gone, next] = [await titleOf(page, 1), await titleOf(page, 2)];
    await page.keyboard.press("x");
    await page.getByRole("dialog", { name: "Warum ablehnen?" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await Promise.all([toast(page).getByText("abgelehnt").waitFor(), page.keyboard.press("2")]);
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.locator("[data-index='1'][aria-current]:focus").waitFor();
    expect(await titleOf(page, 1)).toBe(next);
    await page.getByText("239 Ausschreibungen").waitFor();
    await page.keyboard.press("z");
    await page.locator("[data-index='1'][aria-current]:focus").waitFor();
    expect(await titleOf(page, 1)).toBe(gone);
    await page.getByText("240 Ausschreibungen").waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test("X and Enter dismiss without a reason, Escape leaves everything as it was", async () => {
    const { page, close } = await openResults();
    await row(page, 0).waitFor();
    const first = await titleOf(page, 0);
    await page.keyboard.press("x");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await titleOf(page, 0)).toBe(first);
    await page.keyboard.press("x");
    await page
      .getByRole("button", { name: "Ohne Grund ablehnen" })
      .and(page.locator(":focus"))
      .waitFor();
    await page.keyboard.press("Enter");
    await expect.poll(() => titleOf(page, 0), soon).not.toBe(first);
    await toast(page).getByRole("button", { name: "Rückgängig" }).press("Enter");
    await expect.poll(() => titleOf(page, 0), soon).toBe(first);
    await close();
  });

  test("switched off, the keys mark nothing and the reasons carry none", async () => {
    const { page, close } = await openResults();
    await row(page, 0).waitFor();
    await page.keyboard.press("?");
    await page.getByRole("checkbox", { name: /Kürzel mit einer Taste/ }).uncheck();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.keyboard.press("s");
    await page.keyboard.press("x");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    expect(await rowText(page, 0)).not.toContain("gemerkt");
    await page.getByRole("button", { name: "Passt nicht" }).press("Enter");
    await page.getByRole("dialog", { name: "Warum passt sie nicht?" }).waitFor();
    await page.keyboard.press("1");
    await page.getByRole("dialog").waitFor();
    await page.getByRole("button", { name: "Region passt nicht" }).press("Enter");
    await row(page, 0).getByText("passt nicht").waitFor();
    await close();
  });
});

describe("a mark", () => {
  test("that could not be stored goes back and says so", async () => {
    const { page, close } = await openResults({
      first: (path, _query, method) =>
        method === "PUT" && path.includes("/marks/") ? refusal(500, "internal") : undefined,
    });
    await row(page, 0).waitFor();
    await page.keyboard.press("s");
    await toast(page).getByText("Nicht gespeichert.").waitFor();
    expect(await rowText(page, 0)).not.toContain("gemerkt");
    await close();
  });

  test("is reached by Tab in the row that has the focus, where no detail stands beside it", async () => {
    const { page, close } = await openResults({ viewport: { width: 900, height: 900 } });
    await row(page, 0).waitFor();
    await page.locator("[data-index='0']").focus();
    await page.keyboard.press("Tab");
    await row(page, 0)
      .getByRole("button", { name: "Merken" })
      .and(page.locator(":focus"))
      .waitFor();
    await page.keyboard.press("Space");
    await row(page, 0).getByText("gemerkt").waitFor();
    await close();
  });
});

describe("what the ranking has learnt", () => {
  test("is told with marks, weights before and now, and wins", async () => {
    const { page, complaints, close } = await openResults();
    await page.getByRole("button", { name: "Was die Rangfolge gelernt hat" }).press("Enter");
    const sheet = page.getByRole("dialog", { name: "Was die Rangfolge gelernt hat" });
    await sheet.getByText("34 Urteile").waitFor();
    await sheet.getByRole("row", { name: "Leistungsbild 38 % 44 %" }).waitFor();
    await sheet.getByRole("link", { name: /Leadagentur/ }).waitFor();
    expect(await axeFindingsInBothColours(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test("of a plan without it names the plan", async () => {
    const { page, close } = await openResults({
      access: sampleAccess.none,
      first: (path) =>
        path === "/api/learning"
          ? refusal(403, "plan_required", { details: { feature: "agencyFit", tier: "basis" } })
          : undefined,
    });
    await page.getByRole("button", { name: "Was die Rangfolge gelernt hat" }).press("Enter");
    await page.getByRole("dialog").getByRole("link", { name: "AgencyFit ab Basic" }).waitFor();
    await close();
  });
});

test.each([390, 320])(
  "at %i pixels the list fits, with score, chances and deadline",
  async (width) => {
    const { page, close } = await openResults({ viewport: { width, height: 844 } });
    await row(page, 2).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    for (const text of ["65", "Ausschluss", "40 %", "10 Tage"]) {
      await row(page, 2).getByText(text).first().waitFor();
    }
    expect(await axeFindings(page)).toEqual([]);
    await close();
  },
);
