create or replace function app_private.refuse_when_impersonating() returns void
language plpgsql volatile
as $$
begin
  if app_hidden.current_administrator_id() is not null then
    perform app_private.refuse('INVALID_ACTION');
  end if;
end;
$$;
comment on function app_private.refuse_when_impersonating() is
  'Refuses INVALID_ACTION while an operator acts as the user. For whatever moves money or changes credentials.';
grant execute on function app_private.refuse_when_impersonating() to app_user;
