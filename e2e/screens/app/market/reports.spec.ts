import { tierRights } from "@tc/domain";
import { describe, expect, test } from "vitest";
import { axeFindings } from "../../../support/browser/axe.ts";
import { openWatchedPage } from "../../../support/browser/watched-page.ts";
import { sampleAccount } from "../../../support/samples/account.ts";
import { withBusinessIntelligence } from "../../../support/samples/market/business-intelligence.ts";
import { sampleReports, withReports } from "../../../support/samples/market/reports.ts";
import { sampleApi } from "../../../support/samples/tenders.ts";
import { cannedWeb } from "../../../support/web/canned-web.ts";

const rights = tierRights("enterprise");
const agency = {
  id: "0191d4e4-8c1c-4a44-9d9b-0d9d4e4f2b11",
  name: "Nordlicht Media GmbH",
  role: "owner",
  tier: "enterprise",
  tierName: rights.name,
  features: [...rights.features],
  seats: rights.seats,
  tenderChecksPerMonth: rights.tenderChecksPerMonth,
  volumeCapCents: rights.volumeCapCents,
};
const account = withBusinessIntelligence(
  sampleAccount(sampleApi(Date.now()), { "GET /api/agency": agency }),
);
const server = await cannedWeb(withReports(account));
const address = `${server.origin}/app/markt/berichte`;

describe("reports", () => {
  test.each([
    ["light", 1360],
    ["dark", 320],
  ] as const)("say what they hold and who gets them, in %s at %i pixels", async (scheme, width) => {
    server.setApi(withReports(account));
    const { page, complaints, close } = await openWatchedPage({
      colorScheme: scheme,
      viewport: { width, height: 900 },
    });
    await page.goto(address);
    await page
      .getByText(
        "jeden Montag, 8:00 Uhr als PDF an Timo Beispiel; nächster am 30.11.2026, 08:00 Uhr",
      )
      .waitFor();
    await page.getByText("Du hast ihn abbestellt.").waitFor();
    await page.getByText("nur auf Abruf").waitFor();
    await page.getByText(/^Verschickt/).press("Enter");
    await page.getByText("23.11.2026: an 2 Mitglieder").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const isWide = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
    expect(await isWide(), "nothing is wider than the screen").toBe(false);
    await page.getByRole("button", { name: "Bearbeiten: Film & Video in Bayern" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Bericht bearbeiten" });
    await dialog.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await isWide(), "nothing is wider than the screen").toBe(false);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
    await close();
  });

  test("are made from the filters of business intelligence, and asked what is missing", async () => {
    const made: unknown[] = [];
    const api = withReports(account);
    server.setApi((path, query, method, body) => {
      if (method === "POST" && path === "/api/reports") made.push(body);
      return api(path, query, method, body);
    });
    const { page, close } = await openWatchedPage();
    await page.goto(`${server.origin}/app/markt/business-intelligence?branche=film&region=DE3`);
    await page.getByRole("link", { name: "Als Bericht speichern" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Bericht anlegen" });
    await dialog.getByRole("combobox", { name: "Kommt per Mail" }).selectOption("month");
    await dialog.getByRole("checkbox", { name: "Jana Muster (du)" }).uncheck();
    await dialog.getByRole("button", { name: "Speichern" }).press("Enter");
    await dialog.getByText("Gib dem Bericht einen Namen.").waitFor();
    await dialog.getByText(/Wähle, wer ihn bekommt/).waitFor();
    expect(made).toEqual([]);
    await dialog.getByRole("textbox", { name: "Name" }).fill("Film in Berlin");
    await dialog.getByRole("checkbox", { name: "Timo Beispiel" }).check();
    await dialog.getByRole("checkbox", { name: "Wer ausschreibt" }).uncheck();
    await dialog.getByRole("button", { name: "Speichern" }).press("Enter");
    await page.getByText("Branche Film & Video · Region Berlin · 24 Monate · 8 Teile").waitFor();
    expect(made).toMatchObject([
      {
        name: "Film in Berlin",
        filters: { sector: "film", region: "DE3", months: 24 },
        schedule: { every: "month", day: 1, time: "08:00" },
        recipients: [sampleReports.members[1]!.id],
      },
    ]);
    await close();
  });

  test("are downloaded with the figures of now, and say so when a file cannot be made", async () => {
    const api = withReports(account);
    const requests: string[] = [];
    server.setApi((path, query, method, body) => {
      if (!path.endsWith("/file")) return api(path, query, method, body);
      requests.push(`${path}?${query.toString()}`);
      return { status: 429, body: { error: "rate_limited", requestId: "r" } };
    });
    const { page, close } = await openWatchedPage();
    await page.goto(address);
    await page
      .getByRole("button", { name: "CSV herunterladen: Markt im Überblick" })
      .press("Enter");
    await page.getByText(/^Kein Bericht\. /).waitFor();
    expect(requests).toEqual([`/api/reports/${sampleReports.reports[1]!.id}/file?format=csv`]);
    await close();
  });

  test("come back after a deletion that was a slip", async () => {
    server.setApi(withReports(account));
    const { page, close } = await openWatchedPage();
    await page.goto(address);
    await page.getByRole("button", { name: "Löschen: Markt im Überblick" }).press("Enter");
    await page.getByText("„Markt im Überblick“ gelöscht.").waitFor();
    await page.getByRole("button", { name: "Rückgängig" }).press("Enter");
    await page.getByRole("button", { name: "Löschen: Markt im Überblick" }).waitFor();
    await close();
  });

  test("say that there is none yet, and that a server failed, each with the next step", async () => {
    server.setApi(withReports(account, { ...sampleReports, reports: [] }));
    const { page, close } = await openWatchedPage();
    await page.goto(address);
    await page.getByRole("button", { name: "Ersten Bericht anlegen" }).press("Enter");
    await page.getByRole("dialog", { name: "Bericht anlegen" }).waitFor();
    server.setApi((path, query, method, body) =>
      path === "/api/reports"
        ? { status: 500, body: { error: "internal", requestId: "r" } }
        : account(path, query, method, body),
    );
    await page.goto(address);
    await page.getByText("Das ließ sich nicht laden").waitFor();
    server.setApi(withReports(account));
    await page.getByRole("button", { name: "Erneut versuchen" }).press("Enter");
    await page.getByText("nur auf Abruf").waitFor();
    await close();
  });

  test("lead an agency without the plan to the plan's name", async () => {
    server.setApi(sampleAccount(sampleApi(Date.now())));
    const { page, close } = await openWatchedPage();
    await page.goto(address);
    await page.waitForURL(/\/app\/upgrade\?feature=reports$/);
    await close();
  });
});
