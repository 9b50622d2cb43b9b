import type { BiFilters } from "@tc/contract";
import type { ReportFormat, ReportSection } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { readFigures } from "../figures/read-figures.ts";
import { getAgencyName } from "../reports.store.ts";
import { writeReportPdf } from "./print-report.ts";
import { writeReportCsv } from "./report-csv.ts";

interface FileWish {
  readonly agencyId: string;
  readonly name: string;
  readonly filters: BiFilters;
  readonly sections: readonly ReportSection[];
  readonly format: ReportFormat;
}

/** A report with the figures of now, and what its file is called. */
export async function makeFile(
  ctx: Context,
  { name, format, ...wish }: FileWish,
): Promise<{ readonly bytes: Buffer; readonly fileName: string }> {
  const figures = await readFigures(ctx, wish);
  const madeAt = ctx.now();
  const agencyName = await inAgency(ctx, wish.agencyId, getAgencyName);
  const head = { name, agencyName, madeAt };
  const bytes =
    format === "pdf" ? await writeReportPdf(head, figures) : writeReportCsv(head, figures);
  return { bytes, fileName: `${fileNameOf(name)}-${berlinDay(madeAt)}.${format}` };
}

/** Of the report's name what every file system takes */
function fileNameOf(name: string): string {
  const letters = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" } as const;
  const plain = name
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => letters[letter as keyof typeof letters])
    .normalize("NFKD")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 60);
  return plain === "" ? "bericht" : plain;
}
