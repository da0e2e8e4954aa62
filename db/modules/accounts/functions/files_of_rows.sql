-- Those they point to, and those of the same account that they only name, as an answer does that is a file.
create or replace function app_private.files_of_rows(table_name regclass, ids uuid[]) returns uuid[]
language plpgsql stable
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_pointed text := (
    select string_agg(format('t.%I', k.attname), ', ') from app_private.keys_to('app_public.files') k
    where k.table_name = files_of_rows.table_name
  );
  v_names boolean := exists (
    select from pg_attribute a
    where a.attrelid = files_of_rows.table_name and a.attname = 'account_id'
      and exists (select from pg_attribute j where j.attrelid = a.attrelid and j.atttypid = 'jsonb'::regtype)
  );
  v_files uuid[] := '{}';
  v_named uuid[] := '{}';
begin
  if v_pointed is not null then
    execute format(
      'select array(select distinct f from %s t, unnest(array[%s]) f where t.id = any ($1) and f is not null)', table_name, v_pointed
    ) into v_files using ids;
  end if;
  if v_names then
    execute format(
      'select array(
         select distinct f.id from %s t, regexp_matches(t::text, ''fil_[0-9a-z]{26}'', ''g'') m
           join app_public.files f on f.id = app_hidden.key_of(m[1], ''fil'')
         where t.id = any ($1) and f.account_id = t.account_id
       )', table_name
    ) into v_named using ids;
  end if;
  return v_files || v_named;
end;
$$;
comment on function app_private.files_of_rows(regclass, uuid[]) is 'The files that rows of a table hold.';
