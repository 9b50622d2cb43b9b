import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeFindings, axeFindingsInBothColours } from "../../support/browser/axe.ts";
import { openWatchedPage } from "../../support/browser/watched-page.ts";
import { matchId, sampleBuyersRequest } from "../../support/samples/market/agency-match.ts";
import { cannedWeb } from "../../support/web/canned-web.ts";
import type { Answer } from "../../support/web/canned-web.ts";

const server = await cannedWeb();
const token = "x".repeat(43);
const germanDay = (moment: string) => moment.slice(0, 10).split("-").toReversed().join(".");

async function open(
  query: string,
  answers: Readonly<Record<string, Answer>>,
  options?: Parameters<typeof openWatchedPage>[0],
) {
  const calls: (readonly [string, unknown])[] = [];
  server.setApi((path, _query, _method, body) => {
    if (path === "/api/session") return { body: { user: null } };
    if (path.startsWith("/api/closed-requests")) calls.push([path, body]);
    return answers[path];
  });
  const watched = await openWatchedPage(options);
  await watched.page.goto(`${server.origin}/kontakt/agentur-finden${query}`);
  return { ...watched, calls };
}

test("a buyer's request is sent once everything is said, and nothing typed is lost before", async () => {
  const { page, calls, complaints } = await open(
    "",
    { "/api/closed-requests": { body: { ok: true } } },
    { viewport: { width: 320, height: 700 } },
  );
  const send = page.getByRole("button", { name: "Anfrage senden" });
  await page.getByRole("heading", { name: "Agenturen finden, die zum Auftrag passen" }).waitFor();
  await page.getByLabel("Worum geht es?").fill("Kampagne zur Nachwuchsgewinnung");
  await send.press("Enter");
  await page.getByRole("heading", { name: "Bitte prüfe deine Angaben" }).waitFor();
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const inThreeWeeks = new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10);
  await page
    .getByLabel("Was soll die Agentur leisten?")
    .fill("Gesucht wird eine Agentur für Plakate, Anzeigen und einen Film.");
  await page.getByLabel("Art des Auftraggebers").selectOption("municipal");
  await page.getByLabel("Film & Video").check();
  await page.getByLabel("Antworten bis").fill(inThreeWeeks.split("-").toReversed().join("."));
  await page.getByLabel("Gesuchte Agenturen").selectOption("3");
  await page.getByLabel("Auftraggeber", { exact: true }).fill("Landkreis Steinfeld");
  await page.getByLabel("Name", { exact: true }).fill("Karin Behrens");
  await page.getByLabel("Dienstliche E-Mail-Adresse").fill("behrens@steinfeld.example");
  await page.getByLabel("Meine Kontaktdaten dürfen").check();
  await page.getByLabel("Für diesen Auftrag ist").check();
  await send.press("Enter");
  await page.getByRole("heading", { name: "Fast geschafft: Bestätige deine Adresse" }).waitFor();
  expect(calls).toEqual([
    [
      "/api/closed-requests",
      {
        title: "Kampagne zur Nachwuchsgewinnung",
        description: "Gesucht wird eine Agentur für Plakate, Anzeigen und einen Film.",
        buyerKind: "municipal",
        agencySectors: ["film"],
        laender: [],
        answersOn: inThreeWeeks,
        agenciesSought: 3,
        contact: {
          organisation: "Landkreis Steinfeld",
          name: "Karin Behrens",
          email: "behrens@steinfeld.example",
        },
        agreesToExchange: true,
        isLawful: true,
        extra: "",
      },
    ],
  ]);
  expect(complaints).toEqual([]);
});

