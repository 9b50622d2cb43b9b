import type { DataRequest, RecordedDataRequest } from "@tc/contract";
import { expect, test } from "vitest";
import { axeFindingsInBothColours } from "../../support/browser/axe.ts";
import { openWatchedPage } from "../../support/browser/watched-page.ts";
import { sampleAccount } from "../../support/samples/account.ts";
import { sampleApi } from "../../support/samples/tenders.ts";
import { cannedWeb } from "../../support/web/canned-web.ts";

const server = await cannedWeb();

const answered: DataRequest = {
  id: "00000000-0000-4000-8000-000000000001",
  kind: "access",
  text: "Was steht über mich bei euch?",
  receivedOn: "2026-11-02",
  dueOn: "2026-12-02",
  answer: {
    outcome: "partly",
    text: "Name und Mailadresse deines Kontos.",
    at: "2026-11-20T11:00:00.000Z",
  },
};
const overdue: RecordedDataRequest = {
  id: "00000000-0000-4000-8000-000000000002",
  kind: "erasure",
  text: "Bitte alles löschen.",
  subjectName: "Otto Ott",
  email: "otto@ott.example",
  receivedOn: "2026-10-20",
  dueOn: "2026-11-20",
  isFromApp: false,
  isOverdue: true,
};

function api(sent: unknown[]) {
  const account = sampleAccount(sampleApi(Date.now()), {
    "GET /api/admin/data-requests": { requests: [overdue], counts: { open: 1, overdue: 1 } },
    "GET /api/data-requests": { requests: [answered] },
  });
  server.setApi((path, query, method, body) => {
    if (method === "GET" || !path.includes("/data-requests"))
      return account(path, query, method, body);
    sent.push([method, body]);
    return {
      body: path === "/api/data-requests" ? { ...answered, ...(body as object) } : { done: true },
    };
  });
}

test("a member asks by keyboard, is told the last day, and reads what became of an earlier request", async () => {
  const sent: unknown[] = [];
  api(sent);
  const { page, complaints, close } = await openWatchedPage({
    viewport: { width: 320, height: 800 },
  });
  await page.goto(`${server.origin}/app/profil/datenschutz`);
  await page.getByRole("button", { name: "Anfrage stellen" }).press("Enter");
  await page.getByRole("button", { name: "Anfrage senden" }).press("Enter");
  await page.getByText("Bitte wähl eines der Rechte.").waitFor();
  await page.getByLabel("Was möchtest du?").selectOption({ label: "Auskunft (Art. 15 DSGVO)" });
  await page.getByLabel("Genaueres").fill("Nur Protokolle");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  await page.getByRole("button", { name: "Anfrage senden" }).press("Enter");
  await page.getByText("Die Antwort kommt spätestens am 02.12.2026.").waitFor();
  expect(sent).toEqual([["POST", { kind: "access", text: "Nur Protokolle" }]]);
  await page.locator("summary", { hasText: "teilweise erfüllt" }).click();
  await page.getByText("Name und Mailadresse deines Kontos.").waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test("an admin sees what is overdue, refuses without a proof of identity, and records what came by letter", async () => {
  const sent: unknown[] = [];
  api(sent);
  const { page, complaints, close } = await openWatchedPage();
  await page.goto(`${server.origin}/admin`);
  await page.getByPlaceholder("Enter admin password").fill("geheim");
  await page.getByRole("button", { name: "Unlock Dashboard" }).click();
  await page.getByRole("link", { name: "Betroffenenrechte" }).click();
  await page.getByText("Eine Anfrage ist überfällig.").waitFor();
  await page.locator("summary", { hasText: "überfällig seit 20.11.2026" }).click();
  const outcomes = page.getByLabel("Ergebnis").locator("option");
  await expect.poll(() => outcomes.allInnerTexts()).toEqual(["Bitte wählen", "abgelehnt"]);
  // An extension would come too late.
  expect(await page.getByRole("button", { name: "Frist verlängern …" }).count()).toBe(0);
  await page.getByLabel("Wie die Identität geprüft ist").fill("Rückruf");
  await page.getByRole("button", { name: "Als geprüft festhalten" }).click();
  await page.getByText("Identität festgehalten.").waitFor();
  await page.getByRole("button", { name: "Anfrage festhalten" }).click();
  await page.getByLabel("Recht", { exact: true }).selectOption("objection");
  await page.getByLabel("Wer fragt").fill("Ina Ist");
  await page.getByLabel("Eingegangen am").fill("2026-11-20");
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  await page.getByRole("button", { name: "Festhalten", exact: true }).click();
  await page.getByText("Festgehalten.", { exact: true }).waitFor();
  expect(sent).toEqual([
    ["PATCH", { identityCheck: "Rückruf" }],
    ["POST", { kind: "objection", subjectName: "Ina Ist", receivedOn: "2026-11-20" }],
  ]);
  expect(complaints).toEqual([]);
  await close();
});
