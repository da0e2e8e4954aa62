create or replace function app_public.own_enrollments() returns setof app_public.enrollments
language sql stable
as $$
  select e.* from app_public.enrollments e where e.account_id = app_hidden.current_account_id()
$$;
comment on function app_public.own_enrollments() is
'@list enrollments
The teams the current account is enrolled with, was, or waits for.';
grant execute on function app_public.own_enrollments() to app_user;
