import { tierRights } from "@tc/domain";
import { describe, expect, test } from "vitest";
import { axeFindings } from "../../../support/browser/axe.ts";
import { openWatchedPage } from "../../../support/browser/watched-page.ts";
import { refusal, sampleAccount, sampleAnswers } from "../../../support/samples/account.ts";
import { withAssessments } from "../../../support/samples/assessment.ts";
import {
  smallSupplier,
  supplierId,
  withSupplier,
} from "../../../support/samples/market/supplier.ts";
import { sampleApi } from "../../../support/samples/tenders.ts";
import { cannedWeb } from "../../../support/web/canned-web.ts";

const { name: tierName, ...rights } = tierRights("enterprise");
const agency = { ...sampleAnswers.agency, ...rights, tier: "enterprise", tierName };
const tenders = sampleApi(Date.now());
const rest = sampleAccount(tenders, { "GET /api/agency": agency });
const api = withSupplier(rest);
const server = await cannedWeb(api);
const address = `${server.origin}/app/markt/anbieter/${supplierId}`;

describe("the page of a supplier", () => {
  test.each([
    ["light", 1360],
    ["dark", 320],
  ] as const)("says what each figure rests on, in %s at %i pixels", async (colorScheme, width) => {
    server.setApi(api);
    const { page, complaints, close } = await openWatchedPage({
      colorScheme,
      viewport: { width, height: 900 },
    });
    await page.goto(address);
    await page.getByText("veröffentlichter Wert, 24 von 41").waitFor();
    await page
      .getByText("Von euren 9 verlorenen Angeboten gingen 2 an dieses Unternehmen.")
      .waitFor();
    await page.getByText("41 % ohne Wert").waitFor();
    const end = page.getByRole("link", { name: "31.08.2027" });
    expect(await end.getAttribute("href")).toContain("/app/markt/wiedervergaben?auftraggeber=");
    expect(await axeFindings(page)).toEqual([]);
    const wide = await page.evaluate(() => {
      const work = document.getElementById("inhalt");
      return (work?.scrollWidth ?? 0) - (work?.clientWidth ?? 0);
    });
    expect(wide, "nothing is wider than the screen").toBe(0);
    await page.emulateMedia({ media: "print" });
    await page.getByRole("row", { name: /3\. Quartal 2026.*5/ }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test("tells single cases where there are too few, and what is not known", async () => {
    server.setApi(withSupplier(rest, smallSupplier));
    const { page, close } = await openWatchedPage();
    await page.goto(address);
    await page.getByText("Zu wenige für ein Diagramm: 4. Quartal 2026: 1").waitFor();
    await page.getByText("Zu wenige für einen Median: 20 Tsd. €").waitFor();
    await page.getByText("unter demselben Namen können mehrere Unternehmen stehen").waitFor();
    await page.getByText("Ihr habt noch kein Angebot als verloren gemeldet.").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await close();
  });

  test("says that there is no such supplier, and comes back after a failure", async () => {
    const refusing = (status: number, error: string) =>
      sampleAccount(tenders, {
        "GET /api/agency": agency,
        [`GET /api/suppliers/${supplierId}`]: refusal(status, error),
      });
    server.setApi(refusing(404, "not_found"));
    const { page, close } = await openWatchedPage();
    await page.goto(address);
    await page.getByText("Diesen Dienstleister gibt es nicht").waitFor();
    server.setApi(refusing(500, "internal"));
    await page.reload();
    const again = page.getByRole("button", { name: "Erneut versuchen" });
    await again.waitFor();
    server.setApi(api);
    await again.press("Enter");
    await page.getByRole("heading", { name: "Beispiel & Partner GmbH" }).waitFor();
    await close();
  });

  test("leads an agency without the plan to the plan's name and asks for nothing", async () => {
    const calls: string[] = [];
    const premium = sampleAccount(tenders);
    server.setApi((path, query, method, body) => {
      calls.push(path);
      return premium(path, query, method, body);
    });
    const { page, close } = await openWatchedPage();
    await page.goto(address);
    await page.waitForURL(/\/app\/upgrade\?feature=businessIntelligence$/);
    expect(calls.filter((path) => path.startsWith("/api/suppliers/"))).toEqual([]);
    await close();
  });
});

describe("a winner on a tender's page", () => {
  const tender = `${server.origin}/app/tender/ausschreibung-0`;
  const name = "Muster & Partner Kommunikation GmbH";

  test.each([
    ["light", 1360],
    ["dark", 320],
  ] as const)("leads to its page, in %s at %i pixels", async (colorScheme, width) => {
    server.setApi(
      withSupplier(sampleAccount(withAssessments(tenders), { "GET /api/agency": agency })),
    );
    const { page, complaints, close } = await openWatchedPage({
      colorScheme,
      viewport: { width, height: 900 },
    });
    await page.goto(tender);
    await page.getByRole("link", { name }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("link", { name }).press("Enter");
    await page.getByRole("heading", { name: "Beispiel & Partner GmbH" }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/app/markt/anbieter/${supplierId}`);
    expect(complaints).toEqual([]);
    await close();
  });

  test("is plain text where the plan does not open suppliers", async () => {
    server.setApi(sampleAccount(withAssessments(tenders)));
    const { page, close } = await openWatchedPage();
    await page.goto(tender);
    await page.getByText("kleines Unternehmen").waitFor();
    // The foot names the plan as soon as it is known.
    await page.getByRole("button", { name: /Premium/ }).waitFor();
    expect(await page.getByRole("link", { name }).count()).toBe(0);
    await close();
  });
});
