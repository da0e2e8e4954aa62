-- For refusals that a retry cannot fix. Definer because the worker has no grants on tables.
create or replace function app_private.record_sms_failure(code_id uuid) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  update app_private.sms_codes c set failed_at = now() where c.id = $1 and c.sent_at is null and c.failed_at is null
$$;
comment on function app_private.record_sms_failure(uuid) is 'Notes that a code can never arrive. Safe to run twice.';
grant execute on function app_private.record_sms_failure(uuid) to app_worker;
