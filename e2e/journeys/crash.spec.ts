import { getTenderCheck } from "@tc/contract";
import type { CheckResult, TenderCheck } from "@tc/contract";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { textPages } from "../../bench/documents/text-pages.ts";
import { scoreTendersJob } from "../../apps/server/src/features/scoring/job-definitions.ts";
import { freePort } from "../../tools/free-port.ts";
import { openLastingPage } from "../support/browser/watched-page.ts";
import { activeAccount } from "../support/stack/accounts.ts";
import { giveTier } from "../support/stack/admin.ts";
import { call } from "../support/stack/call.ts";
import { holdChecksBefore } from "../support/stack/hold-checks.ts";
import { adminPassword } from "../support/stack/operator.ts";
import { concludeContract } from "../support/stack/processing-contract.ts";
import { dayIn, noticeOf, openProcedure, publish } from "../support/stack/publish.ts";
import { startRealStack } from "../support/stack/real-stack.ts";
import type { RunningStack } from "../support/stack/real-stack.ts";
import { runJobs } from "../support/stack/run-job.ts";
import { scoredSlugs } from "../support/stack/scored-tenders.ts";
import { bringSession } from "../support/stack/session.ts";

type Member = Awaited<ReturnType<typeof activeAccount>>;

const patiently = { timeout: 280_000 };

let stack: RunningStack;
let owner: Member;
let twin: Member;
let slug: string;
let checkBefore: TenderCheck;
let pages: { readonly reading: Page; readonly check: Page };
const closings: (() => Promise<void>)[] = [];

/** One crash for all promises below, as the queue gives a dead process a minute. */
beforeAll(async () => {
  stack = await startRealStack({
    ADMIN_PASSWORD: adminPassword,
    // The page that is open finds the product again where it was.
    PORT: String(await freePort()),
    TRUST_PROXY: "1",
  });
  closings.push(() => stack.stop());
  [owner, twin] = [await makeChecker(), await makeChecker()];
  await publish(
    stack,
    openProcedure("Kampagne zur Wiedereröffnung des Freibads"),
    noticeOf(dayIn(30)),
  );
  await runJobs(stack, scoreTendersJob);
  slug = await vi.waitFor(slugOfBoth, { ...patiently, interval: 500 });
  await checkUndisturbed();
  pages = { check: await beginCheck(), reading: await beginReading() };
  await stack.crash();
}, 900_000);
afterAll(async () => {
  for (const close of closings.toReversed()) await close();
});

async function makeChecker(): Promise<Member> {
  const checker = await activeAccount(stack);
  await giveTier(stack, checker.agencyName, "premium");
  await concludeContract(stack, checker);
  return checker;
}

/** Throws until one tender is scored for both. */
async function slugOfBoth(): Promise<string> {
  const [ofOwner, ofTwin] = [await scoredSlugs(stack, owner), await scoredSlugs(stack, twin)];
  const first = ofOwner.find((scored) => ofTwin.includes(scored));
  if (first === undefined) throw new Error("nothing is scored yet");
  return first;
}

async function open(who: Member): Promise<Page> {
  const { page, close } = await openLastingPage();
  closings.push(close);
  await bringSession(stack, page.context(), who);
  await page.goto(`${stack.origin}/app/tender/${slug}/unterlagen`);
  return page;
}

const text = (name: string, words: string) => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(words),
});
const files = [
  text("Bedingungen.txt", "Bei Verzug wird eine Vertragsstrafe von 0,3 % je Werktag vereinbart."),
  text("Nachweise.txt", "Vorzulegen ist ein Handelsregisterauszug."),
  { name: "Leistung.pdf", mimeType: "application/pdf", buffer: textPages(40) },
];

