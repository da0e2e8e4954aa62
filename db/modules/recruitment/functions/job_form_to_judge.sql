-- Called by the server before it validates an edit. Definer because the server's role has no user, and it returns only
-- rows that the session's account may read.
create or replace function app_private.job_form_to_judge(account_id uuid, job_id uuid) returns app_public.job_form_versions
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select f.* from app_public.job_form_versions f
  where f.job_id = job_form_to_judge.job_id and f.account_id = job_form_to_judge.account_id
  order by f.version desc limit 1
$$;
comment on function app_private.job_form_to_judge(uuid, uuid) is 'The newest version of the form of a job of an account.';
grant execute on function app_private.job_form_to_judge(uuid, uuid) to app_authenticator;
