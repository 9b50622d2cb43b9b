import { isDeepStrictEqual } from "node:util";
import type { Requirement } from "@tc/assessment";
import type { PlacedDocument } from "@tc/contract";
import { sql } from "kysely";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

/** What documents name as the value of the whole contract */
export interface DocumentValue {
  /** As written */
  readonly cents: number;
  /** Without value added tax */
  readonly netCents: number;
  readonly quote: string;
  readonly document: PlacedDocument;
}

/** What an agency's own documents of a tender say of it that counts for this agency. */
export interface DocumentFacts {
  readonly requirements: readonly Requirement[];
  readonly value: DocumentValue | undefined;
}

/** Nothing where there are no documents. */
export async function findDocumentFacts(
  t: AgencyTransaction,
  tenderId: string,
): Promise<DocumentFacts> {
  const row = await t.db
    .selectFrom("document_demand")
    .select(["requirements", "value"])
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .executeTakeFirst();
  // Written by writeDocumentFacts alone
  return {
    requirements: (row?.requirements ?? []) as readonly Requirement[],
    value: (row?.value ?? undefined) as DocumentValue | undefined,
  };
}

/** Whether the demands are others than before: only these change scores. */
export async function writeDocumentFacts(
  t: AgencyTransaction,
  tenderId: string,
  { requirements, value }: DocumentFacts,
): Promise<boolean> {
  const before = await findDocumentFacts(t, tenderId);
  if (requirements.length === 0 && !value) {
    await t.db
      .deleteFrom("document_demand")
      .where("agency_id", "=", t.agency.id)
      .where("tender_id", "=", tenderId)
      .execute();
  } else {
    await sql`
      insert into document_demand (agency_id, tender_id, requirements, value)
      values (${t.agency.id}, ${tenderId}, ${JSON.stringify(requirements)},
        ${value ? JSON.stringify(value) : null})
      on conflict (agency_id, tender_id) do update
        set requirements = excluded.requirements, value = excluded.value`.execute(t.db);
  }
  return !isDeepStrictEqual(before.requirements, JSON.parse(JSON.stringify(requirements)));
}
