// npm run bench -- pages [--runs 3]: Lighthouse's mobile profile on public pages, as the real server sends the built site.
import type { BenchOptions } from "../tools/bench.ts";
import { servePublicSite } from "../e2e/support/public-site.ts";
import { measurePages } from "./pages/measure.ts";
import { printPages } from "./pages/print.ts";

const pages = ["/", "/kontakt", "/datenschutz", "/karriere", "/login"];

export async function run({ args }: BenchOptions): Promise<object> {
  const runs = Number(args[args.indexOf("--runs") + 1] ?? 3) || 3;
  const site = await servePublicSite();
  try {
    const figures = await measurePages(site.origin, pages, runs);
    printPages(figures);
    return { runs, pages: figures };
  } finally {
    await site.close();
  }
}
