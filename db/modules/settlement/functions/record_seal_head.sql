-- Definer because the worker holds no table.
create or replace function app_private.record_seal_head(day date, file_id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  update app_private.seal_heads h set file_id = record_seal_head.file_id where h.day_on = day and h.file_id is null;
  if found then
    perform app_private.make_file_private(record_seal_head.file_id);
  end if;
end;
$$;
comment on function app_private.record_seal_head(date, uuid) is
  'Stores the file with the end of the chain. Safe to run twice: the first file stays.';
grant execute on function app_private.record_seal_head(date, uuid) to app_worker;
