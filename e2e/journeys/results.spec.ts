import { listSources } from "@tc/contract";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { activeAccount } from "../support/stack/accounts.ts";
import { bringSession } from "../support/stack/session.ts";
import { sharedStackWithNotices } from "../support/stack/shared-stack.ts";
import { axeFindingsInBothColours } from "../support/browser/axe.ts";
import { openWatchedPage, pageTitle } from "../support/browser/watched-page.ts";
import type { PageOptions } from "../support/browser/watched-page.ts";

const stack = await sharedStackWithNotices();
let member: { cookie: string };
beforeAll(async () => {
  member = await activeAccount(stack);
  await vi.waitFor(() => allSourcesRead(stack.origin), { timeout: 580_000, interval: 500 });
}, 600_000);

/** A page of somebody who is signed in. */
async function openMemberPage(options: PageOptions = {}) {
  const watched = await openWatchedPage(options);
  await bringSession(stack, watched.page.context(), member);
  return watched;
}

/** Throws until every day of the stand-ins is in, so that no list moves under a journey. */
async function allSourcesRead(origin: string) {
  const answer = await fetch(`${origin}/api/sources`);
  const { sources, openTenderCount } = listSources.response.parse(await answer.json());
  expect(sources.map((source) => source.state)).toEqual(sources.map(() => "ok"));
  expect(openTenderCount).toBeGreaterThan(3);
}

describe("from the entry page to a tender", () => {
  test("a visitor finds a tender, narrows the list, and the address keeps the view", async () => {
    const { page, complaints, close } = await openMemberPage();
    await page.goto(stack.origin);
    await page.getByText("Alle Ausschreibungen sind erfunden").waitFor();
    // The start page leads visitors to the sign-in, which lets those in who are known.
    await page.getByRole("link", { name: "Login" }).first().press("Enter");
    await page.getByRole("link", { name: "Ergebnisse" }).first().press("Enter");
    await page.locator("[data-index='0']").waitFor();
    await page.getByRole("complementary", { name: "Musterdaten" }).waitFor();

    const title = (await page.locator("[data-index='1']").innerText()).replace(/^Neu\s*/, "");
    await page.locator("[data-index='1']").press("Enter");
    await page.waitForURL(/tender=/);
    const detail = page.getByRole("complementary", { name: "Ausschreibung im Detail" });
    await detail.getByRole("heading", { name: title }).waitFor();

    const word = /[A-Za-zÄÖÜäöüß]{7,}/.exec(title)?.[0] ?? title;
    await page.keyboard.press("/");
    await page.keyboard.type(word);
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.searchParams.get("q") === word);
    await page.reload();
    await page.locator("[data-index='0']").waitFor();
    await expect
      .poll(() => page.getByRole("textbox", { name: "Ausschreibungen durchsuchen" }).inputValue())
      .toBe(word);
    await page.getByRole("link", { name: "Als ganze Seite öffnen" }).press("Enter");
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test("the list is walked, opened and filtered by keyboard alone", async () => {
    const { page, complaints, close } = await openMemberPage();
    await page.goto(`${stack.origin}/app/results?state=`);
    await page.locator("[data-index='0']").waitFor();
    await page.keyboard.press("j");
    await page.locator("[data-index='1']:focus").waitFor();
    await page.keyboard.press("ArrowDown");
    await page.locator("[data-index='2']:focus").waitFor();
    await page.keyboard.press("k");
    await page.locator("[data-index='1'][aria-current]:focus").waitFor();
    await page.keyboard.press("f");
    const sheet = page.getByRole("dialog", { name: "Filter" });
    await sheet.waitFor();
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
    await page.keyboard.press("?");
    await page.getByRole("checkbox", { name: /Kürzel mit einer Taste/ }).uncheck();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.keyboard.press("f");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe("every screen", () => {
  test("is free of findings and complaints in light and dark", async () => {
    const { page, complaints, close } = await openMemberPage();
    await page.goto(`${stack.origin}/app/results?state=`);
    const first = page.locator("[data-index='0']");
    await first.waitFor();
    const tender = (await first.getAttribute("href")) ?? "";
    await page
      .getByRole("complementary", { name: "Ausschreibung im Detail" })
      .getByRole("heading")
      .first()
      .waitFor();
    expect(await axeFindingsInBothColours(page)).toEqual([]);

    await page.goto(stack.origin + tender);
    await pageTitle(page).waitFor();
    expect(await axeFindingsInBothColours(page)).toEqual([]);

    await page.goto(`${stack.origin}/app/datenstand`);
    await page.getByText("gelesene Bekanntmachungen").waitFor();
    expect(await axeFindingsInBothColours(page)).toEqual([]);

    await page.goto(stack.origin);
    expect(await axeFindingsInBothColours(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test("opened from a list, the filters and the buyer, is free of findings in light and dark", async () => {
    const { page, complaints, close } = await openMemberPage();
    await page.goto(`${stack.origin}/app/results?state=`);
    await page.locator("[data-index='0']").waitFor();
    const buyer = page.locator("a[href^='/app/buyer/']").first();
    await buyer.waitFor();
    await page.keyboard.press("f");
    const filter = page.getByRole("dialog", { name: "Filter" });
    for (const name of ["Frist", "Veröffentlichter Wert"]) {
      const group = filter.getByRole("group", { name, exact: true });
      await group.getByRole("textbox", { name: "bis" }).waitFor();
    }
    expect(await axeFindingsInBothColours(page)).toEqual([]);

    await page.keyboard.press("Escape");
    await buyer.press("Enter");
    await page.getByRole("heading", { name: "Frühere Vergaben", exact: true }).waitFor();
    expect(await axeFindingsInBothColours(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test("that does not exist answers 404 with a way back", async () => {
    const { page, close } = await openMemberPage();
    const answer = await page.goto(`${stack.origin}/gibt-es-nicht`);
    expect(answer?.status()).toBe(404);
    await page.getByRole("heading", { name: "404 – Seite nicht gefunden" }).waitFor();
    await page.getByRole("link", { name: "Zur Startseite" }).press("Enter");
    await page.waitForURL(`${stack.origin}/`);
    await close();
  });
});
