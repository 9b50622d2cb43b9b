// npm run bench -- quotes [--wrong]: copies of real quotes whose layout differs must be found, copies whose figures or
// negations were changed must not. Pages are those of real tender documents and the criteria texts of real notices.
import type { BenchOptions } from "../tools/bench.ts";
import { judgeQuotes } from "./quotes/judge-quotes.ts";
import { realPages } from "./quotes/real-pages.ts";

export async function run({ data, args }: BenchOptions): Promise<object> {
  const { layouts, changes, wrong, microsecondsEach } = judgeQuotes(await realPages(data));
  console.log("Layout variants, wrong where refused:");
  console.table(layouts);
  console.log("Changed quotes, wrong where accepted:");
  console.table(changes);
  if (args.includes("--wrong"))
    console.log(
      [...Map.groupBy(wrong, ({ kind }) => kind).values()].flatMap((list) => list.slice(0, 20)),
    );
  const sum = (rows: readonly { n: number; wrong: number }[]) => ({
    n: rows.reduce((total, { n }) => total + n, 0),
    wrong: rows.reduce((total, row) => total + row.wrong, 0),
  });
  return { layouts: sum(layouts), changes: sum(changes), microsecondsEach };
}
