-- Comparing a record with a person's identity shows both, so where the identity is checked as well, both accesses are
-- needed. No user decides on their own check. Definer because policies and the guard call it; it answers about the
-- caller alone.
create or replace function app_hidden.inspected_check_ids() returns uuid[]
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  with mine as (
    select app_hidden.inspected_job_ids('CRIMINAL_RECORD') as of_records, app_hidden.inspected_job_ids('IDENTITY') as of_identity,
      app_hidden.handled_job_ids() as handled
  )
  select coalesce(array_agg(c.id), '{}')
  from app_public.job_checks c, mine
  where c.partner_account_id = app_hidden.current_account_id() and c.shared_at is not null and c.status = 'IN_REVIEW'
    and c.user_id is distinct from app_hidden.current_user_id()
    and case app_hidden.job_check_access(c.job_check_type)
      when 'CRIMINAL_RECORD' then c.job_id = any (mine.of_records) and (c.job_id = any (mine.of_identity) or not exists (
        select from app_public.job_checks i where i.job_application_id = c.job_application_id and i.job_check_type = 'IDENTITY'
      ))
      when 'IDENTITY' then c.job_id = any (mine.of_identity)
      else c.job_id = any (mine.handled)
    end
$$;
comment on function app_hidden.inspected_check_ids() is
  'The checks in review of the current team whose papers the caller may see and on which they may decide.';
grant execute on function app_hidden.inspected_check_ids() to app_user;
