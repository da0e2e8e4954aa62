create or replace function app_private.refuse_other_session(id uuid) returns void
language plpgsql volatile
as $$
begin
  if id <> app_hidden.current_session_id() then
    perform app_private.refuse_when_impersonating();
  end if;
end;
$$;
comment on function app_private.refuse_other_session(uuid) is
  'Stops with INVALID_ACTION when an operator acting as the user names another session than their own.';