test("behind the mail's link the button confirms, not the opening", async () => {
  const received = { ...sampleBuyersRequest, state: "received" as const, matches: [] };
  const { page, calls } = await open(
    `?anfrage=${token}`,
    {
      "/api/closed-requests/open": { body: received },
      "/api/closed-requests/confirm": { body: { ...received, state: "confirmed" } },
    },
    { viewport: { width: 320, height: 700 } },
  );
  const confirm = page.getByRole("button", { name: "Die Anfrage ist von mir" });
  await confirm.waitFor();
  await page.getByText("Gesucht wird eine Agentur für Idee, Gestaltung").waitFor();
  const read = await page.getByRole("region", { name: "Das lesen Agenturen" }).innerText();
  expect(read).toMatch(new RegExp(`Antworten bis\\s+${germanDay(received.answersUntil)}`));
  expect(read).toMatch(/Gesucht\s+3 Agenturen/);
  await confirm.press("Enter");
  await page.getByRole("heading", { name: "Bitte prüfe deine Angaben" }).waitFor();
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(calls.map(([path]) => path)).toEqual(["/api/closed-requests/open"]);
  await page.getByLabel("Meine Kontaktdaten dürfen").check();
  await page.getByLabel("Für diesen Auftrag ist").check();
  await confirm.press("Enter");
  await page.getByText("Bestätigt. Wir prüfen die Anfrage").waitFor();
  expect(calls.at(-1)).toEqual([
    "/api/closed-requests/confirm",
    { token, agreesToExchange: true, isLawful: true },
  ]);
});

test("a buyer agrees to the exchange, sees the contact, and withdraws", async () => {
  const [match] = sampleBuyersRequest.matches;
  const contact = { organisation: "Nordlicht GmbH", name: "Ada", email: "ada@nordlicht.example" };
  const { page } = await open(`?anfrage=${token}`, {
    "/api/closed-requests/open": { body: sampleBuyersRequest },
    "/api/closed-requests/answer": {
      body: { ...sampleBuyersRequest, matches: [{ ...match, state: "exchanged", contact }] },
    },
    "/api/closed-requests/withdraw": { body: { done: true } },
  });
  await page.getByRole("heading", { name: "Nordlicht GmbH" }).waitFor();
  expect(await page.locator("main").innerText()).not.toContain("ada@");
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  await page.getByRole("button", { name: "Kontaktdaten austauschen" }).press("Enter");
  await page.getByRole("link", { name: "ada@nordlicht.example" }).waitFor();
  await page.getByRole("button", { name: "Anfrage zurückziehen …" }).press("Enter");
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Zurückziehen und löschen" }).press("Enter");
  await page.getByRole("heading", { name: "Zurückgezogen" }).waitFor();
  expect(await page.locator("main").innerText()).not.toContain("ada@");
});

