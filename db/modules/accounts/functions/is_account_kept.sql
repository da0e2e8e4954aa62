-- A module that still has something to settle with an account says so by a predicate of its own; this one knows none of them.
create or replace function app_private.is_account_kept(account_id uuid) returns boolean
language plpgsql stable
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_name text;
  v_holds boolean;
begin
  for v_name in
    select p.proname from pg_catalog.pg_proc p
    where p.pronamespace = 'app_hidden'::regnamespace and pg_catalog.obj_description(p.oid, 'pg_proc') ~ '(?n)^@keepsAccount$'
    order by p.proname
  loop
    execute format('select app_hidden.%I($1)', v_name) into v_holds using account_id;
    if v_holds then
      return true;
    end if;
  end loop;
  return false;
end;
$$;
comment on function app_private.is_account_kept(uuid) is
  'Whether a module still has something to settle with the account, as a function with @keepsAccount says, so that it is not closed yet.';
