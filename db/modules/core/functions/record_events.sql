-- Definer because nobody may write an event by hand: history is what the transitions say it is.
-- Subscribers hear the id only, and read the row again under their own rules. Row ids and account
-- ids are both uuid v7 and never collide, so one channel name serves a row and a whole account.
create or replace function app_private.record_events(
  entity text, ids uuid[], account_id uuid, event_type text, status text, data jsonb default '{}', partner_account_id uuid default null
) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_events app_public.events[];
begin
  -- Who acts in an account writes its history and no other's, whatever row is named. What is a person's own,
  -- as an identity, is in no account.
  if not app_hidden.is_within_reach(account_id) and not app_hidden.is_within_reach(partner_account_id)
    and (account_id is not null or exists (select from unnest(ids) i (id) where not app_private.is_own_row(entity, i.id))) then
    raise exception 'an event of another account' using errcode = 'insufficient_privilege';
  end if;
  with written as (
    insert into app_public.events (entity, entity_id, account_id, partner_account_id, event_type, status, actor, actor_kind, user_id, administrator_id, data)
    select
      record_events.entity, i.id, record_events.account_id, record_events.partner_account_id, record_events.event_type, record_events.status,
      app_hidden.current_actor_name(), app_hidden.current_actor_kind(), app_hidden.current_user_id(),
      app_hidden.current_administrator_id(), coalesce(record_events.data, '{}')
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
comment on function app_private.record_events(text, uuid[], uuid, text, text, jsonb, uuid) is
  'Writes that the same happened to several rows, enqueues what follows, and notifies subscribers of each row and of '
  'its accounts once the transaction commits.';
grant execute on function app_private.record_events(text, uuid[], uuid, text, text, jsonb, uuid) to app_user, app_operator, app_worker;
