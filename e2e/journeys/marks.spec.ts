import { listTenders } from "@tc/contract";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { call } from "../support/stack/call.ts";
import { activeAccount } from "../support/stack/accounts.ts";
import { bringSession } from "../support/stack/session.ts";
import { giveTier } from "../support/stack/admin.ts";
import { sharedStackWithNotices } from "../support/stack/shared-stack.ts";
import { allSourcesRead } from "../support/stack/sources.ts";
import { openWatchedPage } from "../support/browser/watched-page.ts";

type Member = Awaited<ReturnType<typeof activeAccount>>;

const stack = await sharedStackWithNotices();
let premium: Member;
let basic: Member;
beforeAll(async () => {
  premium = await activeAccount(stack);
  basic = await activeAccount(stack);
  await giveTier(stack, premium.agencyName, "premium");
  await giveTier(stack, basic.agencyName, "basis");
  // Both read every day of the stand-ins and are scored, so that no list moves under a journey.
  await allSourcesRead(stack);
  for (const member of [premium, basic])
    await vi.waitFor(() => isScored(member), { timeout: 280_000, interval: 1_000 });
}, 1_200_000);

async function readList({ cookie }: Member, query: Record<string, string>) {
  const { json } = await call(stack, listTenders, { cookie, query });
  return listTenders.response.parse(json);
}

async function isScored(member: Member) {
  const { access, assessments } = await readList(member, { state: "open" });
  expect(access.scoring).toBe("current");
  expect(Object.values(assessments).some((assessment) => assessment.fit !== undefined)).toBe(true);
}

async function openResults(member: Member, query = "") {
  const watched = await openWatchedPage();
  await bringSession(stack, watched.page.context(), member);
  await watched.page.goto(`${stack.origin}/app/results${query}`);
  await watched.page.locator("[data-index='0']").waitFor();
  return watched;
}

const row = (page: Page, index: number) =>
  page.locator("li", { has: page.locator(`[data-index="${index}"]`) });
const slugOf = (page: Page, index: number) =>
  page.locator(`[data-index="${index}"]`).getAttribute("href");
const soon = { timeout: 60_000 };

describe("an agency with Premium", () => {
  test("finds the best fits first", async () => {
    const { page, complaints, close } = await openResults(premium);
    const order = page.getByRole("combobox", { name: "Sortierung" });
    await expect.poll(() => order.inputValue(), soon).toBe("fit");
    const { items, assessments } = await readList(premium, { state: "open", sort: "fit" });
    const scores = items.map(({ id }) => assessments[id]?.fit?.score ?? -1);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    await expect.poll(() => slugOf(page, 0), soon).toBe(`/app/tender/${items[0]?.slug}`);
    await row(page, 0).getByText(`AgencyFit ${scores[0]} von 100`).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test("dismisses by keyboard with a reason, takes it back, and finds it all after reloading", async () => {
    const { page, complaints, close } = await openResults(premium, "?sort=deadline");
    const [gone, next] = [await slugOf(page, 0), await slugOf(page, 1)];
    await page.keyboard.press("x");
    await page.getByRole("dialog", { name: "Warum ablehnen?" }).waitFor();
    await page.keyboard.press("7");
    await page.locator(`[href="${next}"][aria-current]:focus`).waitFor();
    expect(await slugOf(page, 0)).toBe(next);
    await page.keyboard.press("z");
    await page.locator(`[href="${gone}"][aria-current]:focus`).waitFor();

    await page.keyboard.press("x");
    await page.getByRole("button", { name: "Ohne Grund ablehnen" }).press("Enter");
    await page.getByRole("button", { name: "Abgelehnt 1" }).waitFor();
    await page.reload();
    await page.locator("[data-index='0']").waitFor();
    await expect.poll(() => page.locator(`[href="${gone}"]`).count()).toBe(0);
    await page.getByRole("button", { name: "Abgelehnt 1" }).press("Enter");
    await page.locator(`[data-index="0"][href="${gone}"]`).waitFor();
    await page.locator("[data-index='0']").focus();
    await page.keyboard.press("x");
    await page.getByRole("heading", { name: "Alles durchgesehen" }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test("marks in the list and on the tender alike, and is told what was counted", async () => {
    const { page, complaints, close } = await openResults(premium, "?sort=published");
    await page.keyboard.press("s");
    await row(page, 0).getByText("gemerkt", { exact: true }).waitFor();
    const detail = page.getByRole("complementary", { name: "Ausschreibung im Detail" });
    await detail.getByRole("button", { name: "Merken", pressed: true }).waitFor();
    await detail.getByRole("button", { name: "Passt", exact: true }).press("Enter");
    await row(page, 0).getByText("passt", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Gemerkt 1" }).waitFor();

    await page.getByRole("button", { name: "Was die Rangfolge gelernt hat" }).press("Enter");
    const sheet = page.getByRole("dialog", { name: "Was die Rangfolge gelernt hat" });
    await sheet.getByRole("heading", { name: /^\d+ Urteile? von \d+ nötigen$/ }).waitFor();
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
    await page.reload();
    await row(page, 0).getByText("gemerkt", { exact: true }).waitFor();
    await row(page, 0).getByText("passt", { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

describe("an agency with Basic", () => {
  test("sees fit and budget, of chances and competition only which plan opens them", async () => {
    const { access, assessments } = await readList(basic, { state: "open" });
    expect(access).toMatchObject({ lockedChances: "premium", lockedCompetition: "premium" });
    for (const assessment of Object.values(assessments)) {
      expect(assessment.chances).toBeUndefined();
      expect(assessment.competition).toBeUndefined();
    }
    const { page, close } = await openResults(basic);
    await page.getByText("TenderChances und Wettbewerb ab Premium.").waitFor();
    // The tender beside the list has percentages of its own, such as the weights of its criteria.
    const list = page.getByRole("region", { name: "Ergebnisliste" });
    await expect.poll(() => list.getByText(/\d %/).count()).toBe(0);
    await page.getByRole("combobox", { name: "Sortierung" }).selectOption({ value: "chances" });
    await page.getByRole("heading", { name: "TenderChances gibt es ab Premium" }).waitFor();
    await page.getByRole("button", { name: "Ohne diese Auswahl weiter" }).press("Enter");
    await page.locator("[data-index='0']").waitFor();
    await close();
  });
});
