import type { DocumentItem, ItemChange } from "@tc/documents";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

/** What is kept of a version whose place another took. */
export interface EarlierVersion {
  readonly uploadedAt: Date;
  readonly pages: number | null;
  readonly refusedPages: number;
  readonly rulesVersion: number;
  readonly items: readonly DocumentItem[];
}

export async function insertVersion(
  t: AgencyTransaction,
  documentId: string,
  { uploadedAt, pages, refusedPages, rulesVersion, items }: EarlierVersion,
): Promise<void> {
  await t.db
    .insertInto("document_version")
    .values({
      agency_id: t.agency.id,
      document_id: documentId,
      earlier_uploaded_at: uploadedAt,
      earlier_pages: pages,
      earlier_refused_pages: refusedPages,
      earlier_rules_version: rulesVersion,
      earlier_items: JSON.stringify(items),
    })
    .execute();
}

/** What the document will be compared with once it is read */
export async function findUncompared(
  t: AgencyTransaction,
  documentId: string,
): Promise<EarlierVersion | undefined> {
  const row = await t.db
    .selectFrom("document_version")
    .select([
      "earlier_uploaded_at",
      "earlier_pages",
      "earlier_refused_pages",
      "earlier_rules_version",
      "earlier_items",
    ])
    .where("agency_id", "=", t.agency.id)
    .where("document_id", "=", documentId)
    .executeTakeFirst();
  if (!row?.earlier_items) return undefined;
  return {
    uploadedAt: row.earlier_uploaded_at,
    pages: row.earlier_pages,
    refusedPages: row.earlier_refused_pages,
    rulesVersion: row.earlier_rules_version,
    // Written by insertVersion alone
    items: row.earlier_items as DocumentItem[],
  };
}

export interface UncomparedVersion {
  readonly documentId: string;
  readonly rulesVersion: number;
  readonly items: readonly DocumentItem[];
}

export async function listUncompared(
  t: AgencyTransaction,
  tenderId: string,
): Promise<readonly UncomparedVersion[]> {
  const rows = await t.db
    .selectFrom("document_version")
    .innerJoin("document", "document.id", "document_version.document_id")
    .select(["document_id", "earlier_rules_version", "earlier_items"])
    .where("document_version.agency_id", "=", t.agency.id)
    .where("document.agency_id", "=", t.agency.id)
    .where("document.tender_id", "=", tenderId)
    .where("earlier_items", "is not", null)
    .execute();
  return rows.map((row) => ({
    documentId: row.document_id,
    rulesVersion: row.earlier_rules_version,
    items: (row.earlier_items ?? []) as DocumentItem[],
  }));
}

export interface Comparison {
  readonly documentId: string;
  /** Undefined: other rules have read the earlier version. */
  readonly changes: readonly ItemChange[] | undefined;
  readonly furtherChanges: number;
}

/** From now on the changes tell what the earlier version said. */
export async function saveComparison(
  t: AgencyTransaction,
  { documentId, changes, furtherChanges }: Comparison,
): Promise<void> {
  await t.db
    .updateTable("document_version")
    .set({
      earlier_items: null,
      changes: changes ? JSON.stringify(changes) : null,
      further_changes: furtherChanges,
    })
    .where("agency_id", "=", t.agency.id)
    .where("document_id", "=", documentId)
    .execute();
}

export interface ComparedVersion extends Comparison {
  readonly earlierUploadedAt: string;
  readonly earlierPages: number | null;
  readonly earlierRefusedPages: number;
}

export async function listCompared(
  t: AgencyTransaction,
  tenderId: string,
): Promise<readonly ComparedVersion[]> {
  const rows = await t.db
    .selectFrom("document_version")
    .innerJoin("document", "document.id", "document_version.document_id")
    .select([
      "document_id",
      "earlier_uploaded_at",
      "earlier_pages",
      "earlier_refused_pages",
      "changes",
      "further_changes",
    ])
    .where("document_version.agency_id", "=", t.agency.id)
    .where("document.agency_id", "=", t.agency.id)
    .where("document.tender_id", "=", tenderId)
    .where("earlier_items", "is", null)
    .execute();
  return rows.map((row) => ({
    documentId: row.document_id,
    earlierUploadedAt: row.earlier_uploaded_at.toISOString(),
    earlierPages: row.earlier_pages,
    earlierRefusedPages: row.earlier_refused_pages,
    // Written by saveComparison alone
    changes: (row.changes ?? undefined) as readonly ItemChange[] | undefined,
    furtherChanges: row.further_changes,
  }));
}
