-- Called by the server before it validates an application. Definer because the server's role has no user, and it
-- returns only rows that the session's user may read.
create or replace function app_private.application_to_judge(user_id uuid, application_id uuid)
returns table (form jsonb, digest text, job_checks jsonb, answers jsonb, updated_at timestamptz)
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select f.application_form, f.digest, f.job_checks, a.answers, a.updated_at
  from app_public.job_applications a join app_public.job_form_versions f on f.id = a.form_version_id
  where a.id = application_to_judge.application_id and a.user_id = application_to_judge.user_id
$$;
comment on function app_private.application_to_judge(uuid, uuid) is
  'The form, the checks and the answers of a user''s own application, and when it was last changed.';
grant execute on function app_private.application_to_judge(uuid, uuid) to app_authenticator;
