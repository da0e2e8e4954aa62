-- By the worker, since a visitor writes nothing in a team's history. Definer because it reads no table.
create or replace function app_private.tell_requested_link(id uuid) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.record_event('job_invitations', i.id, i.account_id, 'REQUESTED', null)
  from app_public.job_invitations i where i.id = tell_requested_link.id
$$;
comment on function app_private.tell_requested_link(uuid) is
  E'@task recruitment\nRecords that a link to a job was requested; the mail follows.';
grant execute on function app_private.tell_requested_link(uuid) to app_worker;
