-- Definer because the policy of checks calls it, and a member who handles no jobs reads only their own department. It
-- concerns the caller alone and returns one value, so that a policy calls it once per statement.
create or replace function app_hidden.inspected_job_ids(access text) returns uuid[]
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(array_agg(j.id), '{}')
  from app_public.jobs j
  where j.account_id = app_hidden.current_account_id() and app_hidden.has_feature('workflows') and (
    app_hidden.can_manage() or exists (
      select from app_public.department_memberships d join app_public.memberships m on m.id = d.membership_id
      where d.department_id = j.department_id and m.user_id = app_hidden.current_user_id()
        and case inspected_job_ids.access when 'CRIMINAL_RECORD' then d.criminal_record_access when 'IDENTITY' then d.identity_access end
    )
  )
$$;
comment on function app_hidden.inspected_job_ids(text) is
  'The jobs of the current team for which the caller has an access, CRIMINAL_RECORD or IDENTITY: all for OWNER and ADMIN.';
grant execute on function app_hidden.inspected_job_ids(text) to app_user;
