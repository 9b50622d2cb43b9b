-- Who works in the database, and what keeps agencies apart.
--
-- Every table is one of three kinds, named in its comment and checked by a test:
--   tenant: rows of one agency each, kept apart by row-level security
--   system: accounts, links and counters that no agency owns; read by their own features only
--   global: published data, the same for everybody

-- The server works as tc_app: no owner, no superuser, no way around row-level security. What must look across agencies
-- (the operator's screens, finding the agency of a session, nightly jobs) says so by changing to tc_operator inside one
-- transaction. Roles belong to the whole server: another database may have made them already, or do so at this moment,
-- and no lock reaches from one database into another. So it is tried again until the roles are as they should be.
do $$
declare
  role text;
begin
  for try in 1..50 loop
    begin
      foreach role in array array['tc_app', 'tc_operator'] loop
        if not exists (select from pg_roles where rolname = role) then
          execute format('create role %I nologin noinherit nobypassrls', role);
        end if;
        -- The user who migrates owns the tables and becomes these roles to work.
        if not pg_has_role(current_user, role, 'set') then
          execute format('grant %I to %I with set true, inherit false', role, current_user);
        end if;
      end loop;
      return;
    exception when insufficient_privilege then
      raise exception 'user % may neither make the roles tc_app and tc_operator nor become them', current_user
        using hint = format('As an administrator: create role tc_app nologin noinherit; create role tc_operator nologin noinherit; grant tc_app, tc_operator to %I', current_user);
    when duplicate_object or unique_violation or internal_error then
      if try = 50 then raise; end if;
      perform pg_sleep(0.02);
    end;
  end loop;
end $$;

grant usage on schema public to tc_app, tc_operator;
-- For every table that follows
alter default privileges in schema public grant select, insert, update, delete on tables to tc_app, tc_operator;
alter default privileges in schema public grant usage, select on sequences to tc_app, tc_operator;
-- /readyz reads which migrations the database has; only the owner writes them.
grant select on kysely_migration, kysely_migration_lock to tc_app, tc_operator;

-- The agency of the transaction. Empty text is what a setting that was local to an earlier transaction leaves behind.
create function current_agency_id() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.agency_id', true), '')::uuid;

-- Makes a tenant's table: tc_app sees and writes the rows of its transaction's agency only.
create procedure keep_agencies_apart(tenant_table regclass, agency_column text default 'agency_id')
  language plpgsql
as $$
begin
  execute format('comment on table %s is %L', tenant_table, 'tenant');
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format(
    'create policy own_agency on %1$s to tc_app using (%2$I = (select current_agency_id())) with check (%2$I = (select current_agency_id()))',
    tenant_table, agency_column);
  execute format('create policy operator on %s to tc_operator using (true) with check (true)', tenant_table);
end $$;
