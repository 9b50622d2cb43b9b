import type { BiFilters } from "@tc/contract";
import { AppError, reportSections } from "@tc/domain";
import type { ReportFormat } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { FileAnswer } from "../../platform/http/http-answer.ts";
import { countTry } from "../../platform/http/rate-limit.ts";
import type { RateLimit } from "../../platform/http/rate-limit.ts";
import { inAgency, requireMembership, requireUserId } from "../../platform/tenancy/tenancy.ts";
import { makeFile } from "./print/make-file.ts";
import { findReport } from "./reports.store.ts";
import { sectionsOf } from "./to-report.ts";

/** Each file counts the whole market anew. */
const fileLimit: RateLimit = { name: "report", limit: 60, windowSeconds: 3_600 };

/** Throws not_found and rate_limited. */
export async function downloadReport(
  ctx: Context,
  { id, format }: { readonly id: string; readonly format: ReportFormat },
): Promise<FileAnswer> {
  const { agencyId } = requireMembership(ctx);
  const row = await inAgency(ctx, agencyId, (t) => findReport(t, id));
  if (!row) throw new AppError("not_found");
  await countTry(ctx, fileLimit, requireUserId(ctx));
  const { name, filters } = row;
  const wish = { agencyId, name, filters, sections: sectionsOf(row), format };
  const { bytes, fileName } = await makeFile(ctx, wish);
  return new FileAnswer(bytes, fileName);
}

/** All parts for what somebody looks at right now. Throws rate_limited. */
export async function downloadMarketReport(
  ctx: Context,
  { format, ...filters }: BiFilters & { readonly format: ReportFormat },
): Promise<FileAnswer> {
  const { agencyId } = requireMembership(ctx);
  await countTry(ctx, fileLimit, requireUserId(ctx));
  const wish = { agencyId, name: "Marktbericht", filters, sections: reportSections, format };
  const { bytes, fileName } = await makeFile(ctx, wish);
  return new FileAnswer(bytes, fileName);
}
