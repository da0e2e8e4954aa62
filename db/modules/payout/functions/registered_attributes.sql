create or replace function app_private.registered_attributes(attributes jsonb, entry app_public.register_entries) returns jsonb
language sql immutable
as $$
  select attributes || case when entry.name is null then '{}' else jsonb_build_object(
    'organizationName', left(entry.name, 200),
    'address', coalesce(app_hidden.address_input(entry.address), attributes -> 'address')
  ) end
$$;
comment on function app_private.registered_attributes(jsonb, app_public.register_entries) is
  'The attributes of a profile, overridden by the register''s facts about the organisation.';
grant execute on function app_private.registered_attributes(jsonb, app_public.register_entries) to app_user;
