import { readFile } from "node:fs/promises";
import { listStatementReports, startTenderCheck } from "@tc/contract";
import { beforeAll, expect, test, vi } from "vitest";
import { axeFindingsInBothColours } from "../support/browser/axe.ts";
import { openWatchedPage } from "../support/browser/watched-page.ts";
import type { PageOptions } from "../support/browser/watched-page.ts";
import { activeAccount } from "../support/stack/accounts.ts";
import { giveTier, unlockedAdmin } from "../support/stack/admin.ts";
import { call } from "../support/stack/call.ts";
import { concludeContract } from "../support/stack/processing-contract.ts";
import { scoredSlugs } from "../support/stack/scored-tenders.ts";
import { bringSession } from "../support/stack/session.ts";
import { sharedStackWithNotices } from "../support/stack/shared-stack.ts";

const stack = await sharedStackWithNotices();
let owner: Awaited<ReturnType<typeof activeAccount>>;
let slug: string;
beforeAll(async () => {
  owner = await activeAccount(stack);
  await giveTier(stack, owner.agencyName, "premium");
  slug = await vi.waitFor(scoredSlug, { timeout: 280_000, interval: 500 });
  await concludeContract(stack, owner);
}, 300_000);

async function scoredSlug(): Promise<string> {
  const [first] = await scoredSlugs(stack, owner);
  if (first === undefined) throw new Error("nothing is scored yet");
  return first;
}

async function open(part: "unterlagen" | "tendercheck", options: PageOptions = {}) {
  const watched = await openWatchedPage(options);
  await bringSession(stack, watched.page.context(), owner);
  await watched.page.goto(`${stack.origin}/app/tender/${slug}/${part}`);
  return watched;
}

const terms = `Eignungskriterien
Der Bieter weist einen Mindestjahresumsatz von 500.000 Euro nach.
Vorzulegen ist ein Handelsregisterauszug.
Bei Verzug wird eine Vertragsstrafe von 0,3 % je Werktag vereinbart.`;

test("documents are uploaded, summed up, checked, decided on and handed on as PDF", async () => {
  const { page, complaints, close } = await open("unterlagen");
  await page
    .locator("input[type=file]")
    .setInputFiles([
      { name: "Bedingungen.txt", mimeType: "text/plain", buffer: Buffer.from(terms) },
    ]);
  // Whoever does not wait for the reader sees what it finds on the overview, without another visit.
  await page.getByText(/^(?:wartet|wird gelesen|gelesen)$/).waitFor();
  await page.getByRole("link", { name: "Überblick" }).press("Enter");
  const summary = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Zusammenfassung" }) });
  await summary.getByText(/Aus der Bekanntmachung und 1 Unterlage/).waitFor();
  const penalty = summary.getByRole("listitem").filter({ hasText: /Vertragsstrafe 0,3/ });
  await penalty.getByRole("link", { name: /Bedingungen\.txt/ }).waitFor();
  await penalty.getByRole("button", { name: /^stimmt nicht/ }).press("Enter");
  await page.getByRole("textbox", { name: /Was stimmt nicht/ }).fill("Es sind 0,2 %.");
  await page.getByRole("textbox", { name: /Was stimmt nicht/ }).press("Enter");
  await page.getByText("Danke für den Kommentar.").waitFor();
  await page.getByRole("link", { name: "TenderCheck", exact: true }).first().press("Enter");
  // A step may stand there for a second only: the page itself looks for it, at each frame.
  const step = page.waitForFunction(() =>
    [...document.querySelectorAll("[role=status], output")].some((status) =>
      /Schritt \d von 5: /.test(status.textContent),
    ),
  );
  await page.getByRole("button", { name: "TenderCheck starten" }).press("Enter");
  await step;
  await page.getByRole("heading", { name: "Risiken" }).waitFor();
  await page.getByText("Vertragsstrafe 0,3").first().waitFor();
  await page.getByText("Handelsregisterauszug").first().waitFor();
  await page
    .getByRole("link", { name: /Bedingungen\.txt/ })
    .first()
    .waitFor();
  await page.getByText(/noch 49 von 50 Checks/).waitFor();

  await page
    .getByRole("group", { name: "Entscheidung" })
    .getByRole("button", { name: "Prüfen" })
    .press("Enter");
  await page.getByText("Entschieden: Prüfen.").waitFor();
  const note = page.getByLabel("Notiz");
  await note.fill("nur mit Partner für Media");
  await note.press("Enter");
  const factors = page.getByRole("region", { name: "Worauf der Vorschlag beruht" });
  await factors.getByLabel("Harte Kriterien: Gewicht").selectOption("gibt den Ausschlag");
  await page.getByText(/^Mit euren Änderungen: /).waitFor();
  await page.reload();
  await expect.poll(() => note.inputValue()).toBe("nur mit Partner für Media");
  await page.getByText(/^Mit euren Änderungen: /).waitFor();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Als PDF" }).press("Enter");
  const file = await readFile((await (await download).path()) ?? "");
  expect(file.subarray(0, 5).toString()).toBe("%PDF-");
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
}, 300_000);

