import { expect, test } from "vitest";
import { sampleAccount } from "../../../support/samples/account.ts";
import { sampleApiKeys, sampleSecret } from "../../../support/samples/connections/api-keys.ts";
import type { SampleKeys } from "../../../support/samples/connections/api-keys.ts";
import {
  sampleWebhooksApi,
  sampleWebhookSecret,
} from "../../../support/samples/connections/webhooks.ts";
import type { SampleWebhooks } from "../../../support/samples/connections/webhooks.ts";
import { withAssessments } from "../../../support/samples/assessment.ts";
import { sampleApi } from "../../../support/samples/tenders.ts";
import { axeFindingsInBothColours } from "../../../support/browser/axe.ts";
import { openWatchedPage } from "../../../support/browser/watched-page.ts";
import type { PageOptions } from "../../../support/browser/watched-page.ts";
import type { Api } from "../../../support/web/canned-web.ts";
import { cannedWeb } from "../../../support/web/canned-web.ts";

const tenders = withAssessments(sampleApi(Date.now()));
const server = await cannedWeb();
const narrow = { viewport: { width: 320, height: 700 } };

interface Opening extends PageOptions {
  readonly keys?: SampleKeys;
  readonly webhooks?: SampleWebhooks;
  readonly wrap?: (api: Api) => Api;
}

async function open({ keys, webhooks, wrap = (api) => api, ...options }: Opening = {}) {
  const sampleKeys = sampleApiKeys(sampleAccount(tenders), keys);
  const sample = sampleWebhooksApi(sampleKeys.api, webhooks);
  server.setApi(wrap(sample.api));
  const watched = await openWatchedPage(options);
  await watched.page.goto(`${server.origin}/app/verbindungen`);
  return { ...watched, api: sample.api, state: sampleKeys.state, webhookState: sample.state };
}

test("a key is made with a name, rights and the password, shown once and then no more", async () => {
  const { page, state, close } = await open({ keys: { isInPlan: true, keys: [] } });
  await page.getByText("Noch keiner.").first().waitFor();
  await page.getByRole("button", { name: "Schlüssel anlegen" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "API-Schlüssel anlegen" });
  await dialog.getByRole("checkbox", { name: /Ausschreibungen und Auftraggeber/ }).uncheck();
  await dialog.getByRole("button", { name: "Schlüssel anlegen" }).press("Enter");
  await dialog.getByText("Gib dem Schlüssel einen Namen, etwa den des Programms.").waitFor();
  await dialog.getByText("Wähle mindestens ein Recht.").waitFor();
  await dialog.getByText("Gib dein Passwort ein.").waitFor();
  await dialog.getByLabel("Name").fill("  CRM der Agentur ");
  await dialog.getByRole("checkbox", { name: /Merkliste und Pipeline/ }).check();
  await dialog.getByLabel("Dein Passwort", { exact: true }).fill("falsch");
  await dialog.getByRole("button", { name: "Schlüssel anlegen" }).press("Enter");
  await dialog.getByRole("alert").waitFor();
  await dialog.getByLabel("Dein Passwort", { exact: true }).fill("richtig");
  await dialog.getByRole("button", { name: "Schlüssel anlegen" }).press("Enter");
  const told = page.getByRole("dialog", { name: "Schlüssel angelegt" });
  const field = told.getByLabel("API-Schlüssel „CRM der Agentur“");
  await expect.poll(() => field.inputValue()).toBe(sampleSecret);
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  await told.getByRole("button", { name: "Fertig" }).press("Enter");
  await page.getByText("darf lesen: Merkliste und Pipeline").waitFor();
  expect(await page.content()).not.toContain(sampleSecret);
  expect(state.list.keys).toMatchObject([{ name: "CRM der Agentur", scopes: ["work:read"] }]);
  await close();
});

test("a key is replaced with a grace time, and revoked only after a question", async () => {
  const { page, state, close } = await open();
  await page.getByRole("button", { name: "Ersetzen: CRM" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "„CRM“ ersetzen" });
  await dialog.getByLabel("Der alte gilt").selectOption("noch sieben Tage");
  await dialog.getByLabel("Dein Passwort", { exact: true }).fill("richtig");
  await dialog.getByRole("button", { name: "Ersetzen" }).press("Enter");
  const told = page.getByRole("dialog", { name: "Schlüssel ersetzt" });
  await told.getByText("Nur jetzt zu sehen. Der alte gilt noch sieben Tage.").waitFor();
  await told.getByRole("button", { name: "Fertig" }).press("Enter");
  expect(state.list.keys).toHaveLength(5);
  await page.getByRole("button", { name: "Widerrufen: Auswertung" }).press("Enter");
  const question = page.getByRole("dialog", { name: "„Auswertung“ widerrufen" });
  await question.getByRole("button", { name: "Widerrufen" }).press("Enter");
  await page.getByText("Schlüssel „Auswertung“ widerrufen").waitFor();
  await expect.poll(() => page.getByText("Bo Muster").count()).toBe(0);
  await close();
});

test("each key says whether it works, when it was used and what it may read", async () => {
  const { page, close } = await open();
  await page.getByText("zuletzt benutzt 20.11.2026").waitFor();
  await page.getByText("ersetzt, gilt noch bis 01.11.2027").waitFor();
  await page.getByText("ruht: Bo Muster ist kein aktives Mitglied mehr").waitFor();
  await page.getByText("abgelaufen am 01.11.2027").waitFor();
  expect(await page.getByRole("button", { name: /: Test$/ }).count()).toBe(0);
  await close();
});

