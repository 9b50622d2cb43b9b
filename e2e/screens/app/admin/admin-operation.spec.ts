import type {
  listDeadLetters,
  listIncidents,
  listQueues,
  listRejectedNotices,
  listSwitches,
} from "@tc/contract";
import { switchNames, switchWords } from "@tc/domain";
import { expect, test } from "vitest";
import { axeFindingsInBothColours } from "../../../support/browser/axe.ts";
import { openWatchedPage } from "../../../support/browser/watched-page.ts";
import type { PageOptions } from "../../../support/browser/watched-page.ts";
import { sampleAccount } from "../../../support/samples/account.ts";
import { modelsServer } from "../../../support/samples/model-versions.ts";
import { sampleApi } from "../../../support/samples/tenders.ts";
import { cannedWeb } from "../../../support/web/canned-web.ts";

type Answer<Endpoint extends { response: { _zod: { input: unknown } } }> =
  Endpoint["response"]["_zod"]["input"];

const server = await cannedWeb();
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

const incidents: Answer<typeof listIncidents> = {
  checkedAt: "2026-11-21T10:55:00.000Z",
  incidents: [
    {
      id: id(1),
      kind: "dead_letters",
      text: "3 Aufträge sind endgültig gescheitert.",
      openedAt: "2026-11-21T07:40:00.000Z",
      lastSeenAt: "2026-11-21T10:55:00.000Z",
      mailedAt: "2026-11-21T07:40:02.000Z",
    },
    {
      id: id(2),
      kind: "disk",
      text: "Auf dem Datenträger der Anwendung sind nur noch 4 GB frei (8 %).",
      openedAt: "2026-11-20T07:40:00.000Z",
      lastSeenAt: "2026-11-20T08:10:00.000Z",
      endedAt: "2026-11-20T08:40:00.000Z",
      takenAt: "2026-11-20T07:45:00.000Z",
      takenBy: "Ada Admin",
    },
  ],
};
const letter = {
  job: "deliver-webhook",
  label: "Webhook zustellen",
  cause: "connect ECONNREFUSED",
  agencyName: "Musteragentur Nordlicht",
  tries: 6,
  failedAt: "2026-11-21T06:31:00.000Z",
  keptUntil: "2026-12-05T06:31:00.000Z",
};
const letters: Answer<typeof listDeadLetters> = {
  total: 3,
  causes: [
    {
      job: "deliver-webhook",
      label: "Webhook zustellen",
      cause: "connect ECONNREFUSED",
      count: 2,
      lastAt: "2026-11-21T06:31:00.000Z",
    },
    {
      job: "mail-enquiry",
      label: "Anfrage an den Betreiber",
      cause: "mail refused",
      count: 1,
      lastAt: "2026-11-20T06:31:00.000Z",
    },
  ],
  letters: [
    { ...letter, id: id(3) },
    { ...letter, id: id(4) },
  ],
};
const queues: Answer<typeof listQueues> = {
  since: "2026-11-20T23:00:00.000Z",
  queues: [
    {
      job: "score-tenders",
      label: "Ausschreibungen bewerten",
      waiting: 36,
      waitingSince: "2026-11-21T10:50:00.000Z",
      delayed: 0,
      running: 1,
      done: 1_204,
      medianMs: 312,
      lastDoneAt: "2026-11-21T10:54:00.000Z",
    },
    {
      job: "train-models",
      label: "Modelle trainieren",
      waiting: 0,
      delayed: 0,
      running: 0,
      done: 0,
    },
  ],
};
const rejected: Answer<typeof listRejectedNotices> = {
  total: 2,
  reasons: [{ code: "malformed_xml", count: 2 }],
  sources: [{ id: "doe", name: "Datenservice Öffentlicher Einkauf", count: 2 }],
  pending: 0,
  notices: [1, 2].map((number) => ({
    id: String(number).repeat(64),
    file: `2026-11-20/notice-${number}.xml`,
    sourceId: "doe",
    sourceName: "Datenservice Öffentlicher Einkauf",
    receivedAt: "2026-11-21T05:02:00.000Z",
    sizeBytes: 12_400,
    code: "malformed_xml",
    reason: "The document ends in the middle of an element.",
  })),
};
const switchesOff: readonly string[] = ["digests"];
const switches = (off = switchesOff): Answer<typeof listSwitches> => ({
  switches: switchNames.map((name) => ({
    name,
    ...switchWords[name],
    ...(off.includes(name) && {
      off: {
        since: "2026-11-21T06:41:00.000Z",
        by: "Ada Admin",
        reason: "Die Mails nannten falsche Fristen",
      },
    }),
  })),
});
const hostile = `<script>document.title = "broken"</script><img src=x onerror="document.title='broken'">`;

