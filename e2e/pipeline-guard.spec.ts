import { tierRights } from "@tc/domain";
import type { Tier } from "@tc/domain";
import { chromium } from "playwright-core";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chromiumLaunch } from "../tools/chromium.ts";
import { serveWeb } from "./support/memory-api.ts";
import { sampleAccount, sampleAnswers } from "./support/sample-account.ts";
import { sampleApi } from "./support/sample-tenders.ts";
import { axeFindings, openWatchedPage } from "./support/watched-page.ts";

const tenders = sampleApi(Date.now());
const { agency, status } = sampleAnswers;

let server: Awaited<ReturnType<typeof serveWeb>>;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([
    serveWeb(sampleAccount(tenders)),
    chromium.launch(chromiumLaunch()),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function openPipeline(tier: Tier | null) {
  const rights = tierRights(tier);
  server.setApi(
    sampleAccount(tenders, {
      "GET /api/user-status": { ...status, record: { ...status.record, tier } },
      "GET /api/agency": { ...agency, tier, tierName: rights.name, features: rights.features },
    }),
  );
  const watched = await openWatchedPage(browser);
  await watched.page.goto(`${server.origin}/pipeline`);
  return watched;
}

test.each(["premium", "trial", "enterprise"] as const)("%s opens the pipeline", async (tier) => {
  const { page, complaints, close } = await openPipeline(tier);
  await page.getByRole("heading", { name: "Pipeline", exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/pipeline");
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test.each(["basis", null] as const)(
  "%s sees the upgrade page, which says what opens the pipeline",
  async (tier) => {
    const { page, close } = await openPipeline(tier);
    await page.getByText("Der kleinste Tarif damit ist Premium.").waitFor();
    expect(new URL(page.url()).pathname).toBe("/app/upgrade");
    await close();
  },
);
