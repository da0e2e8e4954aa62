-- Definer because the worker holds no table.
create or replace function app_private.record_sms(code_id uuid) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  update app_private.sms_codes c set sent_at = now() where c.id = $1 and c.sent_at is null and c.failed_at is null
$$;
comment on function app_private.record_sms(uuid) is 'Notes that the gateway has taken a code. Safe to run twice.';
grant execute on function app_private.record_sms(uuid) to app_worker;
