-- Run by the worker, since a caller with an old link may not write to the history of the inviting account. The mail
-- follows the event as it did the first time. Definer because the worker reads no table.
create or replace function app_private.renew_invitation(id uuid) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.record_event(e.entity, e.entity_id, e.account_id, e.event_type, e.status)
  from app_private.one_time_links l join app_public.events e on e.id = l.event_id
  where l.id = renew_invitation.id and l.purpose = 'INVITATION' and l.used_at is null
$$;
comment on function app_private.renew_invitation(uuid) is
  E'@task identity\nSends a new invitation after an expired link was opened, by repeating the event it followed.';
grant execute on function app_private.renew_invitation(uuid) to app_worker;
