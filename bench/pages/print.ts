import type { MeasuredPage, PageFigures } from "./measure.ts";

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

function row(path: string, which: string, it: PageFigures): string {
  const scores = [it.performance, it.accessibility, it.bestPractices, it.seo].join("/");
  return [
    path.padEnd(14),
    which.padEnd(7),
    scores.padEnd(17),
    seconds(it.fcpMs).padStart(8),
    seconds(it.lcpMs).padStart(8),
    `${it.tbtMs} ms`.padStart(8),
    it.cls.toFixed(3).padStart(7),
    kb(it.scriptBytes).padStart(10),
    kb(it.bytes).padStart(10),
  ].join(" ");
}

export function printPages(pages: readonly MeasuredPage[]): void {
  console.log(
    "page           run     perf/a11y/bp/seo       FCP      LCP      TBT     CLS     script  no photos",
  );
  for (const { path, best, median } of pages) {
    console.log(row(path, "best", best));
    console.log(row(path, "median", median));
  }
}
