import { expect, test } from "vitest";
import { sampleAccount } from "../../../support/samples/account.ts";
import { withAssessments } from "../../../support/samples/assessment.ts";
import { sampleCalendar, sampleFeed } from "../../../support/samples/clocks.ts";
import { sampleApi } from "../../../support/samples/tenders.ts";
import { axeFindingsInBothColours } from "../../../support/browser/axe.ts";
import { openWatchedPage } from "../../../support/browser/watched-page.ts";
import type { PageOptions } from "../../../support/browser/watched-page.ts";
import { cannedWeb } from "../../../support/web/canned-web.ts";
import type { Api } from "../../../support/web/canned-web.ts";

const now = new Date();
const tenders = sampleAccount(withAssessments(sampleApi(now.getTime())));
const address = `https://tenderchances.example/api/calendar-feeds/${"x".repeat(43)}/fristen.ics`;

const calendarApi: Api = (path, query, method, body) => {
  if (path === "/api/calendar") return { body: sampleCalendar(now) };
  if (path === "/api/calendar-feed" && method === "POST") {
    const feed = { createdAt: now.toISOString(), hasOwn: true };
    return { body: { ...sampleFeed, feed, address } };
  }
  if (path === "/api/calendar-feed") return { body: sampleFeed };
  return tenders(path, query, method, body);
};
const server = await cannedWeb();

async function open(options: PageOptions = {}, api: Api = calendarApi) {
  server.setApi(api);
  const watched = await openWatchedPage(options);
  await watched.page.goto(`${server.origin}/app/fristen`);
  return watched;
}

test("four weeks show three entries a day and then how many more; filters and weeks stand in the address", async () => {
  const { page, close } = await open();
  await page.getByText("4 verfolgte Ausschreibungen").waitFor();
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  const more = page.getByRole("button", { name: /weitere am/ });
  await more.first().press("Enter");
  await page.getByRole("button", { name: /^Von euch/ }).press("Enter");
  await expect.poll(() => new URL(page.url()).search).toBe("?zeigt=own");
  await expect.poll(() => page.getByRole("link", { name: /Bieterfragen/ }).count()).toBe(0);
  await page
    .getByRole("link", { name: /Go oder Absage/ })
    .first()
    .waitFor();
  await page.keyboard.press("PageDown");
  await expect.poll(() => new URL(page.url()).search).toMatch(/^\?zeigt=own&ab=20/);
  await page.keyboard.press("t");
  await expect.poll(() => new URL(page.url()).search).toBe("?zeigt=own");
  await close();
});

test("an address to subscribe to is shown once, and says that it is secret", async () => {
  const { page, close } = await open();
  await page.getByRole("button", { name: "Abonnieren" }).press("Enter");
  const sheet = page.getByRole("dialog", { name: "Kalender" });
  await sheet.getByRole("button", { name: "Adresse anlegen" }).press("Enter");
  await expect.poll(() => sheet.getByLabel("Adresse zum Abonnieren").inputValue()).toBe(address);
  await sheet.getByText("Die Adresse siehst du nur jetzt").waitFor();
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  await close();
});

test("a phone gets the days one below the other, and nothing is wider than it", async () => {
  const { page, close } = await open({ viewport: { width: 390, height: 844 } });
  await page
    .getByRole("link", { name: /Abgabe der Angebote/ })
    .first()
    .waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  await close();
});

test("who follows nothing is told what belongs here", async () => {
  const { page, close } = await open({}, (path, ...rest) =>
    path === "/api/calendar" ? { body: { entries: [], followed: 0 } } : calendarApi(path, ...rest),
  );
  await page.getByText("Noch verfolgt ihr keine Ausschreibung").waitFor();
  await close();
});
