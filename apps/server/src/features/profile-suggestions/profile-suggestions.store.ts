import type { SuggestedValue, WebsiteFailure } from "@tc/contract";
import { sql } from "kysely";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import type { Suggestion } from "./extract/suggestion.ts";

export function findReading(t: AgencyTransaction) {
  return t.db
    .selectFrom("website_reading")
    .select(["address", "state", "failure", "page_count", "requested_at"])
    .where("agency_id", "=", t.agency.id)
    .executeTakeFirst();
}

export async function beginReading(t: AgencyTransaction, address: string): Promise<void> {
  const begun = {
    address,
    state: "reading" as const,
    failure: null,
    page_count: 0,
    requested_at: t.now(),
    finished_at: null,
  };
  await t.db
    .insertInto("website_reading")
    .values({ agency_id: t.agency.id, ...begun })
    .onConflict((conflict) => conflict.column("agency_id").doUpdateSet(begun))
    .execute();
}

/** Only of the reading that was begun with this address: a newer one is left alone. */
export async function finishReading(
  t: AgencyTransaction,
  address: string,
  end: { readonly failure: WebsiteFailure } | { readonly pageCount: number },
): Promise<boolean> {
  const finished = await t.db
    .updateTable("website_reading")
    .set({
      ...("failure" in end
        ? { state: "failed" as const, failure: end.failure }
        : { state: "done" as const, page_count: end.pageCount }),
      finished_at: t.now(),
    })
    .where("agency_id", "=", t.agency.id)
    .where("address", "=", address)
    .where("state", "=", "reading")
    .returning("agency_id")
    .executeTakeFirst();
  return finished !== undefined;
}

/** What nobody settled from an earlier reading goes: the site may say something else now. */
export async function dropOpen(t: AgencyTransaction, origin: "website" | "awards"): Promise<void> {
  await t.db
    .deleteFrom("profile_suggestion")
    .where("agency_id", "=", t.agency.id)
    .where("origin", "=", origin)
    .where("state", "=", "open")
    .execute();
}

/** What was settled before is not asked about again. */
export async function insertSuggestions(
  t: AgencyTransaction,
  origin: "website" | "awards",
  suggestions: readonly Suggestion[],
): Promise<void> {
  if (suggestions.length === 0) return;
  await t.db
    .insertInto("profile_suggestion")
    .values(
      suggestions.map(({ key, value, page, quote }, position) => ({
        agency_id: t.agency.id,
        kind: value.kind,
        origin,
        key: key.slice(0, 400),
        value: JSON.stringify(value),
        source_url: page.url,
        source_title: page.title,
        quote: quote ?? null,
        position,
        created_at: t.now(),
      })),
    )
    .onConflict((conflict) => conflict.columns(["agency_id", "kind", "key"]).doNothing())
    .execute();
}

export interface OpenRow {
  readonly id: string;
  readonly value: SuggestedValue;
  readonly origin: "website" | "awards";
  readonly source_url: string;
  readonly source_title: string;
  readonly quote: string | null;
}

export async function listOpen(t: AgencyTransaction): Promise<OpenRow[]> {
  const { rows } = await sql<OpenRow>`
    select id, value, origin, source_url, source_title, quote
    from profile_suggestion
    where agency_id = ${t.agency.id} and state = 'open'
    order by array_position(array['service', 'reference', 'town', 'region', 'certificate', 'language'], kind),
      origin, position, id
    limit 200`.execute(t.db);
  return rows;
}

export async function countConfirmed(
  t: AgencyTransaction,
): Promise<Partial<Record<SuggestedValue["kind"], number>>> {
  const { rows } = await sql<{ kind: SuggestedValue["kind"]; count: number }>`
    select kind, count(*)::int as count from profile_suggestion
    where agency_id = ${t.agency.id} and state = 'confirmed' group by kind`.execute(t.db);
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

/** Returns what was still open of these. */
export async function settle(
  t: AgencyTransaction,
  ids: readonly string[],
  state: "confirmed" | "dropped",
): Promise<SuggestedValue[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ value: SuggestedValue }>`
    update profile_suggestion set state = ${state}, settled_at = ${t.now()}
    where agency_id = ${t.agency.id} and id = any(${ids}::uuid[]) and state = 'open'
    returning value`.execute(t.db);
  return rows.map(({ value }) => value);
}
