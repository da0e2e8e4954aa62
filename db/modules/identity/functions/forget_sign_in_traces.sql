-- Definer because the worker writes no table. Rows outside every limit's period are personal data without a purpose.
create or replace function app_private.forget_sign_in_traces() returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  delete from app_private.sign_in_attempts where attempted_at < now() - interval '1 day';
  delete from app_private.sms_codes where created_at < now() - interval '1 day';
  delete from app_public.phone_numbers
  where token_verified_at is null and (last_used_at < now() - interval '30 days' or removed_at < now() - interval '1 day');
  delete from app_private.one_time_links where created_at < now() - interval '30 days';
  delete from app_public.sessions where coalesce(revoked_at, expires_at) < now() - interval '90 days'
$$;
comment on function app_private.forget_sign_in_traces() is
  E'@task identity\nRemoves attempts and codes after a day, numbers never proven after 30 days or a day after their removal, links after 30 days '
  'and sessions 90 days after their end. For a nightly job.';
grant execute on function app_private.forget_sign_in_traces() to app_worker;
