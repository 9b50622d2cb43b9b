import { getTenderCheck } from "@tc/contract";
import type { CheckResult, TenderCheck } from "@tc/contract";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { textPages } from "../../bench/documents/text-pages.ts";
import { freePort } from "../../tools/free-port.ts";
import { openWatchedPage } from "../support/browser/watched-page.ts";
import { activeAccount } from "../support/stack/accounts.ts";
import { giveTier } from "../support/stack/admin.ts";
import { call } from "../support/stack/call.ts";
import { holdChecksBefore } from "../support/stack/hold-checks.ts";
import { adminPassword } from "../support/stack/operator.ts";
import { concludeContract } from "../support/stack/processing-contract.ts";
import { startRealStack, withNotices } from "../support/stack/real-stack.ts";
import type { RunningStack } from "../support/stack/real-stack.ts";
import { scoredSlugs } from "../support/stack/scored-tenders.ts";
import { bringSession } from "../support/stack/session.ts";
import { allSourcesRead } from "../support/stack/sources.ts";

type Checker = Awaited<ReturnType<typeof activeAccount>>;

const patiently = { timeout: 280_000 };

let stack: RunningStack;
let owner: Checker;
let twin: Checker;
let slug: string;
beforeAll(async () => {
  stack = await startRealStack({
    ...withNotices,
    ADMIN_PASSWORD: adminPassword,
    // The page that is open finds the product again where it was.
    PORT: String(await freePort()),
    TRUST_PROXY: "1",
  });
  [owner, twin] = [await makeChecker(), await makeChecker()];
  await allSourcesRead(stack);
  slug = await vi.waitFor(slugOfBoth, { ...patiently, interval: 500 });
}, 900_000);
afterAll(() => stack.stop());

async function makeChecker(): Promise<Checker> {
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
  await page.goto(`${stack.origin}/app/tender/${slug}/unterlagen`);
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

/** The check is over, its result is shown, and it counted once. */
async function seeResult(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Risiken" }).waitFor(patiently);
  await page.getByText("Vertragsstrafe 0,3").first().waitFor();
  await page.getByText(/noch 49 von 50 Checks; erneut prüfen ist kostenlos/).waitFor();
  await page.getByText("Check läuft.").waitFor({ state: "detached" });
}

async function open(who: Checker): Promise<Page> {
  const { page } = await openWatchedPage();
  await bringSession(stack, page.context(), who);
  return page;
}

async function checkOf({ cookie }: Checker): Promise<TenderCheck> {
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

test("a check that is killed in the middle goes on by itself, ends as an undisturbed one and counts once", async () => {
  const undisturbed = await open(twin);
  await upload(undisturbed);
  await startCheck(undisturbed);
  await seeResult(undisturbed);

  const page = await open(owner);
  await upload(page);
  const hold = await holdChecksBefore(stack, "terms");
  onTestFinished(() => hold.forget());
  await startCheck(page);
  await page
    .getByRole("status")
    .getByText("Schritt 3 von 5: Forderungen mit dem Profil vergleichen")
    .waitFor(patiently);
  const before = await checkOf(owner);
  expect(before).toMatchObject({ run: { state: "running", step: "requirements" } });
  expect(before).not.toHaveProperty("result");
  await stack.crash();
  // The queue gives a dead process a minute.
  await seeResult(page);

  const [killed, whole] = [await checkOf(owner), await checkOf(twin)];
  expect(killed).toMatchObject({
    run: { state: "done", startedAt: before.run?.startedAt },
    isOutdated: false,
    quota: { used: 1, limit: 50, isCounted: true },
  });
  expect(whole.isOutdated).toBe(false);
  expect(killed.result?.documents).toBe(files.length);
  expect(findingsOf(killed.result)).toEqual(findingsOf(whole.result));
}, 900_000);