describe("a buyer who comes too late is told why and what is left to do:", () => {
  const openPath = "/api/closed-requests/open";
  const refused = (error: string, status: number, details?: object) => ({
    status,
    body: { error, requestId: "r", ...(details && { details }) },
  });
  const received = { ...sampleBuyersRequest, state: "received" as const, matches: [] };
  const lastDay = germanDay(sampleBuyersRequest.answersUntil);
  const phone = { viewport: { width: 320, height: 700 } };

  /** That the screen says it and offers the form again, or does not where something else is left to do. */
  async function expectWords(page: Page, words: readonly string[], isOver = true) {
    for (const part of words) await page.getByText(part).waitFor();
    const again = page.getByRole("link", { name: "Neue Anfrage stellen" });
    expect(await again.count()).toBe(isOver ? 1 : 0);
    if (isOver) expect(await again.getAttribute("href")).toBe("/kontakt/agentur-finden");
    expect(await page.getByText("Lade die Seite neu").count()).toBe(0);
    expect(await axeFindingsInBothColours(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  }

  test("the last day passed before the link was opened", async () => {
    const answers = { [openPath]: { body: { ...received, isLate: true } } };
    const { page } = await open(`?anfrage=${token}`, answers, phone);
    await expectWords(page, [
      `konnten bis ${lastDay} antworten. Bestätigen lässt sich die Anfrage`,
    ]);
    expect(await page.getByRole("button", { name: "Die Anfrage ist von mir" }).count()).toBe(0);
  });

  test("the last day passes while the page is open", async () => {
    const answers: Record<string, Answer> = {
      [openPath]: { body: received },
      "/api/closed-requests/confirm": refused("stale_version", 409),
    };
    const { page } = await open(`?anfrage=${token}`, answers, phone);
    await page.getByLabel("Meine Kontaktdaten dürfen").check();
    await page.getByLabel("Für diesen Auftrag ist").check();
    answers[openPath] = { body: { ...received, isLate: true } };
    const confirm = page.getByRole("button", { name: "Die Anfrage ist von mir" });
    await confirm.press("Enter");
    await expectWords(page, ["Die Bestätigung kam zu spät.", "Bestätigen lässt sich die Anfrage"]);
    expect(await confirm.count()).toBe(0);
  });

  test("the request is closed before the buyer agrees", async () => {
    const answers: Record<string, Answer> = {
      [openPath]: { body: sampleBuyersRequest },
      "/api/closed-requests/answer": refused("not_found", 404),
    };
    const { page } = await open(`?anfrage=${token}`, answers, phone);
    const exchange = page.getByRole("button", { name: "Kontaktdaten austauschen" });
    await exchange.waitFor();
    answers[openPath] = { body: { ...sampleBuyersRequest, state: "closed", matches: [] } };
    await exchange.press("Enter");
    await expectWords(page, [
      "Das kam zu spät: Die Anfrage ist inzwischen abgeschlossen.",
      "du kannst keinem Austausch mehr zustimmen. Suchst du noch, stell eine neue Anfrage.",
    ]);
    expect(await exchange.count()).toBe(0);
  });

  test("the agency has left before the buyer agrees, and another one stays", async () => {
    const [match] = sampleBuyersRequest.matches;
    const other = { ...match!, id: matchId(2), agencyName: "Südwind Kommunikation" };
    const answers: Record<string, Answer> = {
      [openPath]: { body: { ...sampleBuyersRequest, matches: [match, other] } },
      "/api/closed-requests/answer": refused("not_found", 404),
    };
    const { page } = await open(`?anfrage=${token}`, answers, phone);
    const card = page.getByRole("region", { name: "Nordlicht GmbH" });
    await card.waitFor();
    answers[openPath] = { body: { ...sampleBuyersRequest, matches: [other] } };
    await card.getByRole("button", { name: "Kontaktdaten austauschen" }).press("Enter");
    await expectWords(page, ["Mit dieser Agentur ist kein Austausch mehr möglich"], false);
    expect(await page.locator("[role=alert]:focus").count()).toBe(1);
    expect(await page.locator("main h2").allInnerTexts()).toEqual(["Südwind Kommunikation"]);
  });

  test("after the last day to answer, until when an agreement is possible", async () => {
    const late = { ...sampleBuyersRequest, isLate: true };
    const { page } = await open(`?anfrage=${token}`, { [openPath]: { body: late } }, phone);
    const until = germanDay(late.decisionOn);
    await expectWords(
      page,
      [`konnten bis ${lastDay} antworten. Du kannst dem Austausch noch bis ${until} zustimmen.`],
      false,
    );
    expect(await page.getByRole("button", { name: "Kontaktdaten austauschen" }).count()).toBe(1);
  });

  test.each([
    ["is withdrawn", refused("link_invalid", 404, { state: "withdrawn" }), "Zurückgezogen"],
    ["is deleted", refused("link_invalid", 404), "Dieser Link gilt nicht mehr"],
    ["has a link that was cut off", refused("bad_request", 400), "Dieser Link gilt nicht mehr"],
  ])("the request %s", async (_why, answer, heading) => {
    const { page } = await open(`?anfrage=${token}`, { [openPath]: answer }, phone);
    await page.getByRole("heading", { name: heading }).waitFor();
    const why =
      heading === "Zurückgezogen"
        ? "Diese Anfrage ist zurückgezogen."
        : "unbestätigt 30 Tage nach unserer letzten Mail dazu";
    await expectWords(page, [why]);
  });
});
