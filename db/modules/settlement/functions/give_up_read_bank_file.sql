-- Called by report_failed_jobs.
create or replace function app_private.give_up_read_bank_file(payload jsonb) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.refuse_bank_file(f.id, 'READING_FAILED')
  from app_public.bank_files f
  where f.id::text = payload ->> 'id' and f.status = 'READING'
$$;
comment on function app_private.give_up_read_bank_file(jsonb) is
  'Refuses a file of the bank whose reading has used up its tries. Safe to run twice.';
