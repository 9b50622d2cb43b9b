import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { listTenantTables } from "../../testing/database/tenant-tables.ts";
import type { Db } from "../database/database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** What PostgreSQL's own catalogue says against the separation of agencies; empty when it holds. */
async function findGaps(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ gap: string }>`
    with relation as (
      select c.oid, c.relname, c.relkind, c.relowner, c.relrowsecurity, c.relforcerowsecurity, c.reloptions,
        substring(obj_description(c.oid, 'pg_class') from '^(tenant|system|global)\\M') as kind,
        obj_description(c.oid, 'pg_class') like '%;%' as has_reason
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
        and c.relname not like 'kysely\\_%' and c.relname <> 'test_job'
    ), tenant as (select * from relation where kind = 'tenant'),
    own_key as (
      select a.attrelid, a.attnum, a.attname, a.attnotnull, a.atttypid::regtype::text as type
      from pg_attribute a join relation r on r.oid = a.attrelid
      where a.attname = case r.relname when 'agency' then 'id' else 'agency_id' end and not a.attisdropped
    ), command as (select unnest(array['r', 'a', 'w', 'd']) as letter)

    select format('%s: its comment names no kind', relname) as gap
    from relation where kind is null and relkind in ('r', 'p')
    union all
    select format('%s: views would show other agencies', relname)
    from relation where relkind in ('v', 'm', 'f') and not coalesce(reloptions, '{}') && array['security_invoker=true']
    union all
    select format('%s: has agency_id but is no tenant table', r.relname)
    from relation r join own_key k on k.attrelid = r.oid where k.attname = 'agency_id' and r.kind <> 'tenant'
    union all
    select format('%s: row-level security is off or not forced', relname)
    from tenant where not relrowsecurity or not relforcerowsecurity
    union all
    select format('%s: no agency', t.relname)
    from tenant t left join own_key k on k.attrelid = t.oid where k.attname is null or k.type <> 'uuid'
    union all
    select format('%s: may lack its agency without a reason', t.relname)
    from tenant t join own_key k on k.attrelid = t.oid where not k.attnotnull and not t.has_reason
    union all
    select format('%s: nothing keeps tc_app to its own rows for command %s', t.relname, command.letter)
    from tenant t cross join command
    where not exists (
      select from pg_policy p
      where p.polrelid = t.oid and p.polpermissive and p.polcmd in ('*', command.letter)
        and p.polroles = array['tc_app'::regrole::oid]
        and (command.letter = 'a' or pg_get_expr(p.polqual, p.polrelid) = format('(%I = ( SELECT current_agency_id() AS current_agency_id))',
          case t.relname when 'agency' then 'id' else 'agency_id' end))
        and (command.letter in ('r', 'd') or pg_get_expr(p.polwithcheck, p.polrelid) = format('(%I = ( SELECT current_agency_id() AS current_agency_id))',
          case t.relname when 'agency' then 'id' else 'agency_id' end)))
    union all
    select format('%s: policy %s opens it further', t.relname, p.polname)
    from tenant t join pg_policy p on p.polrelid = t.oid
    where p.polname not in ('own_agency', 'operator')
      or (p.polname = 'operator' and p.polroles <> array['tc_operator'::regrole::oid])
    union all
    select format('%s: %s could point at a row of another agency', t.relname, c.conname)
    from tenant t join pg_constraint c on c.conrelid = t.oid and c.contype = 'f'
      join tenant target on target.oid = c.confrelid and target.relname <> 'agency'
      join own_key k on k.attrelid = t.oid
    where not k.attnum = any (c.conkey)
    union all
    select format('%s: is owned by the role it is kept from', relname)
    from relation where relowner in ('tc_app'::regrole, 'tc_operator'::regrole)
    union all
    select format('role %s: is more than a plain role', rolname)
    from pg_roles
    where rolname in ('tc_app', 'tc_operator')
      and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication or rolcanlogin or rolinherit)
    union all
    select format('role %s: may act as %s', m.member::regrole, m.roleid::regrole)
    from pg_auth_members m where m.member in ('tc_app'::regrole, 'tc_operator'::regrole)
    union all
    select format('function %s: works with the rights of its owner', p.proname)
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prosecdef
      -- The look that every request needs, with the operator's rights and a path nobody can bend
      and (p.proname <> 'find_sessions' or p.proowner <> 'tc_operator'::regrole
        or p.proconfig is distinct from array['search_path=pg_catalog, public, pg_temp'])
    union all
    select format('%s: tc_app may %s it', r.relname, privilege)
    from relation r cross join unnest(array['truncate', 'references', 'trigger']) as privilege
    where has_table_privilege('tc_app', r.oid, privilege)
    order by gap`.execute(db);
  return rows.map(({ gap }) => gap);
}

test("every table has its kind, and every agency's table is locked for all four commands", async () => {
  const tables = await listTenantTables(database.owner.db);
  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["agency", "audit_event", "invitation", "member", "profile"]),
  );
  expect(await findGaps(database.owner.db)).toEqual([]);
});

// A checker that was never seen to fail proves nothing: each lock is taken off once.
describe("the catalogue tells of", () => {
  test.each([
    ["a table without a kind", "create table note (id uuid)", /^note: its comment/],
    [
      "a tenant's table that was forgotten",
      "create table note (agency_id uuid not null); comment on table note is 'global'",
      /^note: has agency_id but/,
    ],
    ["a disabled lock", "alter table profile disable row level security", /^profile: row-level/],
    ["a lock its owner may pass", "alter table member no force row level security", /^member: row/],
    ["a missing policy", "drop policy own_agency on invitation", /^invitation: nothing keeps/],
    [
      "a policy that leaves out writing",
      "alter policy own_agency on profile with check (true)",
      /^profile: nothing keeps tc_app to its own rows for command [aw]/,
    ],
    [
      "a policy that opens a table",
      "create policy everybody on member to tc_app using (true)",
      /^member: policy everybody/,
    ],
    [
      "an operator's policy for the server's role",
      "drop policy operator on agency; create policy operator on agency to tc_app using (true)",
      /^agency: policy operator opens/,
    ],
    [
      "a row that may belong to nobody",
      "alter table invitation alter column agency_id drop not null",
      /^invitation: may lack/,
    ],
    [
      "a reference across agencies",
      "alter table support_alert add foreign key (user_id) references member (user_id)",
      /^support_alert: .* could point/,
    ],
    ["a view", "create view members as select * from member", /^members: views/],
    [
      "a function with its owner's rights",
      "create function peek() returns bigint language sql security definer return 1",
      /^function peek/,
    ],
    [
      "more than the operator's rights for what looks up sessions",
      "alter function find_sessions owner to current_user",
      /^function find_sessions/,
    ],
    [
      "a path to be bent for what looks up sessions",
      "alter function find_sessions reset search_path",
      /^function find_sessions/,
    ],
    [
      "a right to empty tables",
      "grant truncate on member to tc_app",
      /^member: tc_app may truncate/,
    ],
    ["a role that may become another", "grant tc_operator to tc_app", /^role tc_app: may act as/],
    ["a role without limits", "alter role tc_app bypassrls", /^role tc_app: is more than/],
  ])("%s", async (_what, statement, gap) => {
    const undo = new Error("undo");
    const attempt = database.owner.db.transaction().execute(async (t) => {
      await sql.raw(statement).execute(t);
      const gaps = await findGaps(t);
      expect(gaps.filter((text) => gap.test(text))).not.toEqual([]);
      expect(gaps.filter((text) => !gap.test(text))).toEqual([]);
      throw undo;
    });
    await expect(attempt).rejects.toBe(undo);
  });
});
