create or replace function app_public.enrolled_freelance_profiles() returns setof app_public.enrollments
language sql stable
as $$
  select e.* from app_public.enrollments e where e.partner_account_id = app_hidden.current_account_id() and e.status = 'APPROVED'
$$;
comment on function app_public.enrolled_freelance_profiles() is
'@list enrolledFreelanceProfiles
The freelancers enrolled with the current team now, as they agreed to be shown; for OWNER and ADMIN.';
grant execute on function app_public.enrolled_freelance_profiles() to app_user;
