-- A definer may write every column, so it states which fields of a form it writes: others are no way to further columns.
create or replace function app_hidden.fields_of(attributes jsonb, variadic fields text[]) returns jsonb
language sql immutable
as $$
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(nullif(attributes, 'null')) where key = any (fields)
$$;
comment on function app_hidden.fields_of(jsonb, text[]) is 'Of attributes those of the fields named; absent ones stay absent.';
grant execute on function app_hidden.fields_of(jsonb, text[]) to app_user;
