import { tierRights } from "@tc/domain";
import type { Tier } from "@tc/domain";
import { expect, test } from "vitest";
import { cannedWeb } from "../../../support/web/canned-web.ts";
import { sampleAccount, sampleAnswers } from "../../../support/samples/account.ts";
import { samplePipeline } from "../../../support/samples/pipeline/pipeline.ts";
import { sampleApi } from "../../../support/samples/tenders.ts";
import { axeFindings } from "../../../support/browser/axe.ts";
import { openWatchedPage } from "../../../support/browser/watched-page.ts";

const tenders = sampleApi(Date.now());
const { agency, status } = sampleAnswers;

const server = await cannedWeb(sampleAccount(tenders));

async function openPipeline(tier: Tier | null) {
  const rights = tierRights(tier);
  const account = sampleAccount(tenders, {
    "GET /api/user-status": { ...status, record: { ...status.record, tier } },
    "GET /api/agency": { ...agency, tier, tierName: rights.name, features: rights.features },
  });
  server.setApi(samplePipeline(account).api);
  const watched = await openWatchedPage();
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
