-- Modules add predicates of their own with a tag in their comments; the calling module does not name them.
create or replace function app_private.tagged_predicate_holds(tag text, row_id uuid) returns boolean
language plpgsql stable
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_name text;
  v_holds boolean;
begin
  for v_name in
    select p.proname from pg_catalog.pg_proc p
    where p.pronamespace = 'app_hidden'::regnamespace and pg_catalog.obj_description(p.oid, 'pg_proc') ~ ('(?n)^@' || tag || '$')
    order by p.proname
  loop
    execute format('select app_hidden.%I($1)', v_name) into v_holds using row_id;
    if v_holds then
      return true;
    end if;
  end loop;
  return false;
end;
$$;
comment on function app_private.tagged_predicate_holds(text, uuid) is
  'Whether any predicate of app_hidden that carries a tag, as `keepsAccount`, holds for a row.';
grant execute on function app_private.tagged_predicate_holds(text, uuid) to app_user, app_operator;
