create or replace function app_hidden.named_schema(document jsonb, schema jsonb) returns jsonb
language sql immutable
as $$
  select document #> array(
    select replace(replace(part, '~1', '/'), '~0', '~') from string_to_table(substr(schema ->> '$ref', 3), '/') part
  )
$$;
comment on function app_hidden.named_schema(jsonb, jsonb) is
  'The schema that a $ref names in its document; null when it leads nowhere.';
grant execute on function app_hidden.named_schema(jsonb, jsonb) to app_user;
