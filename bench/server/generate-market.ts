import { retenderWindow } from "@tc/assessment";
import type { ContractTerms } from "@tc/assessment";
import { addMonths } from "@tc/domain";
import { sql } from "kysely";
import type { Db } from "../../apps/server/src/platform/database/database.ts";

/** Tenders of ten years with their results, one in twelve in an agency sector; the same every time. */
export async function generateMarket(db: Db, count: number): Promise<void> {
  await sql`
    insert into buyer (id, name)
    select md5('b' || n)::uuid, 'Stadt ' || n from generate_series(1, ${count / 100}::int) n`.execute(
    db,
  );
  await sql`
    insert into supplier (id, name)
    select md5('s' || n)::uuid, 'Agentur ' || n || ' GmbH' from generate_series(1, ${count / 50}::int) n`.execute(
    db,
  );
  // hashtext scatters as chance would, and gives the same tenders every time.
  await sql`
    insert into tender (id, slug, key, stage, title, buyer_id, cpv, nuts, lot_count, change_count, flags, sources,
      published_on, updated_on, record, record_hash)
    select md5('t' || n)::uuid, 't-' || n, n::text, case when n % 5 < 4 then 'awarded' else 'call' end,
      'Vergabe Nummer ' || n, md5('b' || (abs(hashtext('b' || n)) % ${count / 100}::int + 1))::uuid,
      array[case when abs(hashtext('c' || n)) % 12 = 0
        then (array['79341000', '79342000', '79416000', '79822500', '79810000', '92111000', '79961000',
          '79950000', '72413000', '79310000', '39294100', '79970000'])[abs(hashtext('d' || n)) % 12 + 1]
        else lpad((abs(hashtext('e' || n)) % 45000 + 33000)::text, 5, '0') || '000' end],
      array['DE' || substr('123456789ABCDEFG', abs(hashtext('n' || n)) % 16 + 1, 1) || '12'], 1, 0, '{}', '{doe}',
      day.published, day.published + case when n % 5 < 4 then 100 else 0 end,
      json_build_object('title', 'Vergabe', 'text', repeat(md5(n::text), 40)), ''
    from generate_series(1, ${count}::int) n
      cross join lateral (select date '2026-11-21' - abs(hashtext('p' || n)) % 3650 as published) day`.execute(
    db,
  );
  await sql`
    insert into award (tender_id, lot_id, buyer_id, outcome, offers_received, value_cents, value_currency, awarded_on)
    select id, 'LOT-0001', buyer_id, 'selec-w', abs(hashtext(slug)) % 9,
      (10 ^ (6 + abs(hashtext(key)) % 300 / 100.0))::bigint, 'EUR', published_on + 90
    from tender where stage = 'awarded'`.execute(db);
  await sql`
    insert into award_winner (tender_id, lot_id, supplier_id)
    select tender_id, lot_id, md5('s' || (abs(hashtext(tender_id::text)) % ${count / 50}::int + 1))::uuid
    from award`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

/** Each award in agency sectors as a contract of four years in the radar, with the window that the radar computes of it. */
export async function generateContracts(db: Db): Promise<void> {
  await sql`
    insert into retender_tender (tender_id, version, rules, buyer_id, title, cpv, cpv_class, nuts, called_on, lot_count)
    select t.id, t.version, 1, t.buyer_id, t.title, t.cpv, left(t.cpv[1], 4), t.nuts, t.published_on, 1
    from market_tender m join tender t on t.id = m.tender_id where m.decided_on is not null`.execute(
    db,
  );
  const { rows } = await sql<{ decidedOn: string }>`
    select distinct decided_on::text as "decidedOn" from market_tender where decided_on is not null`.execute(
    db,
  );
  const windows = rows.map(({ decidedOn }) => {
    const terms: ContractTerms = {
      awardedOn: decidedOn,
      awardedBy: "contract",
      startsOn: decidedOn,
      startsBy: "award",
      endsOn: addMonths(decidedOn, 48),
      endsBy: "BT-36",
      term: { months: 48 },
      isFramework: false,
    };
    return { decidedOn, terms, window: retenderWindow(terms) };
  });
  await sql`
    insert into retender_contract (tender_id, lot_id, lot_ids, title, cpv, buyer_id, agency_sectors, laender, terms,
      basis, possible_from, possible_to, window_facts)
    select t.id, 'LOT-0001', array['LOT-0001'], t.title, t.cpv, t.buyer_id, m.sectors, m.laender, w.terms,
      w."window" ->> 'basis', (w."window" #>> '{possible,from}')::date, (w."window" #>> '{possible,to}')::date, w."window"
    from jsonb_to_recordset(${JSON.stringify(windows)}::jsonb)
        as w ("decidedOn" date, terms jsonb, "window" jsonb)
      join market_tender m on m.decided_on = w."decidedOn" join tender t on t.id = m.tender_id`.execute(
    db,
  );
}
