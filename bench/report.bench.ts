import { loadavg } from "node:os";
import { performance } from "node:perf_hooks";
import { reportFormats, reportSections } from "@tc/domain";
import type { BiFilters } from "@tc/contract";
import { makeFile } from "../apps/server/src/features/reports/print/make-file.ts";
import { makeAgency } from "../apps/server/src/testing/people/make-agency.ts";
import { withMarket } from "./server/market-server.ts";

const filters: readonly BiFilters[] = [
  { months: 24 },
  { months: 120 },
  { months: 24, sector: "advertising" },
  { months: 60, region: "DEA" },
  { months: 120, sector: "print", region: "DE2" },
];
const rounds = 5;

/** Reports with all their parts, from the question to the bytes. Each filter is asked once before it is measured. */
export async function run({ args }: { args: string[] }): Promise<object> {
  return withMarket(args, async ({ ctx, tenders, facts }) => {
    const { agencyId } = await makeAgency(ctx, { tier: "enterprise" });
    const figures = [];
    for (const format of reportFormats) {
      const times: number[] = [];
      let kilobytes = 0;
      for (const filter of filters) {
        const wish = { agencyId, name: "Markt", filters: filter, sections: reportSections, format };
        await makeFile(ctx, wish);
        for (let round = 0; round < rounds; round++) {
          const startedAt = performance.now();
          const { bytes } = await makeFile(ctx, wish);
          times.push(performance.now() - startedAt);
          kilobytes = Math.max(kilobytes, Math.round(bytes.byteLength / 1_000));
        }
      }
      times.sort((a, b) => a - b);
      const at = (share: number) => Math.round(times[Math.ceil(times.length * share) - 1] ?? 0);
      figures.push({ format, p50: at(0.5), p95: at(0.95), max: at(1), kilobytes });
    }
    console.table(figures);
    const [load = 0] = loadavg();
    console.log(`${facts} facts; load ${load.toFixed(1)}`);
    return { tenders, facts, load, files: figures };
  });
}
