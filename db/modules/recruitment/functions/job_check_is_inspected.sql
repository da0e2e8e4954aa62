-- A decision requires that the documents were opened. A criminal record is opened by the team only, never by operators.
-- Definer because the guard runs as the writing role, and no role reads who else has opened a file.
create or replace function app_hidden.job_check_is_inspected(id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_public.job_checks c left join app_public.job_check_papers p on p.job_check_id = c.id
    where c.id = job_check_is_inspected.id
      and case when app_hidden.current_operator_role() is not null
        then c.job_check_type <> 'CRIMINAL_RECORD' else c.id = any (app_hidden.inspected_check_ids()) end
      and (p.first_file_id is null or exists (
        select from app_public.events e
        where e.entity = 'files' and e.entity_id = p.first_file_id and e.event_type = 'OPENED'
          and e.user_id = app_hidden.current_user_id()
      ))
  )
$$;
comment on function app_hidden.job_check_is_inspected(uuid) is
'@actors OWNER ADMIN MANAGER
Whether the caller may decide on a check: with the access its kind takes, having opened what was handed in.';
grant execute on function app_hidden.job_check_is_inspected(uuid) to app_visitor, app_user, app_operator, app_worker;