test("a lower plan sees which plan it takes, and can still revoke a key that rests", async () => {
  const none = { isInPlan: false, webhooks: [] };
  const { page, close } = await open({ keys: { isInPlan: false, keys: [] }, webhooks: none });
  await page.getByRole("heading", { name: "Verbindungen gehören zum Tarif Enterprise" }).waitFor();
  expect(await page.getByRole("button", { name: "Schlüssel anlegen" }).count()).toBe(0);
  await close();
  const resting = await open({ keys: { ...sampleApiKeys(tenders).state.list, isInPlan: false } });
  await resting.page.getByRole("button", { name: "Widerrufen: Auswertung" }).waitFor();
  expect(await resting.page.getByRole("button", { name: /^Ersetzen/ }).count()).toBe(0);
  await resting.close();
});

test("a member is told who sets this up, and a failure can be tried again", async () => {
  const refuse =
    (status: number, error: string) =>
    (api: Api): Api => {
      return (path, ...call) =>
        path === "/api/api-keys" ? { status, body: { error, requestId: "1" } } : api(path, ...call);
    };
  const member = await open({ wrap: refuse(403, "forbidden") });
  await member.page
    .getByRole("heading", { name: "Das richtet die Inhaberin oder der Inhaber ein" })
    .waitFor();
  await member.close();
  const { page, api, close } = await open({ wrap: refuse(500, "internal") });
  await page.getByRole("heading", { name: "Die Verbindungen ließen sich nicht laden" }).waitFor();
  server.setApi(api);
  await page.getByRole("button", { name: "Erneut versuchen" }).press("Enter");
  await page.getByText("2 von 20").waitFor();
  await close();
});

test("a webhook is made with an address and what it tells; its secret is shown once", async () => {
  const { page, webhookState, close } = await open({ webhooks: { isInPlan: true, webhooks: [] } });
  await page.getByRole("button", { name: "Webhook anlegen" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Webhook anlegen" });
  await dialog.getByLabel("Adresse").fill("http://crm.nordlicht.example/hook");
  await dialog.getByRole("button", { name: "Webhook anlegen" }).press("Enter");
  await dialog.getByText("Gib ihm einen Namen, etwa den des Kanals.").waitFor();
  await dialog.getByText("Bitte eine vollständige Adresse, die mit https:// beginnt.").waitFor();
  await dialog.getByLabel("Name").fill("CRM");
  await dialog.getByLabel("Adresse").fill("https://crm.nordlicht.example/hook?key=1");
  await dialog.getByRole("checkbox", { name: "Fristen, die näher kommen" }).uncheck();
  await dialog.getByRole("button", { name: "Webhook anlegen" }).press("Enter");
  const told = page.getByRole("dialog", { name: "Webhook angelegt" });
  const field = told.getByLabel("Geheimnis von „CRM“");
  await expect.poll(() => field.inputValue()).toBe(sampleWebhookSecret);
  await told.getByRole("button", { name: "Fertig" }).press("Enter");
  await page.getByText("crm.nordlicht.example · eingeschaltet").waitFor();
  expect(webhookState.list.webhooks).toMatchObject([{ events: ["matches", "changes", "results"] }]);
  expect(await page.content()).not.toContain(sampleWebhookSecret);
  await close();
});

test("the log says what came back, and sends again by a button; a test message joins it", async () => {
  const { page, close } = await open();
  await page.getByText("Protokoll von CRM").press("Enter");
  await page.getByText("Zugestellt: Antwort 204 nach 1.180 ms.").waitFor();
  await page
    .getByText("Gescheitert: Der Empfänger hat 10 Sekunden lang nicht geantwortet.")
    .waitFor();
  await page.getByRole("button", { name: /^Erneut senden: Neu: Imagefilm/ }).press("Enter");
  await page.getByText("Zugestellt: Antwort 200 nach 90 ms.").waitFor();
  await page.getByRole("button", { name: "Probe senden: CRM" }).press("Enter");
  await page.getByText("Probenachricht: Die Verbindung steht.").waitFor();
  await close();
});

test("a webhook says why it was stopped, and is switched on, off and deleted", async () => {
  const { page, webhookState, close } = await open();
  await page.getByText(/abgeschaltet, weil 6 Versuche scheiterten \(19\.11\.2026/).waitFor();
  expect(await page.getByRole("button", { name: "Probe senden: Kanal Vertrieb" }).count()).toBe(0);
  await page.getByRole("button", { name: "Einschalten: Kanal Vertrieb" }).press("Enter");
  await page.getByRole("button", { name: "Abschalten: Kanal Vertrieb" }).waitFor();
  await page.getByRole("button", { name: "Abschalten: CRM" }).press("Enter");
  await page.getByText(/von euch abgeschaltet/).waitFor();
  await page.getByRole("button", { name: "Neues Geheimnis: CRM" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Erneuern" }).press("Enter");
  const told = page.getByRole("dialog", { name: "Neues Geheimnis" });
  await told.getByRole("button", { name: "Fertig" }).press("Enter");
  await page.getByRole("button", { name: "Löschen: CRM" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Löschen" }).press("Enter");
  await page.getByText("Webhook „CRM“ gelöscht").waitFor();
  expect(webhookState.list.webhooks).toMatchObject([{ name: "Kanal Vertrieb" }]);
  await close();
});

test("has nothing against it by axe, narrow and wide, in light and dark", async () => {
  for (const options of [{}, narrow]) {
    const { page, complaints, close } = await open(options);
    await page.getByRole("heading", { name: "API-Schlüssel" }).waitFor();
    await page.getByText("Protokoll von CRM").press("Enter");
    await page.getByText("Zugestellt: Antwort 204 nach 1.180 ms.").waitFor();
    expect(await axeFindingsInBothColours(page)).toEqual([]);
    await page.getByRole("button", { name: "Schlüssel anlegen" }).press("Enter");
    await page.getByRole("dialog").waitFor();
    expect(await axeFindingsInBothColours(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  }
});
