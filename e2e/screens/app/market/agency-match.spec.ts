import { describe, expect, test } from "vitest";
import { axeFindings } from "../../../support/browser/axe.ts";
import { openWatchedPage } from "../../../support/browser/watched-page.ts";
import {
  invitation,
  matchId,
  sampleInvitations,
  sampleInviting,
  withAgencyMatch,
} from "../../../support/samples/market/agency-match.ts";
import { sampleApi } from "../../../support/samples/tenders.ts";
import { cannedWeb } from "../../../support/web/canned-web.ts";

const rest = sampleApi(Date.now());
const server = await cannedWeb(withAgencyMatch(rest));

async function open(options: Parameters<typeof openWatchedPage>[0] = {}) {
  const watched = await openWatchedPage(options);
  await watched.page.goto(`${server.origin}/app/markt/agencymatch`);
  return watched;
}

describe("AgencyMatch", () => {
  test("accepts after saying what is shown to whom, takes it back, and withdraws after asking, in dark", async () => {
    const calls: unknown[] = [];
    const api = withAgencyMatch(rest);
    server.setApi((path, query, method, body) => {
      if (!path.startsWith("/api/match-invitations/")) return api(path, query, method, body);
      calls.push([path.split("/").at(-1), body]);
      if (path.endsWith("/withdraw")) {
        return { body: invitation(2, { state: "ended", endedBy: "agency", isOpen: false }) };
      }
      const isUndo = JSON.stringify(body).includes("undo");
      const { contact: _contact, ...exchanged } = sampleInvitations.invitations[1]!;
      return {
        body: isUndo
          ? invitation(1)
          : invitation(1, { state: "accepted", sharedContact: exchanged.sharedContact }),
      };
    });
    const { page, complaints } = await open({ colorScheme: "dark" });
    await page.getByRole("heading", { name: "Kampagne zur Nachwuchsgewinnung" }).waitFor();
    await page.getByText("AgencyFit 82").first().waitFor();
    await page.getByRole("link", { name: "behrens@steinfeld.example" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Annehmen …" }).press("Enter");
    const form = page.getByRole("form", { name: "Anfrage annehmen" });
    await form.getByText("Das bekommt er, wenn auch er zustimmt:").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await form.getByLabel("E-Mail-Adresse").fill("ada");
    await form.getByLabel("Nachricht").fill("Anruf unter 0431 901234");
    await form.getByRole("button", { name: "Annehmen und freigeben" }).press("Enter");
    await form.getByText("Bitte nimm Adressen und Telefonnummern").first().waitFor();
    expect(calls).toEqual([]);
    await form.getByLabel("E-Mail-Adresse").fill("ada@nordlicht.example");
    await form.getByLabel("Nachricht").fill("Gern.");
    await form.getByRole("button", { name: "Annehmen und freigeben" }).press("Enter");
    await page.getByText("Der Auftraggeber sieht jetzt „Nordlicht GmbH“").waitFor();
    await page.getByRole("button", { name: "Rückgängig" }).press("Enter");
    await page.getByRole("button", { name: "Annehmen …" }).waitFor();
    await page.getByRole("button", { name: "Zurückziehen …" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Von dieser Anfrage zurückziehen?" });
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Zurückziehen und löschen" }).press("Enter");
    await page.getByText("Ihr habt euch zurückgezogen.").waitFor();
    expect(await page.locator("body").innerText()).not.toContain("behrens@");
    expect(calls).toEqual([
      [
        "answer",
        {
          answer: "accept",
          contact: {
            organisation: "Nordlicht GmbH",
            name: "Ada Beispiel",
            email: "ada@nordlicht.example",
          },
          message: "Gern.",
        },
      ],
      ["answer", { answer: "undo" }],
      ["withdraw", undefined],
    ]);
    expect(complaints).toEqual([]);
  });

  test("declines with a reason, and a colleague who was first is told of", async () => {
    const api = withAgencyMatch(rest);
    server.setApi((path, query, method, body) =>
      path === `/api/match-invitations/${matchId(1)}/answer`
        ? { status: 409, body: { error: "stale_version", requestId: "r" } }
        : api(path, query, method, body),
    );
    const { page } = await open();
    await page.getByRole("button", { name: "Ablehnen …" }).press("Enter");
    await page.getByLabel("Interessenkonflikt").check();
    await page.getByRole("button", { name: "Ablehnen", exact: true }).press("Enter");
    await page.getByText("Das wurde inzwischen an anderer Stelle geändert.").waitFor();
  });

  test("fits a phone of 320 pixels and lists buyers with what the figures rest on", async () => {
    server.setApi(withAgencyMatch(rest));
    const { page, complaints } = await open({ viewport: { width: 320, height: 700 } });
    await page.getByRole("link", { name: "Musterwerke Kiel GmbH" }).waitFor();
    await page.getByText("n = 412 vergebene Verfahren").waitFor();
    await page.getByText("bei 4 von 5 mit Angabe").waitFor();
    await page.getByText("nicht veröffentlicht").waitFor();
    const main = page.locator("main");
    expect(await main.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
    expect(await main.evaluate((it) => it.scrollLeft)).toBe(0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test("without a request or a buyer says why and what to do", async () => {
    const empty = { ...sampleInviting, buyers: [], buyerCount: 0 };
    const none = { ...sampleInvitations, invitations: [] };
    server.setApi(withAgencyMatch(rest, none, { inviting: empty }));
    const { page } = await open();
    await page.getByText("Noch keine Anfrage").waitFor();
    await page.getByText("Dazu ist niemand zu nennen").waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  test("is Premium's: Basic sees which plan opens it, and no request", async () => {
    const none = { ...sampleInvitations, invitations: [] };
    server.setApi(withAgencyMatch(rest, none, { tier: "basis" }));
    const { page } = await open();
    await page.waitForURL(/\/app\/upgrade\?feature=agencyMatch/);
  });

  test("after the plan has ended lets a consent be taken back, and nothing else", async () => {
    const consents = [
      invitation(1, { state: "accepted", isOpen: false }),
      sampleInvitations.invitations[1]!,
    ];
    const api = withAgencyMatch(
      rest,
      { ...sampleInvitations, invitations: consents },
      { tier: "basis" },
    );
    server.setApi((path, query, method, body) =>
      path === `/api/match-invitations/${matchId(2)}/withdraw`
        ? { body: invitation(2, { state: "ended", endedBy: "agency", isOpen: false }) }
        : api(path, query, method, body),
    );
    const { page, complaints } = await open({ viewport: { width: 320, height: 700 } });
    await page.getByText("AgencyMatch gehört zum Tarif Premium").waitFor();
    const deeds = page.locator("article").getByRole("button");
    expect(await deeds.allInnerTexts()).toEqual(["Zurückziehen …", "Zurückziehen …"]);
    expect(await page.getByText("ohne öffentlichen Aufruf vergeben").count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
    await deeds.nth(1).press("Enter");
    await page.getByRole("button", { name: "Zurückziehen und löschen" }).press("Enter");
    await page.getByText("Ihr habt euch zurückgezogen.").waitFor();
    // "Markt" is locked as well, and leads here.
    await page.goto(`${server.origin}/app/upgrade?feature=marketComparison`);
    await page.getByRole("link", { name: "Eure Freigaben ansehen und zurücknehmen" }).click();
    await page.waitForURL(/\/app\/markt\/agencymatch$/);
    expect(complaints).toEqual([]);
  });
});
