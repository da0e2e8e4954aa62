-- The members that the policies allow to decide, computed for all members, since there is no calling user.
-- Definer because the worker reads no table.
create or replace function app_private.job_check_reviewers(check_id uuid) returns setof uuid
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select m.id
  from app_public.job_checks c
    join app_public.jobs j on j.id = c.job_id
    join app_public.memberships m on m.account_id = c.partner_account_id and m.accepted_at is not null
    left join app_public.department_memberships d on d.membership_id = m.id and d.department_id = j.department_id
  where c.id = check_id and m.user_id is distinct from c.user_id and (m.role in ('OWNER', 'ADMIN') or coalesce(
    case app_hidden.job_check_access(c.job_check_type)
      when 'CRIMINAL_RECORD' then d.criminal_record_access and (d.identity_access or not exists (
        select from app_public.job_checks i where i.job_application_id = c.job_application_id and i.job_check_type = 'IDENTITY'
      ))
      when 'IDENTITY' then d.identity_access
      else d.role = 'MANAGER'
    end, false))
$$;
comment on function app_private.job_check_reviewers(uuid) is
  'The memberships that may decide on a check: OWNER and ADMIN, and those with the access its kind requires in the '
  'job''s department.';
