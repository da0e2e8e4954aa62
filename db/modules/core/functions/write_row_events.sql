-- One statement for all rows, since a file of the bank may bring 100 000. Called by definers that have checked the caller,
-- as write_events() is. Subscribers receive the id only, and read the row again under their own policies. Row ids and
-- account ids are both uuid v7 and never collide, so one channel name serves a row and a whole account.
create or replace function app_private.write_row_events(
  entity text, ids uuid[], account_ids uuid[], event_type text, status text, data jsonb[] default '{}', partner_account_ids uuid[] default '{}',
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
      write_row_events.entity, i.id, i.account_id, i.partner_account_id, write_row_events.event_type, write_row_events.status,
      write_row_events.actor, app_hidden.current_actor_kind(), write_row_events.user_id,
      app_hidden.current_administrator_id(), coalesce(i.data, '{}')
    from unnest(ids, account_ids, partner_account_ids, data) i (id, account_id, partner_account_id, data)
    returning events.*
  )
  select array_agg(w) into v_events from (select * from written) w;
  perform app_private.enqueue_followers(v_events);
  perform
    pg_notify(format('app:%s:%s', entity, topic.about), jsonb_build_object('id', i.id, 'entity', entity, 'event', event_type, 'status', status)::text)
  from unnest(ids, account_ids, partner_account_ids) i (id, account_id, partner_account_id),
    unnest(array[i.id, i.account_id, i.partner_account_id]) topic (about)
  where topic.about is not null;
end;
$$;
comment on function app_private.write_row_events(text, uuid[], uuid[], text, text, jsonb[], uuid[], text, uuid) is
  'Writes that the same happened to several rows, each of an account and with data of its own, enqueues what follows, and '
  'notifies subscribers of each row and of its accounts once the transaction commits.';
