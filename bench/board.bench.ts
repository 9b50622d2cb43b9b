// npm run bench -- board [--moves 20]: a board of 500 cards, moved by keyboard, from the key to the next paint.
import { chromium } from "playwright-core";
import type { BenchOptions } from "../tools/bench.ts";
import { chromiumLaunch } from "../tools/chromium.ts";
import { rememberConsent } from "../e2e/support/browser/consent.ts";
import { sampleAccount } from "../e2e/support/samples/account.ts";
import { manyRows } from "../e2e/support/samples/pipeline/pipeline-rows.ts";
import { samplePipeline } from "../e2e/support/samples/pipeline/pipeline.ts";
import { sampleApi } from "../e2e/support/samples/tenders.ts";
import { cannedWeb } from "../e2e/support/web/canned-web.ts";

interface Watched {
  keysMs: number[];
}

export async function run({ args }: BenchOptions): Promise<object> {
  const moves = Number(args[args.indexOf("--moves") + 1] ?? 20) || 20;
  const server = await cannedWeb(
    samplePipeline(sampleAccount(sampleApi(Date.now())), manyRows).api,
  );
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const context = await browser.newContext({ viewport: { width: 1360, height: 900 } });
    await rememberConsent(context);
    const page = await context.newPage();
    await page.addInitScript(() => {
      const watched = window as unknown as Watched;
      watched.keysMs = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (entry.name === "keydown") watched.keysMs.push(entry.duration);
        }
      }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    });
    await page.goto(`${server.origin}/pipeline`);
    await page.locator("[data-open-card]").first().waitFor();
    await page.waitForLoadState("networkidle");
    await page.keyboard.press("j");
    const isDone = () =>
      page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
    await isDone();
    await page.evaluate(() => {
      (window as unknown as Watched).keysMs.length = 0;
    });
    for (let at = 0; at < moves; at++) {
      await page.keyboard.press(String((at % 5) + 1));
      await isDone();
    }
    const keysMs = await page.evaluate(() =>
      (window as unknown as Watched).keysMs.toSorted((a, b) => a - b),
    );
    const figures = {
      cards: manyRows.length,
      moves,
      medianMs: keysMs[Math.floor(keysMs.length / 2)] ?? 0,
      p95Ms: keysMs[Math.floor(keysMs.length * 0.95)] ?? 0,
      longestMs: keysMs.at(-1) ?? 0,
    };
    console.table(figures);
    return figures;
  } finally {
    await browser.close();
  }
}
