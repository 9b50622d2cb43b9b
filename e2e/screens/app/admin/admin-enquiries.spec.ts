import { describe, expect, test } from "vitest";
import { cannedWeb } from "../../../support/web/canned-web.ts";
import { sampleAccount } from "../../../support/samples/account.ts";
import { sampleApi } from "../../../support/samples/tenders.ts";
import { axeFindings } from "../../../support/browser/axe.ts";
import { openWatchedPage } from "../../../support/browser/watched-page.ts";
import type { PageOptions } from "../../../support/browser/watched-page.ts";

const server = await cannedWeb();

describe("the admin's enquiries", () => {
  const enquiries = [
    {
      id: "11111111-1111-4111-8111-111111111111",
      kind: "demo",
      at: "2026-11-21T11:00:00.000Z",
      firstName: "Nora",
      lastName: "Neu",
      email: "nora@neu.example",
      phone: "0221 123",
      company: "Neue Agentur GmbH",
      companySize: "11-50",
      message: "Zu zweit\nbitte",
      isSuspected: true,
      isApplication: false,
    },
    {
      id: "22222222-2222-4222-8222-222222222222",
      kind: "contact",
      at: "2026-11-20T11:00:00.000Z",
      firstName: "Ben",
      lastName: "Bewerber",
      email: "ben@bewerber.example",
      subject: "Sonstiges",
      message: "Ich suche Arbeit.",
      handledAt: "2026-11-20T12:00:00.000Z",
      isSuspected: false,
      isApplication: true,
    },
    {
      id: "33333333-3333-4333-8333-333333333333",
      kind: "onboarding",
      at: "2026-11-19T11:00:00.000Z",
      firstName: "Ada",
      lastName: "Beispiel",
      email: "ada@nordlicht.example",
      company: "Nordlicht Media GmbH",
      agency: { name: "Nordlicht Media GmbH", tier: "premium" },
      message: "Persönliches Onboarding, Tarif Premium\n\nGern dienstags",
      isSuspected: false,
      isApplication: false,
    },
  ];

  async function openList(options?: PageOptions) {
    const calls: string[] = [];
    const account = sampleAccount(sampleApi(Date.now()), {
      "GET /api/admin/enquiries": { enquiries },
    });
    server.setApi((path, query, method, body) => {
      if (!path.startsWith("/api/admin/enquiries/")) return account(path, query, method, body);
      calls.push([method, path.slice(-4), JSON.stringify(body)].join(" "));
      return { body: { done: true } };
    });
    const watched = await openWatchedPage(options);
    await watched.page.goto(`${server.origin}/admin`);
    await watched.page.getByPlaceholder("Enter admin password").fill("geheim");
    await watched.page.getByRole("button", { name: "Unlock Dashboard" }).click();
    await watched.page.getByRole("link", { name: "Anfragen" }).click();
    await watched.page.getByText("Neue Agentur GmbH").first().waitFor();
    return { ...watched, calls };
  }

  test.each(["light", "dark"] as const)(
    "are handled, led as applications, closed and deleted after a question, in %s",
    async (colorScheme) => {
      const { page, complaints, calls, close } = await openList({ colorScheme });
      // Only she filled in what nobody sees.
      const suspected = page.locator("summary", { hasText: "Verdacht auf Robot" });
      expect(await suspected.locator("b + span").allTextContents()).toEqual([
        "Nora Neu · Neue Agentur GmbH",
      ]);
      await page.locator("summary", { hasText: "Nora Neu" }).click();
      const mail = page.getByRole("link", { name: "nora@neu.example" });
      await expect.poll(() => mail.getAttribute("href")).toBe("mailto:nora@neu.example");
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole("button", { name: "Erledigt", exact: true }).click();
      await page.getByText("Als erledigt gekennzeichnet.").waitFor();
      await page.getByRole("button", { name: "Als Bewerbung führen" }).click();
      await page.getByText("Wird als Bewerbung geführt.").waitFor();
      await page.locator("summary", { hasText: "Ben Bewerber" }).click();
      await page.getByRole("button", { name: "Verfahren beendet" }).click();
      await page.getByText("Gelöscht wird in sechs Monaten.").waitFor();
      expect(calls).toEqual([
        'PATCH 1111 {"isHandled":true}',
        'PATCH 1111 {"isApplication":true}',
        'PATCH 2222 {"isClosed":true}',
      ]);
      const onboarding = page.locator("details", { hasText: "Onboarding" });
      await onboarding.locator("summary").click();
      await onboarding.getByText("Angemeldet in der Anwendung gestellt.").waitFor();
      expect(await onboarding.getByRole("button").allTextContents()).toEqual([
        "Erledigt",
        "Löschen",
      ]);
      await page.getByRole("button", { name: "Löschen" }).first().click();
      const dialog = page.getByRole("dialog", { name: "Anfrage löschen" });
      await dialog.getByText("Nora Neu").waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      expect(calls).toHaveLength(3);
      await page.getByRole("button", { name: "Löschen" }).first().click();
      await dialog.getByRole("button", { name: "Endgültig löschen" }).click();
      await page.getByText("Anfrage gelöscht.").waitFor();
      expect(calls.at(-1)).toBe("DELETE 1111 ");
      expect(complaints).toEqual([]);
      await close();
    },
  );

  test("fit into 320 pixels", async () => {
    const { page, close } = await openList({ viewport: { width: 320, height: 640 } });
    await page.locator("summary", { hasText: "Nora Neu" }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await close();
  });
});
