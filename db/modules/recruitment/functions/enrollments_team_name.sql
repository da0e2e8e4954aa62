-- Definer because who is enrolled with a team does not read its account.
create or replace function app_public.enrollments_team_name(enrollment app_public.enrollments) returns text
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_public.accounts_display_name(a)
  from app_public.enrollments e join app_public.accounts a on a.id = e.partner_account_id
  where e.id = enrollment.id and (app_hidden.is_within_reach(e.account_id) or app_hidden.is_within_reach(e.partner_account_id))
$$;
comment on function app_public.enrollments_team_name(app_public.enrollments) is E'@unlisted\nThe name of the team.';
grant execute on function app_public.enrollments_team_name(app_public.enrollments) to app_user, app_operator;
