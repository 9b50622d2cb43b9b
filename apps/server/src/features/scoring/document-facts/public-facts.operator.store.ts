import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";
import { jsonOf, toDocumentFacts } from "./document-facts.ts";
import type { DocumentFacts } from "./document-facts.ts";
import { movesScores } from "./moves-scores.ts";
import { findPublicFacts } from "./public-facts.store.ts";

/** What facts of public documents were read from, and by which rules */
export interface PublicFactsBasis {
  readonly tenderId: string;
  /** Of the file as it was fetched last */
  readonly sha256: string;
  readonly tenderVersion: number;
  readonly rulesVersion: number;
}

/**
 * Whether every agency's score is due. Where the value is another than before, the copies of the search in memory read the tender's
 * forecast again. Nothing is written where another file was fetched meanwhile.
 */
export async function writePublicFacts(
  t: Transaction,
  { tenderId, sha256, tenderVersion, rulesVersion }: PublicFactsBasis,
  { requirements, value, priceWeight, invited }: DocumentFacts,
): Promise<boolean> {
  const before = await findPublicFacts(t, tenderId);
  const { rows } = await sql<Parameters<typeof toDocumentFacts>[0]>`
    insert into public_document_fact (tender_id, requirements, value, price_weight, invited, sha256,
      tender_version, rules_version)
    select tender_id, ${JSON.stringify(requirements)}, ${jsonOf(value)}, ${jsonOf(priceWeight)},
      ${jsonOf(invited)}, ${sha256}, ${tenderVersion}, ${rulesVersion}
    from document_fetch where tender_id = ${tenderId} and sha256 = ${sha256} for share
    on conflict (tender_id) do update
      set requirements = excluded.requirements, value = excluded.value,
        price_weight = excluded.price_weight, invited = excluded.invited, sha256 = excluded.sha256,
        tender_version = excluded.tender_version, rules_version = excluded.rules_version
    returning requirements, value, price_weight, invited`.execute(t.db);
  const [row] = rows;
  if (!row) return false;
  const after = toDocumentFacts(row);
  if (!isDeepStrictEqual(before.value, after.value)) {
    await touchForecast(t, tenderId);
  }
  return movesScores(before, after);
}

export async function deletePublicFacts(t: Transaction, tenderId: string): Promise<void> {
  await t.db.deleteFrom("public_document_fact").where("tender_id", "=", tenderId).execute();
  await touchForecast(t, tenderId);
}

async function touchForecast({ db }: Transaction, tenderId: string): Promise<void> {
  await sql`
    update tender_forecast set changed_by = pg_current_xact_id() where tender_id = ${tenderId}`.execute(
    db,
  );
}
