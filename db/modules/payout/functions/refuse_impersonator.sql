-- An operator may look and help in somebody's name, never decide where that person's money goes.
create or replace function app_private.refuse_impersonator() returns void
language plpgsql volatile
as $$
begin
  if app_hidden.current_administrator_id() is not null then
    perform app_private.refuse('INVALID_ACTION');
    perform app_private.stop_if_refused();
  end if;
end;
$$;
comment on function app_private.refuse_impersonator() is 'Stops with INVALID_ACTION when an operator acts in the user''s name.';
grant execute on function app_private.refuse_impersonator() to app_user;