async function openAdmin(view: string, options?: PageOptions) {
  const calls: string[] = [];
  const account = sampleAccount(sampleApi(Date.now()), {
    "GET /api/admin/operation": {
      incidents: 1,
      deadLetters: 3,
      enquiries: 0,
      alerts: 120,
      reports: 0,
      feedback: 0,
      switchedOff: [switchWords.digests.label],
    },
    "GET /api/admin/incidents": incidents,
    "GET /api/admin/switches": switches(),
    "GET /api/admin/dead-letters": letters,
    "GET /api/admin/queues": queues,
    "GET /api/admin/rejected-notices": rejected,
    [`GET /api/admin/rejected-notices/${"1".repeat(64)}`]: { text: hostile, isCut: true },
    "GET /api/admin/sources": {
      lagGoalMinutes: 240,
      sources: [
        {
          id: "doe",
          name: "Datenservice Öffentlicher Einkauf",
          state: "ok",
          lastRunAt: "2026-11-21T05:30:00.000Z",
          daysRead: 3,
          watermark: "2026-11-18",
          lagMinutes: 1_770,
          noticeCount: 1_234,
          tenderCount: 567,
          rejectedCount: 2,
          knownGaps: [],
        },
      ],
    },
  });
  const models = modelsServer();
  server.setApi((path, query, method, body) => {
    if (path === "/api/admin/models") return models.list();
    if (path.startsWith("/api/admin/models/")) {
      calls.push(`${path.slice("/api/admin/".length)} ${JSON.stringify(body)}`);
      if (path.endsWith("/activate")) models.activate(body as { version: number; reason: string });
      else models.release();
      return { body: { done: true } };
    }
    if (path === "/api/admin/switches" && method === "POST") {
      calls.push(`switches ${JSON.stringify(body)}`);
      return { body: switches([]) };
    }
    if (method !== "POST" || !/dead-letters|incidents|reread/.test(path)) {
      return account(path, query, method, body);
    }
    calls.push(`${path.slice("/api/admin/".length)} ${JSON.stringify(body)}`);
    return { body: { done: true, count: 2, unknown: 0 } };
  });
  const watched = await openWatchedPage(options);
  await watched.page.goto(`${server.origin}/admin?bereich=${view}`);
  await watched.page.getByPlaceholder("Enter admin password").fill("geheim");
  await watched.page.getByRole("button", { name: "Unlock Dashboard" }).click();
  return { ...watched, calls };
}

test("the address opens the operation's tab, where incidents are taken and failed jobs retried or dropped", async () => {
  const { page, calls, complaints, close } = await openAdmin("betrieb");
  await page.getByText("3 Aufträge sind endgültig gescheitert.").waitFor();
  const tab = page.getByRole("link", { name: "Betrieb 4 offen" });
  expect(await tab.getAttribute("aria-current")).toBe("page");
  await page.getByRole("link", { name: "Support-Meldungen 99+ offen" }).waitFor();
  await page.getByRole("rowheader", { name: "Ausschreibungen bewerten" }).waitFor();
  await page.getByText("Eine Gegenstelle war nicht erreichbar.").waitFor();
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  await page.getByRole("button", { name: /^Übernehmen/ }).click();
  await page.getByText("Du hast die Störung übernommen.").waitFor();
  await page.getByRole("button", { name: "Alle 2 erneut: Webhook zustellen" }).click();
  await page.getByText("2 Aufträge werden erneut versucht.").waitFor();
  await page.getByRole("button", { name: "2 einzeln ansehen" }).click();
  await page.getByRole("list", { name: "Aufträge" }).getByText("Musteragentur").first().waitFor();
  expect(page.url()).toContain("auftrag=deliver-webhook");
  await page
    .getByRole("button", { name: /^Verwerfen: Webhook/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: "Auftrag verwerfen" });
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Verwerfen" }).click();
  await page.getByText("2 Aufträge verworfen.").waitFor();
  expect(calls).toEqual([
    `incidents/take {"id":"${id(1)}","isTaken":true}`,
    'dead-letters/retry {"job":"deliver-webhook","cause":"connect ECONNREFUSED"}',
    `dead-letters/drop {"ids":["${id(3)}"]}`,
  ]);
  expect(complaints).toEqual([]);
  await close();
});

