-- Definer because nobody may write an event by hand: history is what the transitions say it is.
-- Subscribers hear the id only, and read the row again under their own rules. Row ids and account
-- ids are both uuid v7 and never collide, so one channel name serves a row and a whole account.
create or replace function app_private.record_event(
  entity text, id uuid, account_id uuid, event_type text, status text, data jsonb default '{}'
) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_message text := jsonb_build_object('id', id, 'entity', entity, 'event', event_type, 'status', status);
  v_event app_public.events;
begin
  -- Who acts in an account writes its history and no other's, whatever row is named. What is a person's own,
  -- as an identity, is in no account.
  if not app_hidden.is_within_reach(account_id) and not (account_id is null and app_private.is_own_row(entity, id)) then
    raise exception 'an event of another account' using errcode = 'insufficient_privilege';
  end if;
  insert into app_public.events (entity, entity_id, account_id, event_type, status, actor, actor_kind, user_id, administrator_id, data)
  values (
    record_event.entity, record_event.id, record_event.account_id, record_event.event_type, record_event.status,
    app_hidden.current_actor_name(), app_hidden.current_actor_kind(), app_hidden.current_user_id(),
    app_hidden.current_administrator_id(), coalesce(record_event.data, '{}')
  )
  returning * into v_event;
  perform app_private.enqueue_followers(v_event);
  perform pg_notify(format('app:%s:%s', entity, id), v_message);
  if account_id is not null then
    perform pg_notify(format('app:%s:%s', entity, account_id), v_message);
  end if;
end;
$$;
comment on function app_private.record_event(text, uuid, uuid, text, text, jsonb) is
  'Writes an event with the acting person, enqueues what follows it, and notifies subscribers of the row and of its account once the transaction commits.';
grant execute on function app_private.record_event(text, uuid, uuid, text, text, jsonb) to app_user, app_operator, app_worker;
