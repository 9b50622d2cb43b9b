import type { Announcement, PublishedVersion } from "@tc/contract";
import { expect, test } from "vitest";
import { axeFindingsInBothColours } from "../../support/browser/axe.ts";
import { openWatchedPage } from "../../support/browser/watched-page.ts";
import type { PageOptions } from "../../support/browser/watched-page.ts";
import { sampleAccount } from "../../support/samples/account.ts";
import { sampleApi } from "../../support/samples/tenders.ts";
import { cannedWeb } from "../../support/web/canned-web.ts";

const server = await cannedWeb();

const announcement: Announcement = {
  id: "00000000-0000-4000-8000-000000000001",
  kind: "sub_processors",
  version: "2027-01",
  summary: "Neu: Musterhoster GmbH, Deutschland, hält die Sicherungskopien.",
  text: "Hosting: Musterhoster GmbH, Deutschland\nDateien: Musterspeicher AG, Deutschland",
  effectiveOn: "2027-01-15",
  announcedAt: "2026-12-10T11:00:00.000Z",
  isInForce: false,
  objectUntil: "2026-12-24T11:00:00.000Z",
};

const published: PublishedVersion = {
  ...announcement,
  publishedAt: "2026-12-10T11:00:00.000Z",
  told: {
    agencies: 41,
    delivered: 38,
    waiting: 1,
    refused: 1,
    untold: 1,
    confirmed: 12,
    objected: 1,
    isComplete: true,
  },
  objections: [
    {
      agencyName: "Nordlicht Kommunikation",
      answer: "objected",
      at: "2026-12-11T09:00:00.000Z",
      byName: "Erika Muster",
      reason: "Der Anbieter verarbeitet außerhalb der EU.",
    },
  ],
};

function api(sent: unknown[] = []) {
  const account = sampleAccount(sampleApi(Date.now()), {
    "GET /api/announcements": { announcements: [announcement] },
    "GET /api/admin/legal-versions": { versions: [published] },
  });
  server.setApi((path, query, method, body) => {
    if (path === "/api/admin/legal-versions" && method === "POST") {
      sent.push(body);
      return { body: { id: announcement.id } };
    }
    return account(path, query, method, body);
  });
}

async function openPrivacy(options?: PageOptions) {
  api();
  const watched = await openWatchedPage(options);
  await watched.page.goto(`${server.origin}/app/profil/datenschutz`);
  await watched.page.getByRole("heading", { name: "Angekündigte Änderungen" }).waitFor();
  return watched;
}

async function openAdmin(sent: unknown[], options?: PageOptions) {
  api(sent);
  const watched = await openWatchedPage(options);
  await watched.page.goto(`${server.origin}/admin`);
  await watched.page.getByPlaceholder("Enter admin password").fill("geheim");
  await watched.page.getByRole("button", { name: "Unlock Dashboard" }).click();
  await watched.page.getByRole("link", { name: "Ankündigungen" }).click();
  await watched.page.getByText("Liste der Unterauftragsverarbeiter 2027-01").waitFor();
  return watched;
}

test("an announced version is read in full, with the day and the end of the objection", async () => {
  const { page, complaints, close } = await openPrivacy();
  await page.getByText("Liste der Unterauftragsverarbeiter, Fassung 2027-01").waitFor();
  await page.getByText(/Gilt ab 15\.01\.2027 .*Widerspruch bis 24\.12\.2026/).waitFor();
  await page.locator("summary", { hasText: "Ganzen Text lesen" }).click();
  await page.getByText("Dateien: Musterspeicher AG").waitFor();
  await page.getByRole("button", { name: "Widersprechen …" }).click();
  await page.getByRole("textbox", { name: "Grund" }).waitFor();
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test("it fits into 320 pixels", async () => {
  const { page, close } = await openPrivacy({ viewport: { width: 320, height: 800 } });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  await close();
});

test("an admin sees how far an announcement got and who objected, and announces a version in two steps", async () => {
  const sent: unknown[] = [];
  const { page, complaints, close } = await openAdmin(sent);
  await page.locator("summary", { hasText: "2027-01" }).click();
  await page
    .getByText(/41 Agenturen, davon 38 zugestellt, 1 im Versand, 1 abgelehnt, 1 ohne/)
    .waitFor();
  await page.getByText("Der Anbieter verarbeitet außerhalb der EU.").waitFor();
  await page.getByRole("button", { name: "Neue Fassung ankündigen" }).click();
  await page.getByLabel("Fassung", { exact: true }).fill("2099-01");
  await page.getByLabel("Gilt ab").fill("2099-01-01");
  await page.getByLabel("Was sich ändert").fill("Ziffer 4");
  await page.getByLabel("Ganzer Text").fill("1. Vertragsparteien");
  await page.getByRole("button", { name: "Ankündigen …" }).click();
  await page.getByText(/lässt sich danach nicht mehr ändern/).waitFor();
  expect(sent).toEqual([]);
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  await page.getByRole("button", { name: "Jetzt an alle ankündigen" }).click();
  await page.getByText("Angekündigt. Die Mails gehen jetzt hinaus.").waitFor();
  expect(sent).toHaveLength(1);
  expect(complaints).toEqual([]);
  await close();
});
