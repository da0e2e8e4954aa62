create or replace function app_public.partner_enrollments() returns setof app_public.enrollments
language sql stable
as $$
  select e.* from app_public.enrollments e where e.partner_account_id = app_hidden.current_account_id()
$$;
comment on function app_public.partner_enrollments() is
'@list partnerEnrollments
@portal
@readers OWNER ADMIN
The enrolments with the current team: present, former and pending; for OWNER and ADMIN.';
grant execute on function app_public.partner_enrollments() to app_user;
