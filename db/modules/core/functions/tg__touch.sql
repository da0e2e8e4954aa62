-- The timestamp is taken when the row is locked, not when the transaction began, or a change that waited would look
-- older than the one it waited for. A client that writes the column itself states the version it has read: the
-- operators' generic updates use this as mutations use refuse_when_changed().
create or replace function app_private.tg__touch() returns trigger
language plpgsql volatile
as $$
begin
  if new.updated_at < old.updated_at and app_hidden.is_newer(old.updated_at, new.updated_at) then
    perform app_private.refuse('INVALID_ACTION', 'updatedAt');
    perform app_private.stop_if_refused();
  end if;
  new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  return new;
end;
$$;
comment on function app_private.tg__touch() is
  'Keeps updated_at true. Stops with INVALID_ACTION at updatedAt when a stamp is written that is older than the row.';
grant execute on function app_private.tg__touch() to app_visitor, app_user, app_operator, app_worker;
