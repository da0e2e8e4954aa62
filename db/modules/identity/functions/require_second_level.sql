create or replace function app_private.require_second_level() returns void
language plpgsql volatile
as $$
begin
  if not app_hidden.has_second_level() then
    perform app_private.refuse('AUTH_LEVEL_2_REQUIRED');
  end if;
end;
$$;
comment on function app_private.require_second_level() is
  'Refuses AUTH_LEVEL_2_REQUIRED unless an SMS code was confirmed in this session in the last 15 minutes.';
grant execute on function app_private.require_second_level() to app_user;