test("rejected notices are read as text and nothing else, and read again by reason", async () => {
  const { page, calls, complaints, close } = await openAdmin("quellen");
  await page.getByText("29 Std. 30 Min. Rückstand").waitFor();
  await page.locator("summary", { hasText: "notice-1.xml" }).click();
  await page.getByText(hostile).waitFor();
  expect(await page.title()).not.toBe("broken");
  expect(await page.locator("pre script, pre img").count()).toBe(0);
  await page.getByRole("combobox", { name: "Grund" }).selectOption("malformed_xml");
  await page.getByRole("button", { name: "Alle 2 noch einmal lesen" }).click();
  await page.getByText("2 Bekanntmachungen werden noch einmal gelesen.").waitFor();
  expect(calls).toEqual(['rejected-notices/reread {"code":"malformed_xml"}']);
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test("an admin goes back to an earlier version with a reason, sees that it is held, and lets go of it", async () => {
  const { page, calls, complaints, close } = await openAdmin("modelle");
  const list = page.getByRole("list", { name: "Versionen der Modelle" });
  await list.getByText("Daten nicht mehr aufgehoben").waitFor();
  await list.getByText("Kalibrierungsfehler bei Einzelangeboten 18").waitFor();
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  await list.getByRole("button", { name: /^Version \d+ aktivieren/ }).click();
  const dialog = page.getByRole("dialog", { name: "Version 11 aktivieren" });
  await dialog.getByText("statt Version 12").waitFor();
  await dialog.getByRole("textbox", { name: "Grund" }).fill("  ");
  await dialog.getByRole("button", { name: "Aktivieren und festhalten" }).click();
  await dialog.getByText("Bitte nenne den Grund.").waitFor();
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  await dialog.getByRole("textbox", { name: "Grund" }).fill("12 schätzt Budgets zu hoch");
  await dialog.getByRole("button", { name: "Aktivieren und festhalten" }).click();
  await page.getByText("Version 11 ist festgehalten. Was nachts trainiert wird").waitFor();
  await list.getByText("von Ada Admin: 12 schätzt Budgets zu hoch").waitFor();
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  await list.getByRole("button", { name: "Festhalten aufheben" }).click();
  await page.getByText("Das nächste Training löst Version 11 ab.").waitFor();
  await list.getByRole("button", { name: "Version 11 festhalten …" }).waitFor();
  expect(calls).toEqual([
    'models/activate {"version":11,"replaces":12,"reason":"12 schätzt Budgets zu hoch"}',
    'models/release {"version":11}',
  ]);
  expect(complaints).toEqual([]);
  await close();
});

test("a switch says what stops, asks for the reason, and what is off stands above every tab", async () => {
  const { page, calls, complaints, close } = await openAdmin("schalter");
  await page.getByRole("link", { name: "Schalter 1 aus" }).waitFor();
  await page.getByText(/Seit 21\.11\.2026, 07:41 Uhr durch Ada Admin/).waitFor();
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  await page.getByRole("button", { name: "Ausschalten: Webhooks" }).click();
  const stopping = page.getByRole("dialog", { name: "Ausschalten: Webhooks" });
  await stopping.getByText(switchWords.webhooks.stops).waitFor();
  await stopping.getByRole("button", { name: "Ausschalten" }).click();
  await stopping.getByText("Bitte sag, warum. Der Grund steht im Protokoll.").waitFor();
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  await stopping.getByRole("textbox", { name: "Grund" }).fill("Falsche Nachrichten");
  const { promise: answer, resolve: letAnswer } = Promise.withResolvers<void>();
  await page.route("**/api/admin/switches", async (route) => {
    await answer;
    await route.continue();
  });
  await stopping.getByRole("button", { name: "Ausschalten" }).dblclick();
  await stopping.getByRole("button", { name: "Ausschalten", disabled: true }).waitFor();
  letAnswer();
  await page.getByText("Abgeschaltet: Webhooks").waitFor();
  await page.getByRole("button", { name: /^Einschalten: Mails/ }).click();
  const starting = page.getByRole("dialog", { name: /^Einschalten: Mails/ });
  await starting.getByText("Grund: Die Mails nannten falsche Fristen").waitFor();
  await starting.getByRole("button", { name: "Einschalten" }).click();
  await page.getByText(/^Wieder an: Mails/).waitFor();
  expect(calls).toEqual([
    'switches {"name":"webhooks","isOn":false,"reason":"Falsche Nachrichten"}',
    'switches {"name":"digests","isOn":true,"since":"2026-11-21T06:41:00.000Z"}',
  ]);
  await page.getByRole("link", { name: "Betrieb 4 offen" }).click();
  await page.getByText("3 Aufträge sind endgültig gescheitert.").waitFor();
  const hint = page.getByRole("status").filter({ hasText: "Abgeschaltet: Mails mit Treffern" });
  await hint.getByRole("link", { name: "Zu den Schaltern" }).click();
  await page.getByRole("button", { name: "Ausschalten: Webhooks" }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test("while registrations are off the form says so before anybody fills it in", async () => {
  const visitor = sampleAccount(sampleApi(Date.now()), {
    "GET /api/session": { user: null },
    "GET /api/auth/registration-state": { refusal: switchWords.registrations.refusal },
  });
  server.setApi(visitor);
  const { page, complaints, close } = await openWatchedPage({
    viewport: { width: 320, height: 640 },
  });
  await page.goto(`${server.origin}/register`);
  await page.getByRole("status").getByText("gerade nicht möglich").waitFor();
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(complaints).toEqual([]);
  await close();
});

test("all of them fit into 320 pixels", async () => {
  const viewport = { width: 320, height: 640 };
  const { page, close } = await openAdmin("betrieb", { viewport });
  await page.getByRole("rowheader", { name: "Ausschreibungen bewerten" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole("link", { name: "Schalter 1 aus" }).click();
  await page.getByRole("button", { name: "Ausschalten: Webhooks" }).click();
  await page.getByRole("textbox", { name: "Grund" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Quellen" }).click();
  await page.locator("summary", { hasText: "notice-1.xml" }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole("link", { name: "Modelle" }).click();
  await page.getByRole("button", { name: /^Version 11 aktivieren/ }).click();
  await page.getByRole("dialog", { name: "Version 11 aktivieren" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await close();
});