test("the operator reads the comment on a statement and no word of the agency's file", async () => {
  const { json } = await call(stack, listStatementReports, await unlockedAdmin(stack));
  const { reports } = listStatementReports.response.parse(json);
  const ofAgency = reports.filter(({ agency }) => agency.name === owner.agencyName);
  expect(ofAgency).toMatchObject([
    { tender: { slug }, section: "contract", comment: "Es sind 0,2 %." },
  ]);
  expect(ofAgency[0]).not.toHaveProperty("words");
});

test("what documents demand joins the hard criteria of the tender's page", async () => {
  const { page, close } = await open("tendercheck");
  await page.getByRole("link", { name: "Überblick" }).press("Enter");
  const card = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Was ihr mitbringen müsst" }) });
  await card
    .getByRole("link", { name: /Bedingungen\.txt/ })
    .first()
    .waitFor();
  await close();
});

test("with all checks of the month used up it says from when there are more, and starts none", async () => {
  const small = await activeAccount(stack);
  await giveTier(stack, small.agencyName, "basis");
  const slugs = await vi.waitFor(
    async () => {
      const scored = await scoredSlugs(stack, small);
      expect(scored.length).toBeGreaterThan(10);
      return scored;
    },
    { timeout: 280_000, interval: 500 },
  );
  for (const used of slugs.slice(0, 10)) {
    const path = startTenderCheck.path.replace(":slug", used);
    await call(stack, { ...startTenderCheck, path }, { cookie: small.cookie, body: {} });
  }
  const { page, close } = await openWatchedPage();
  await bringSession(stack, page.context(), small);
  await page.goto(`${stack.origin}/app/tender/${slugs[10]}/tendercheck`);
  await page.getByText("noch 0 von 10 Checks; neu ab").waitFor();
  await page.getByText(/^Die Checks dieses Monats sind aufgebraucht\./).waitFor();
  await expect
    .poll(() => page.getByRole("button", { name: "TenderCheck starten" }).count())
    .toBe(0);
  // The tender's page offers what is left: to keep it in mind.
  await page.getByRole("link", { name: "Überblick" }).press("Enter");
  const strip = page.getByRole("region", { name: "Entscheidung auf einen Blick" });
  await strip.getByRole("button", { name: /merken/i }).waitFor();
  await expect.poll(() => strip.getByRole("link", { name: /TenderCheck/ }).count()).toBe(0);
  await close();
}, 300_000);

test("a check that exists is free to repeat and readable on a phone", async () => {
  const { page, close } = await open("tendercheck", { viewport: { width: 390, height: 844 } });
  await page.getByRole("button", { name: "Erneut prüfen" }).press("Enter");
  await page.getByRole("heading", { name: "Risiken" }).waitFor();
  await page.getByText(/noch 49 von 50 Checks; erneut prüfen ist kostenlos/).waitFor();
  await page.getByText("Check läuft.").waitFor({ state: "detached" });
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  await close();
});
