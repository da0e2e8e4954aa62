-- Definer because the worker writes no table.
create or replace function app_private.expire_data_exports() returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_export app_public.data_exports;
begin
  for v_export in
    select e.* from app_public.data_exports e where e.expires_at < now() and e.file_id is not null for no key update skip locked
  loop
    update app_public.data_exports e set file_id = null where e.id = v_export.id;
    perform app_private.forget_file(v_export.file_id);
  end loop;
end;
$$;
comment on function app_private.expire_data_exports() is
  E'@task accounts\nTakes away the files of exports whose week is over. For a nightly job.';
grant execute on function app_private.expire_data_exports() to app_worker;
