create or replace function app_private.unreferenced_files(file_ids uuid[]) returns uuid[]
language plpgsql stable
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_key record;
  v_files uuid[] := file_ids;
begin
  for v_key in select k.* from app_private.keys_to('app_public.files') k loop
    exit when cardinality(v_files) = 0;
    execute format(
      'select array(select f from unnest($1) f where not exists (select from %s t where t.%I = f))', v_key.table_name, v_key.attname
    ) into v_files using v_files;
  end loop;
  return v_files;
end;
$$;
comment on function app_private.unreferenced_files(uuid[]) is 'Those of the files that no row points to.';
