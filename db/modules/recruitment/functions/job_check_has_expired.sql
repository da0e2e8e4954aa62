-- A check approved with an expiry date in the past stays approved at night. Definer because the guard runs as the
-- writing role, and the worker reads no table.
create or replace function app_hidden.job_check_has_expired(id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_public.job_checks c
    where c.id = job_check_has_expired.id and c.expires_on < app_hidden.today()
      and c.expires_on >= (c.decided_at at time zone 'Europe/Oslo')::date
      and (app_hidden.is_within_reach(c.account_id) or app_hidden.is_within_reach(c.partner_account_id))
  )
$$;
comment on function app_hidden.job_check_has_expired(uuid) is
  'Whether a check was approved and its validity has ended.';
grant execute on function app_hidden.job_check_has_expired(uuid) to app_visitor, app_user, app_operator, app_worker;
