// npm run bench -- app [--runs 5]: the results of a signed-in agency on a phone, the product as `npm start` runs it with sample data.
import { chromium } from "playwright-core";
import type { BenchOptions } from "../tools/bench.ts";
import { chromiumLaunch } from "../tools/chromium.ts";
import { startRealStack, withNotices } from "../e2e/support/stack/real-stack.ts";
import { demoCookies } from "./app/demo-cookies.ts";
import { visit } from "./app/visit.ts";
import type { Visit } from "./app/visit.ts";

export async function run({ args }: BenchOptions): Promise<object> {
  const runs = Number(args[args.indexOf("--runs") + 1] ?? 5) || 5;
  const stack = await startRealStack(withNotices);
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const cookies = await demoCookies(stack);
    const url = `${stack.origin}/app/results?field=all`;
    // Until the sample data are there.
    await visit(browser, url, cookies);
    const visits: Visit[] = [];
    for (let at = 0; at < runs; at++) visits.push(await visit(browser, url, cookies));
    const ranked = visits.toSorted((a, b) => a.contentMs - b.contentMs);
    const figures = { best: ranked[0], median: ranked[Math.floor(runs / 2)] };
    console.table(figures);
    return { runs, ...figures };
  } finally {
    await browser.close();
    await stack.stop();
  }
}
