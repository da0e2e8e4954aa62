-- Definer because the guard runs as the writing role, including internal functions.
create or replace function app_hidden.enrollment_is_to_us(id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_public.enrollments e
    where e.id = enrollment_is_to_us.id and e.partner_account_id = app_hidden.current_account_id()
  )
$$;
comment on function app_hidden.enrollment_is_to_us(uuid) is 'Whether the caller acts in the team that the enrolment is with.';
grant execute on function app_hidden.enrollment_is_to_us(uuid) to app_visitor, app_user, app_operator, app_worker;
