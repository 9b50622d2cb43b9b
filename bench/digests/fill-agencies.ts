import { randomUUID } from "node:crypto";
import { profileData } from "@tc/contract";
import { sql } from "kysely";
import type { Db } from "../../apps/server/src/platform/database/database.ts";
import type { Generator } from "../models/data/generated-tenders.ts";

const membersPerAgency = 3;
const agenciesPerStep = 500;

/** What members keep as searches: words of the trade, with and without filters. */
const queries: readonly object[] = [
  { q: "Kampagne", state: "open" },
  { q: "Website Relaunch" },
  { q: "Öffentlichkeitsarbeit", region: "DEA" },
  { q: "Imagefilm", state: "open", fitMin: "50" },
  { cpv: "79341000,79340000", state: "open" },
  { q: "Social Media", level: "eu" },
  { region: "DE2", cpv: "advertising" },
  { q: '"Corporate Design"' },
  { q: "Veranstaltung", valueMin: "50000" },
  { q: "Druck", procedure: "open" },
];

/** Agencies of three members, each with one search by mail and a digest of yesterday. */
export async function fillAgencies(
  db: Db,
  generator: Generator,
  { count, yesterday }: { readonly count: number; readonly yesterday: Date },
): Promise<void> {
  for (let from = 0; from < count; from += agenciesPerStep) {
    const rows = Array.from({ length: Math.min(agenciesPerStep, count - from) }, (_, at) =>
      agencyRow(generator, from + at),
    );
    await write(db, JSON.stringify(rows), yesterday);
  }
}

function agencyRow(generator: Generator, n: number) {
  const { references: _references, certificates: _certificates, ...profile } = generator.profile(n);
  return {
    id: randomUUID(),
    name: `Agentur ${n}`,
    data: profileData.parse({
      ...profile,
      companyName: `Agentur ${n}`,
      contactPerson: "Erika Muster",
      address: {},
    }),
    members: Array.from({ length: membersPerAgency }, (_, at) => ({
      id: randomUUID(),
      email: `mitglied-${n}-${at}@agentur.example`,
      query: queries[(n * membersPerAgency + at) % queries.length],
    })),
  };
}

async function write(db: Db, json: string, yesterday: Date): Promise<void> {
  const agencies = sql`jsonb_to_recordset(${json}::jsonb) as a (id uuid, name text, data jsonb, members jsonb)`;
  const members = sql`${agencies},
    jsonb_to_recordset(a.members) as m (id uuid, email text, query jsonb)`;
  await sql`insert into agency (id, name, tier, created_at) select id, name, 'premium', now() from ${agencies}`.execute(
    db,
  );
  await sql`insert into profile (agency_id, data, updated_at, onboarded_at)
    select id, data, now(), now() from ${agencies}`.execute(db);
  await sql`insert into user_account (id, name, email, email_verified)
    select m.id, 'Erika Muster', m.email, true from ${members}`.execute(db);
  await sql`insert into member (user_id, agency_id, role, active, name, email, joined_at)
    select m.id, a.id, 'member', true, 'Erika Muster', m.email, ${yesterday}::timestamptz - interval '30 days'
    from ${members}`.execute(db);
  await sql`insert into saved_search (agency_id, user_id, name, mails, query, created_at, changed_at)
    select a.id, m.id, 'Meine Suche', true, m.query, ${yesterday}::timestamptz - interval '30 days', now()
    from ${members}`.execute(db);
  await sql`insert into digest (agency_id, user_id, key, ran_at, has_hits)
    select a.id, m.id, 'day ' || (${yesterday}::timestamptz at time zone 'Europe/Berlin')::date, ${yesterday}, true
    from ${members}`.execute(db);
}

/** A score for each pair, as the scoring would have left them; their spread is made up. */
export async function fillScores(db: Db, tenderIds: readonly string[]): Promise<void> {
  await sql`
    insert into fit_score (agency_id, tender_id, tender_version, profile_version, model_version, score, low, high,
      knockout, parts, chance, chance_low, chance_high, scored_at, chance_spread)
    select a.id, t.id, 1, 1, 1, score, greatest(score - 10, 0), least(score + 10, 100), 2,
      array[score, score, 50, 40, 60]::smallint[], 20, 10, 30, now(), 40
    from agency a cross join unnest(${tenderIds}::uuid[]) as t (id)
      cross join lateral (select (10 + abs(hashtext(a.id::text || t.id::text)) % 85)::smallint as score) s`.execute(
    db,
  );
}
