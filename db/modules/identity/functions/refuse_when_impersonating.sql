-- A caller without the right gets no other refusals, so this stops at once. A mutation declares in its tag
-- `@impersonated` whether it calls this; docs/decisions/impersonation.md has the list.
create or replace function app_private.refuse_when_impersonating() returns void
language plpgsql volatile
as $$
begin
  if app_hidden.current_administrator_id() is not null then
    perform app_private.refuse('INVALID_ACTION');
    perform app_private.stop_if_refused();
  end if;
end;
$$;
comment on function app_private.refuse_when_impersonating() is
  'Stops with INVALID_ACTION while an operator acts as the user. For whatever moves money or changes credentials.';
grant execute on function app_private.refuse_when_impersonating() to app_user, app_operator;
