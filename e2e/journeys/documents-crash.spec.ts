import { listTenders } from "@tc/contract";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { textPages } from "../../bench/documents/text-pages.ts";
import { freePort } from "../../tools/free-port.ts";
import { openWatchedPage } from "../support/browser/watched-page.ts";
import { activeAccount } from "../support/stack/accounts.ts";
import { call } from "../support/stack/call.ts";
import { startRealStack, withNotices } from "../support/stack/real-stack.ts";
import type { RunningStack } from "../support/stack/real-stack.ts";
import { bringSession } from "../support/stack/session.ts";

const pageCount = 400;

let stack: RunningStack;
let owner: Awaited<ReturnType<typeof activeAccount>>;
let slug: string;
beforeAll(async () => {
  // The page that is open finds the product again where it was.
  stack = await startRealStack({
    ...withNotices,
    PORT: String(await freePort()),
    TRUST_PROXY: "1",
  });
  owner = await activeAccount(stack);
  slug = await vi.waitFor(firstSlug, { timeout: 280_000, interval: 500 });
}, 300_000);
afterAll(() => stack.stop());

/** Throws until the product has read its first notices. */
async function firstSlug(): Promise<string> {
  const { json } = await call(stack, listTenders, { cookie: owner.cookie });
  const [first] = listTenders.response.parse(json).items;
  if (!first) throw new Error("no notice has been read yet");
  return first.slug;
}

test("a process that is killed while it reads loses nothing, and an open page goes on by itself", async () => {
  const { page, close } = await openWatchedPage();
  await bringSession(stack, page.context(), owner);
  await page.goto(`${stack.origin}/app/tender/${slug}/unterlagen`);
  await page.getByRole("button", { name: "Lesen und schließen" }).click();
  await page.getByRole("button", { name: "Vertrag schließen" }).click();
  await page.getByRole("button", { name: "Dateien auswählen" }).waitFor();
  await page.locator("input[type=file]").setInputFiles({
    name: "Vergabeunterlagen.pdf",
    mimeType: "application/pdf",
    buffer: textPages(pageCount),
  });
  await page.getByText(/^Seite \d+ von 400$/).waitFor();
  await stack.crash();
  // The queue gives a dead process a minute.
  await page.getByText("gelesen", { exact: true }).waitFor({ timeout: 280_000 });
  await page.getByText("400 Seiten").first().waitFor();
  await expect.poll(() => page.getByText("abgelehnt", { exact: true }).count()).toBe(0);
  await close();
}, 400_000);
