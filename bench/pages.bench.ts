// npm run bench -- pages [--runs 3]: Lighthouse's mobile profile on public pages, as the real server sends the built site; beside a page with
// nothing on it.
import type { BenchOptions } from "../tools/bench.ts";
import { servePublicSite } from "../e2e/support/web/public-site.ts";
import { serveBarePage } from "./pages/bare-page.ts";
import { measurePages } from "./pages/measure.ts";
import { printPages } from "./pages/print.ts";

const pages = ["/", "/kontakt", "/datenschutz", "/karriere", "/login"];

export async function run({ args }: BenchOptions): Promise<object> {
  const runs = Number(args[args.indexOf("--runs") + 1] ?? 3) || 3;
  const site = await servePublicSite();
  const bare = await serveBarePage();
  try {
    const urls = pages.map((path) => [path, site.origin + path] as const);
    const figures = await measurePages([["(bare)", bare.url], ...urls], runs);
    printPages(figures);
    return { runs, pages: figures };
  } finally {
    bare.close();
    await site.close();
  }
}
