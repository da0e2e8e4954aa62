-- Definer because the guard runs as the writing role, including internal functions.
create or replace function app_hidden.enrollment_is_ours(id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_public.enrollments e
    where e.id = enrollment_is_ours.id and app_hidden.current_account_id() in (e.account_id, e.partner_account_id)
  )
$$;
comment on function app_hidden.enrollment_is_ours(uuid) is 'Whether the caller acts in either of the accounts of the enrolment.';
grant execute on function app_hidden.enrollment_is_ours(uuid) to app_visitor, app_user, app_operator, app_worker;
