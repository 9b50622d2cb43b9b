import { AppError } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { memberName } from "../../platform/tenancy/member-name.store.ts";
import { inAgency, requireMembership, requireUserId } from "../../platform/tenancy/tenancy.ts";
import { findAssessedTender } from "../assessment/index.ts";
import { getSummary } from "./get-summary.ts";
import { deleteReport, writeReport } from "./summaries.store.ts";

interface Report {
  readonly slug: string;
  readonly key: string;
  readonly comment?: string | undefined;
}

/** Keeps that a statement is wrong, with its words as they were shown. Throws not_found for one that is not there. */
export async function reportStatement(
  ctx: Context,
  { slug, key, comment }: Report,
): Promise<{ done: true }> {
  const { agencyId } = requireMembership(ctx);
  const userId = requireUserId(ctx);
  const tenderId = await tenderIdOf(ctx, slug);
  const { sections } = await getSummary(ctx, { slug });
  const match = sections
    .flatMap(({ name, statements }) => statements.map((statement) => ({ name, statement })))
    .find(({ statement }) => statement.key === key);
  if (!match) throw new AppError("not_found");
  await inAgency(ctx, agencyId, async (t) => {
    const byName = await memberName(t, userId);
    const { name: section, statement } = match;
    await writeReport(t, { tenderId, section, statement, comment, byName });
  });
  return { done: true };
}

export async function withdrawReport(
  ctx: Context,
  { slug, key }: Omit<Report, "comment">,
): Promise<{ done: true }> {
  const { agencyId } = requireMembership(ctx);
  const tenderId = await tenderIdOf(ctx, slug);
  await inAgency(ctx, agencyId, (t) => deleteReport(t, tenderId, key));
  return { done: true };
}

async function tenderIdOf(ctx: Context, slug: string): Promise<string> {
  const tender = await findAssessedTender(ctx.db, slug);
  if (!tender) throw new AppError("not_found");
  return tender.id;
}
