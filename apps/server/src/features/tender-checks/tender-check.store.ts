import type { CheckFailure, CheckResult, CheckStep } from "@tc/contract";
import { sql } from "kysely";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import { fromStored, toStored } from "./stored-result.ts";
import type { StoredResult } from "./stored-result.ts";

export interface TenderCheckRow {
  readonly state: "running" | "done" | "failed";
  readonly step: CheckStep;
  readonly started_at: Date;
  readonly started_by_name: string;
  /** null: started by us, beside the quota */
  readonly quota_use_id: string | null;
  /** When we last started one for the agency */
  readonly automatic_at: Date | null;
  readonly result: CheckResult | null;
  readonly tender_version: number | null;
  readonly profile_version: number | null;
  readonly documents_revision: number | null;
  readonly result_before: CheckResult | null;
  readonly papers_digest: string | null;
  readonly failure: CheckFailure | null;
}

const columns = [
  "state",
  "step",
  "started_at",
  "started_by_name",
  "quota_use_id",
  "automatic_at",
  "result",
  "tender_version",
  "profile_version",
  "documents_revision",
  "result_before",
  "papers_digest",
  "failure",
] as const;

export async function findCheck(
  t: AgencyTransaction,
  tenderId: string,
): Promise<TenderCheckRow | undefined> {
  const row = await t.db
    .selectFrom("tender_check")
    .select(columns)
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .executeTakeFirst();
  return row && { ...row, result: read(row.result), result_before: read(row.result_before) };
}

/** Written by endCheck alone */
function read(stored: object | null): CheckResult | null {
  return stored && fromStored(stored as StoredResult);
}

/** Repeating an automatic check does not count against the quota. */
export function isFree(check: TenderCheckRow | undefined): boolean {
  return check?.result != null && check.quota_use_id === null;
}

/** Whether we started the last run, and no member of the agency. */
export function isAutomatic({ started_at, automatic_at }: TenderCheckRow): boolean {
  return automatic_at?.getTime() === started_at.getTime();
}

/** What the last run found stays until this one is done. */
export function beginCheck(
  t: AgencyTransaction,
  tenderId: string,
  run: { readonly startedByName: string; readonly quotaUseId: string | null },
): Promise<void> {
  return begin(t, tenderId, run, {});
}

/** Begins one that we start beside the quota. */
export function beginAutomatic(
  t: AgencyTransaction,
  tenderId: string,
  tries: number,
): Promise<void> {
  const run = { startedByName: "Automatisch", quotaUseId: null };
  return begin(t, tenderId, run, { automatic_at: t.now(), automatic_tries: tries });
}

async function begin(
  t: AgencyTransaction,
  tenderId: string,
  run: { readonly startedByName: string; readonly quotaUseId: string | null },
  automatic: { readonly automatic_at?: Date; readonly automatic_tries?: number },
): Promise<void> {
  const values = {
    ...automatic,
    state: "running",
    step: "notice",
    started_at: t.now(),
    started_by_name: run.startedByName,
    quota_use_id: run.quotaUseId,
    failure: null,
  } as const;
  await t.db
    .insertInto("tender_check")
    .values({ agency_id: t.agency.id, tender_id: tenderId, ...values })
    .onConflict((conflict) => conflict.columns(["agency_id", "tender_id"]).doUpdateSet(values))
    .execute();
}

export async function noteStep(
  t: AgencyTransaction,
  tenderId: string,
  step: CheckStep,
): Promise<void> {
  await t.db
    .updateTable("tender_check")
    .set({ step })
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .where("state", "=", "running")
    .execute();
}

export interface FinishedCheck {
  readonly result: CheckResult;
  readonly tenderVersion: number;
  readonly profileVersion: number;
  readonly documentsRevision: number;
  readonly papersDigest: string | null;
}

/** The result before it is kept, so that a reader sees what changed. */
export async function endCheck(
  t: AgencyTransaction,
  tenderId: string,
  { result, tenderVersion, profileVersion, documentsRevision, papersDigest }: FinishedCheck,
): Promise<void> {
  await sql`
    update tender_check
    set state = 'done', step = 'proposal', result_before = result, result = ${JSON.stringify(toStored(result))},
      tender_version = ${tenderVersion}, profile_version = ${profileVersion},
      documents_revision = ${documentsRevision}, papers_digest = ${papersDigest}
    where agency_id = ${t.agency.id} and tender_id = ${tenderId} and state = 'running'`.execute(
    t.db,
  );
}

export async function failCheck(
  t: AgencyTransaction,
  tenderId: string,
  failure: CheckFailure = "internal",
): Promise<void> {
  await t.db
    .updateTable("tender_check")
    .set({ state: "failed", failure })
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .where("state", "=", "running")
    .execute();
}
