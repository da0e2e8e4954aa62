-- Applications are erased an hour after their team; applicants who wait for an answer are notified that there will be
-- none. Definer because the worker writes no table.
create or replace function app_private.tell_applicants(id uuid) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.record_event('job_applications', a.id, a.account_id, 'TEAM_DELETED', a.status::text)
  from app_public.job_applications a join app_public.accounts t on t.id = a.partner_account_id
  where t.id = tell_applicants.id and t.deleted_at is not null and a.status in ('PENDING', 'SUBMITTED', 'QUALIFIED', 'APPROVED')
    and not exists (
      select from app_public.events e where e.entity = 'job_applications' and e.entity_id = a.id and e.event_type = 'TEAM_DELETED'
    )
$$;
comment on function app_private.tell_applicants(uuid) is
  E'@task recruitment\nTells those with an open application to a deleted team. Safe to run twice.';
grant execute on function app_private.tell_applicants(uuid) to app_worker;
