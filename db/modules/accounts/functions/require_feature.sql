create or replace function app_private.require_feature(feature text) returns void
language plpgsql volatile
as $$
begin
  if not app_hidden.has_feature(feature) then
    perform app_private.refuse('UNAUTHORIZED');
  end if;
end;
$$;
comment on function app_private.require_feature(text) is 'Refuses UNAUTHORIZED unless the current account has the feature.';
grant execute on function app_private.require_feature(text) to app_user;
