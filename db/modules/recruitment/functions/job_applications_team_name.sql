-- Definer because an applicant does not read the team's account.
create or replace function app_public.job_applications_team_name(application app_public.job_applications) returns text
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_public.accounts_display_name(t)
  from app_public.job_applications a join app_public.accounts t on t.id = a.partner_account_id
  where a.id = application.id and (app_hidden.is_within_reach(a.account_id) or app_hidden.is_within_reach(a.partner_account_id))
$$;
comment on function app_public.job_applications_team_name(app_public.job_applications) is
  E'@unlisted\nThe name of the team.';
grant execute on function app_public.job_applications_team_name(app_public.job_applications) to app_user;
