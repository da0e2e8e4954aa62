-- People type numbers in groups, as they read them.
create or replace function app_hidden.without_spaces(attributes jsonb) returns jsonb
language sql immutable parallel safe
as $$
  select attributes || coalesce((
    select jsonb_object_agg(key, regexp_replace(attributes ->> key, '\s', '', 'g'))
    from unnest(array['organizationNumber', 'orgNumber', 'personalNumber', 'phone']) as key
    where attributes ->> key is not null
  ), '{}')
$$;
comment on function app_hidden.without_spaces(jsonb) is 'The attributes of a form with the spaces taken out of numbers.';
grant execute on function app_hidden.without_spaces(jsonb) to app_user;
