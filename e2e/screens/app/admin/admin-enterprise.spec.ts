import type {
  getEnterpriseOrder,
  listStatusIncidents,
  placeEnterpriseOrder,
  previewEnterpriseOrder,
} from "@tc/contract";
import { describe, expect, test } from "vitest";
import { axeFindings } from "../../../support/browser/axe.ts";
import { openWatchedPage } from "../../../support/browser/watched-page.ts";
import type { PageOptions } from "../../../support/browser/watched-page.ts";
import { sampleAccount } from "../../../support/samples/account.ts";
import type { Answer } from "../../../support/samples/answer.ts";
import { sampleApi } from "../../../support/samples/tenders.ts";
import { cannedWeb } from "../../../support/web/canned-web.ts";

const server = await cannedWeb();

const agencyId = "0191d4e4-8c1c-4a44-9d9b-0d9d4e4f2b11";
const premium = {
  tier: "premium",
  period: "monthly",
  netCents: 18_900,
  status: "active",
  isInvoiced: false,
  periodStartsAt: "2026-11-01T08:00:00.000Z",
  periodEndsAt: "2026-12-01T08:00:00.000Z",
} as const;
const before: Answer<typeof getEnterpriseOrder> = {
  agency: { id: agencyId, name: "Nordlicht Media GmbH", tier: "premium" },
  isPossible: true,
  recipient: {
    company: "Nordlicht Media GmbH",
    contact: "Ada Beispiel",
    email: "ada@nordlicht.example",
    street: "Domkloster",
    houseNumber: "4",
    postalCode: "50667",
    city: "Köln",
  },
  hasPaymentMethod: true,
  subscription: premium,
  isUnderWay: false,
  seats: 10,
  invoices: [],
};
const after: Answer<typeof getEnterpriseOrder> = {
  ...before,
  subscription: {
    ...premium,
    tier: "enterprise",
    period: "annual",
    netCents: 324_000,
    isInvoiced: true,
  },
  invoices: [
    {
      id: "in_1",
      number: "TC-0007",
      status: "open",
      netCents: 317_000,
      totalCents: 377_230,
      createdAt: "2026-11-21T09:00:00.000Z",
      dueAt: "2026-12-05T09:00:00.000Z",
    },
  ],
};
const preview: Answer<typeof previewEnterpriseOrder> = {
  takesEffect: "now",
  at: "2026-11-21T09:00:00.000Z",
  netCents: 317_000,
  taxCents: 60_230,
  dueCents: 377_230,
  creditCents: 0,
  lines: [
    { text: "Nicht genutzte Zeit für Premium", cents: -7_000 },
    { text: "1 × Enterprise", cents: 324_000 },
  ],
  computedFor: "2026-11-21T09:00:00.000Z",
};
const placed: Answer<typeof placeEnterpriseOrder> = { takesEffect: "now", at: preview.at };

async function openAdmin(options?: PageOptions) {
  const calls: [string, unknown][] = [];
  let state = before;
  const incidents: Answer<typeof listStatusIncidents>["incidents"] = [];
  const account = sampleAccount(sampleApi(Date.now()), {});
  server.setApi((path, query, method, body) => {
    const call = `${method} ${path}`;
    if (method !== "GET") calls.push([call, body]);
    if (path.endsWith("/enterprise-order/preview")) return { body: preview };
    if (path.endsWith("/enterprise-order") && method === "POST") {
      state = after;
      return { body: placed };
    }
    if (path.endsWith("/enterprise-order")) return { body: state };
    if (call === "POST /api/admin/status-incidents") {
      incidents.push({ ...(body as (typeof incidents)[number]), id: agencyId });
      return { body: { id: agencyId } };
    }
    if (path === "/api/admin/status-incidents") return { body: { incidents } };
    return account(path, query, method, body);
  });
  const watched = await openWatchedPage(options);
  await watched.page.goto(`${server.origin}/admin`);
  await watched.page.getByPlaceholder("Enter admin password").fill("geheim");
  await watched.page.getByRole("button", { name: "Unlock Dashboard" }).click();
  return { ...watched, calls };
}

describe("an Enterprise order", () => {
  test.each(["light", "dark"] as const)(
    "says what it makes of the running plan before its button, and where it stands after, in %s",
    async (colorScheme) => {
      const { page, complaints, calls } = await openAdmin({ colorScheme });
      await page
        .getByRole("button", { name: /^Enterprise … für/ })
        .first()
        .press("Enter");
      const title = page.getByRole("heading", { name: /^Enterprise-Auftrag:/ });
      await title.waitFor();
      await expect.poll(() => title.evaluate((it) => it === document.activeElement)).toBe(true);
      await page.getByLabel("Preis im Monat, netto").fill("270");
      await page.getByText("im Jahr 3.240,00").waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole("button", { name: "Summe berechnen" }).press("Enter");
      await page.getByText("wird sofort zu Enterprise").waitFor();
      await page.getByText("3.772,30").waitFor();
      expect(await axeFindings(page)).toEqual([]);
      // What was computed no longer fits what is typed.
      await page.getByLabel("Zahlbar in Tagen").fill("30");
      await page.getByText("wird sofort zu Enterprise").waitFor({ state: "detached" });
      await page.getByRole("button", { name: "Summe berechnen" }).press("Enter");
      await page.getByRole("button", { name: "Freischalten und Rechnung stellen" }).press("Enter");
      await page.getByText("TC-0007").waitFor();
      expect(calls.at(-1)?.[1]).toMatchObject({
        period: "annual",
        netCents: 324_000,
        daysUntilDue: 30,
        start: "now",
        recipient: { company: "Nordlicht Media GmbH" },
        computedFor: preview.computedFor,
      });
      expect(await axeFindings(page)).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );

  test("asks for a price that can be read, and fits into 320 pixels", async () => {
    const { page, calls } = await openAdmin({ viewport: { width: 320, height: 640 } });
    await page
      .getByRole("button", { name: /^Enterprise … für/ })
      .first()
      .press("Enter");
    await page.getByLabel("Preis im Monat, netto").fill("viel");
    const count = calls.length;
    await page.getByRole("button", { name: "Summe berechnen" }).press("Enter");
    await page.getByText("Bitte einen Betrag wie 299,00").waitFor();
    expect(calls).toHaveLength(count);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test("an incident is written for the status page in German time", async () => {
  const { page, complaints, calls } = await openAdmin();
  await page.getByRole("link", { name: "Statusseite" }).click();
  await page.getByRole("button", { name: "Vorfall eintragen" }).press("Enter");
  await page.getByLabel("Titel").fill("E-Mails kamen später an");
  await page
    .getByLabel("Was die Nutzer:innen gemerkt haben")
    .fill("Ein Mailserver nahm nichts an.");
  await page.getByLabel("Ging etwas verloren?").fill("nichts");
  await page.getByLabel("Von", { exact: true }).fill("2026-11-16T07:41");
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Veröffentlichen" }).press("Enter");
  await page.getByText("· dauert an").waitFor();
  expect(calls.at(-1)).toEqual([
    "POST /api/admin/status-incidents",
    {
      title: "E-Mails kamen später an",
      text: "Ein Mailserver nahm nichts an.",
      lost: "nichts",
      beginsAt: "2026-11-16T06:41:00.000Z",
    },
  ]);
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
