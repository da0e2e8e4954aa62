-- Called by definers that have checked the caller: record_events() requires a member of the account, which a person
-- joining or declining a team is not. Subscribers receive the id only, and read the row again under their own policies.
-- Row ids and account ids are both uuid v7 and never collide, so one channel name serves a row and a whole account.
create or replace function app_private.write_events(
  entity text, ids uuid[], account_id uuid, event_type text, status text, data jsonb default '{}', partner_account_id uuid default null,
  actor text default app_hidden.current_actor_name(), user_id uuid default app_hidden.current_user_id()
) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_events app_public.events[];
begin
  with written as (
    insert into app_public.events (entity, entity_id, account_id, partner_account_id, event_type, status, actor, actor_kind, user_id, administrator_id, data)
    select
      write_events.entity, i.id, write_events.account_id, write_events.partner_account_id, write_events.event_type, write_events.status,
      write_events.actor, app_hidden.current_actor_kind(), write_events.user_id,
      app_hidden.current_administrator_id(), coalesce(write_events.data, '{}')
    from unnest(ids) i (id)
    returning events.*
  )
  select array_agg(w) into v_events from (select * from written) w;
  perform app_private.enqueue_followers(v_events);
  perform
    pg_notify(format('app:%s:%s', entity, told.about), jsonb_build_object('id', i.id, 'entity', entity, 'event', event_type, 'status', status)::text)
  from unnest(ids) i (id), unnest(array[i.id, account_id, partner_account_id]) told (about)
  where told.about is not null;
end;
$$;
comment on function app_private.write_events(text, uuid[], uuid, text, text, jsonb, uuid, text, uuid) is
  'Writes that the same happened to several rows, enqueues what follows, and notifies subscribers of each row and of '
  'its accounts once the transaction commits.';