/** Uploads all files and waits until each of them has arrived and is read. */
async function upload(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Dateien auswählen" }).waitFor();
  await page.locator("input[type=file]").setInputFiles(files);
  const list = page.getByRole("region", { name: "Dateien" });
  for (const { name } of files) {
    const row = list.getByRole("listitem").filter({ hasText: name });
    await row.getByText("gelesen", { exact: true }).waitFor(patiently);
  }
  await page.getByRole("list", { name: "Wird hochgeladen" }).waitFor({ state: "detached" });
}

async function startCheck(page: Page): Promise<void> {
  await page.getByRole("link", { name: "TenderCheck", exact: true }).first().press("Enter");
  await page.getByRole("button", { name: "TenderCheck starten" }).press("Enter");
}

async function checkUndisturbed(): Promise<void> {
  const page = await open(twin);
  await upload(page);
  await startCheck(page);
  await seeResult(page);
}

/** Leaves a check in the middle, where it waits for the crash. */
async function beginCheck(): Promise<Page> {
  const page = await open(owner);
  await upload(page);
  const hold = await holdChecksBefore(stack, "terms");
  closings.push(() => hold.forget());
  await startCheck(page);
  await page
    .getByRole("status")
    .getByText("Schritt 3 von 5: Forderungen mit dem Profil vergleichen")
    .waitFor(patiently);
  checkBefore = await checkOf(owner);
  return page;
}

/** Leaves the reading of a long document in the middle, by an agency without a plan. */
async function beginReading(): Promise<Page> {
  const page = await open(await activeAccount(stack));
  await page.getByRole("button", { name: "Lesen und schließen" }).click();
  await page.getByRole("button", { name: "Vertrag schließen" }).click();
  await page.getByRole("button", { name: "Dateien auswählen" }).waitFor();
  await page.locator("input[type=file]").setInputFiles({
    name: "Vergabeunterlagen.pdf",
    mimeType: "application/pdf",
    buffer: textPages(400),
  });
  await page.getByText(/^Seite \d+ von 400$/).waitFor();
  return page;
}

/** The check is over, its result is shown, and it counted once. */
async function seeResult(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Risiken" }).waitFor(patiently);
  await page.getByText("Vertragsstrafe 0,3").first().waitFor();
  await page.getByText(/noch 49 von 50 Checks; erneut prüfen ist kostenlos/).waitFor();
  await page.getByText("Check läuft.").waitFor({ state: "detached" });
}

async function checkOf({ cookie }: Member): Promise<TenderCheck> {
  const path = getTenderCheck.path.replace(":slug", slug);
  const { json } = await call(stack, { ...getTenderCheck, path }, { cookie });
  return getTenderCheck.response.parse(json);
}

/** Without its moment and without the ids of the documents, which differ between two agencies */
function findingsOf(result: CheckResult | undefined): unknown {
  const isOwn = (key: string) => key === "madeAt" || key === "id";
  return JSON.parse(
    JSON.stringify(result, (key, value: unknown) => (isOwn(key) ? undefined : value)),
  );
}

test("a process that is killed while it reads loses nothing, and an open page goes on by itself", async () => {
  const page = pages.reading;
  await page.getByText("gelesen", { exact: true }).waitFor(patiently);
  await page.getByText("400 Seiten").first().waitFor();
  await expect.poll(() => page.getByText("abgelehnt", { exact: true }).count()).toBe(0);
}, 400_000);

test("a check that is killed in the middle goes on by itself, ends as an undisturbed one and counts once", async () => {
  expect(checkBefore).toMatchObject({ run: { state: "running", step: "requirements" } });
  expect(checkBefore).not.toHaveProperty("result");
  await seeResult(pages.check);

  const [killed, whole] = [await checkOf(owner), await checkOf(twin)];
  expect(killed).toMatchObject({
    run: { state: "done", startedAt: checkBefore.run?.startedAt },
    isOutdated: false,
    quota: { used: 1, limit: 50, isCounted: true },
  });
  expect(whole.isOutdated).toBe(false);
  expect(killed.result?.documents).toBe(files.length);
  expect(findingsOf(killed.result)).toEqual(findingsOf(whole.result));
}, 400_000);
