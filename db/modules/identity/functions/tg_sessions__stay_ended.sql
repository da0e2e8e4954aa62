-- Ended is ended: an operator who may end sessions could otherwise bring one back that its owner has
-- left, and with it a token that was given up.
create or replace function app_private.tg_sessions__stay_ended() returns trigger
language plpgsql volatile
as $$
begin
  new.revoked_at := old.revoked_at;
  return new;
end;
$$;
comment on function app_private.tg_sessions__stay_ended() is 'Keeps the moment a session ended, whatever is written over it.';
