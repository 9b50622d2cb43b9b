import { listTenders } from "@tc/contract";
import { beforeAll, expect, test, vi } from "vitest";
import { axeFindingsInBothColours } from "../support/browser/axe.ts";
import { openWatchedPage } from "../support/browser/watched-page.ts";
import { activeAccount } from "../support/stack/accounts.ts";
import { giveTier } from "../support/stack/admin.ts";
import { call } from "../support/stack/call.ts";
import { putBuyerFile, setDocumentsAddress } from "../support/stack/documents-address.ts";
import { bringSession } from "../support/stack/session.ts";
import { sharedStackWithNotices } from "../support/stack/shared-stack.ts";
import { allSourcesRead } from "../support/stack/sources.ts";

const stack = await sharedStackWithNotices();
let owner: Awaited<ReturnType<typeof activeAccount>>;
let other: Awaited<ReturnType<typeof activeAccount>>;
let slug: string;
const file = `${stack.websiteUrl}/unterlagen/Bedingungen-${crypto.randomUUID()}.txt`;

beforeAll(async () => {
  [owner, other] = [await activeAccount(stack), await activeAccount(stack)];
  await giveTier(stack, owner.agencyName, "premium");
  await allSourcesRead(stack);
  slug = await vi.waitFor(lastSlug, { timeout: 280_000, interval: 500 });
  await putBuyerFile(file, "Angebotsfrist: 18.12.2026, 14:00 Uhr");
  await setDocumentsAddress(stack, slug, file);
}, 600_000);

/** Throws until the product has read some notices; another journey takes the first. */
async function lastSlug(): Promise<string> {
  const { json } = await call(stack, listTenders, { cookie: owner.cookie });
  const last = listTenders.response.parse(json).items.at(-1);
  if (!last) throw new Error("no notice has been read yet");
  return last.slug;
}

async function open(who: typeof owner) {
  const watched = await openWatchedPage();
  await bringSession(stack, watched.page.context(), who);
  await watched.page.goto(`${stack.origin}/app/tender/${slug}/unterlagen`);
  return watched;
}

test("one agency fetches the documents, another has them too, and nobody can delete them", async () => {
  const { page, complaints, close } = await open(owner);
  await page.getByRole("button", { name: "Unterlagen holen" }).press("Enter");
  const row = page.getByRole("listitem").filter({ hasText: "von der Vergabestelle geholt" });
  await row.getByText("gelesen", { exact: true }).waitFor();
  await page
    .getByRole("region", { name: "Fristen" })
    .getByText("18.12.2026, 14:00 Uhr")
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Auf neue Fassung prüfen" }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: /^Löschen: / }).count()).toBe(0);
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();

  const neighbour = await open(other);
  await neighbour.page
    .getByRole("listitem")
    .filter({ hasText: "von der Vergabestelle geholt" })
    .getByText("gelesen", { exact: true })
    .waitFor();
  await neighbour.page.getByText("Angebotsfrist: 18.12.2026, 14:00 Uhr").first().waitFor();
  await neighbour.close();
});
