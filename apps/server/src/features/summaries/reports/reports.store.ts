import type { ReportableSection, TenderQuote } from "@tc/contract";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

/** Keys of the statements of a tender that members have reported. */
export async function listReports(t: AgencyTransaction, tenderId: string): Promise<string[]> {
  const rows = await t.db
    .selectFrom("statement_report")
    .select("key")
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .orderBy("key")
    .execute();
  return rows.map(({ key }) => key);
}

interface StatementReport {
  readonly tenderId: string;
  readonly section: ReportableSection;
  readonly key: string;
  /** Absent where an agency's own document says it */
  readonly words?: { readonly text: string; readonly quotes: readonly TenderQuote[] };
  readonly model: string | undefined;
  readonly comment: string | undefined;
  readonly byName: string;
}

/** The same statement reported again is open again; without a new comment it keeps the one it has. */
export async function writeReport(
  t: AgencyTransaction,
  { tenderId, section, key, words, model, comment, byName }: StatementReport,
): Promise<void> {
  const values = {
    section,
    statement: words?.text ?? "",
    quotes: JSON.stringify(words?.quotes ?? []),
    is_public: words !== undefined,
    model: model ?? null,
    comment: comment ?? null,
    reported_at: t.now(),
    reported_by_name: byName,
    done_at: null,
    done_by: null,
  };
  await t.db
    .insertInto("statement_report")
    .values({ agency_id: t.agency.id, tender_id: tenderId, key, ...values })
    .onConflict((conflict) =>
      conflict.columns(["agency_id", "tender_id", "key"]).doUpdateSet(({ fn, ref }) => ({
        ...values,
        comment: fn.coalesce("excluded.comment", ref("statement_report.comment")),
      })),
    )
    .execute();
}

export async function deleteReport(
  t: AgencyTransaction,
  tenderId: string,
  key: string,
): Promise<void> {
  await t.db
    .deleteFrom("statement_report")
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .where("key", "=", key)
    .execute();
}
