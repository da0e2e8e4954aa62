-- Definer because the guard runs as the writing role, and the worker reads no table.
create or replace function app_hidden.application_is_enrolled(id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_public.job_applications a
      join app_public.enrollments e on e.account_id = a.account_id and e.partner_account_id = a.partner_account_id
    where a.id = application_is_enrolled.id and e.status = 'APPROVED' and app_hidden.is_within_reach(a.partner_account_id)
  )
$$;
comment on function app_hidden.application_is_enrolled(uuid) is
  'Whether the applicant has an active enrolment with the team; called by the team or the worker.';
grant execute on function app_hidden.application_is_enrolled(uuid) to app_visitor, app_user, app_operator, app_worker;
