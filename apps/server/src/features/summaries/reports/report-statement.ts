import type { ReportableSection, Summary, TenderQuote } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { memberName } from "../../../platform/tenancy/member-name.store.ts";
import { inAgency, requireMembership, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import { requireTender } from "../../assessment/index.ts";
import { listDocumentOrigins } from "../../documents/index.ts";
import { getSummary } from "../get-summary.ts";
import { deleteReport, writeReport } from "./reports.store.ts";

interface Report {
  readonly slug: string;
  readonly key: string;
  readonly comment?: string | undefined;
}

/**
 * Keeps for the operator that a statement is wrong; its words only where they are public. Throws not_found for one that
 * is not there.
 */
export async function reportStatement(
  ctx: Context,
  { slug, key, comment }: Report,
): Promise<{ done: true }> {
  const { agencyId } = requireMembership(ctx);
  const userId = requireUserId(ctx);
  const tenderId = await tenderIdOf(ctx, slug);
  // Before the summary: what is deleted in between counts as the agency's own.
  const origins = await inAgency(ctx, agencyId, (t) => listDocumentOrigins(t, tenderId));
  const summary = await getSummary(ctx, { slug });
  const statement = statementsOf(summary).find((candidate) => candidate.key === key);
  if (!statement) throw new AppError("not_found");
  const { section, text, quotes, model } = statement;
  const isPublic =
    areOfBuyer(quotes, origins) && (section !== "overview" || isOfBuyerAlone(summary, origins));
  await inAgency(ctx, agencyId, async (t) => {
    const byName = await memberName(t, userId);
    await writeReport(t, {
      tenderId,
      section,
      key,
      ...(isPublic && { words: { text, quotes } }),
      model,
      comment,
      byName,
    });
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

interface ReportableStatement {
  readonly section: ReportableSection;
  readonly key: string;
  readonly text: string;
  readonly quotes: readonly TenderQuote[];
  /** The language model that named it */
  readonly model: string | undefined;
}

function statementsOf({ overview, sections, ai }: Summary): ReportableStatement[] {
  return [
    ...(overview?.sentences ?? []).map((sentence) => ({
      section: "overview" as const,
      ...sentence,
      model: overview?.ai.model,
    })),
    ...sections.flatMap(({ name, statements }) =>
      statements.map(({ key, text, quotes, byModel }) => ({
        section: name,
        key,
        text,
        quotes,
        model: byModel && ai?.model,
      })),
    ),
  ];
}

type Origins = Awaited<ReturnType<typeof listDocumentOrigins>>;

/** Whether the notice says it, or documents that everybody may fetch. */
function areOfBuyer(quotes: readonly TenderQuote[], origins: Origins): boolean {
  return quotes.every(({ document }) => !document || origins.get(document.id) === "buyer");
}

/**
 * A language model wrote each sentence with all documents before it. Beside an agency's own ones, or where one was
 * deleted a moment ago, nobody can tell whose words it took.
 */
function isOfBuyerAlone({ reading }: Summary, origins: Origins): boolean {
  return reading.isComplete && [...origins.values()].every((origin) => origin === "buyer");
}

async function tenderIdOf(ctx: Context, slug: string): Promise<string> {
  const tender = await requireTender(ctx, slug);
  return tender.id;
}
