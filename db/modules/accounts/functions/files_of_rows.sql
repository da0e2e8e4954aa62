create or replace function app_private.files_of_rows(table_name regclass, ids uuid[]) returns uuid[]
language plpgsql stable
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_columns text := (
    select string_agg(format('t.%I', k.attname), ', ') from app_private.keys_to('app_public.files') k
    where k.table_name = files_of_rows.table_name
  );
  v_files uuid[];
begin
  if v_columns is null then
    return '{}';
  end if;
  execute format(
    'select array(select distinct f from %s t, unnest(array[%s]) f where t.id = any ($1) and f is not null)', table_name, v_columns
  ) into v_files using ids;
  return v_files;
end;
$$;
comment on function app_private.files_of_rows(regclass, uuid[]) is 'The files that rows of a table hold.';
