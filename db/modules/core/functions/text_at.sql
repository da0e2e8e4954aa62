create or replace function app_hidden.text_at(input jsonb, path text) returns text
language sql immutable parallel safe
as $$
  select nullif(btrim(input #>> string_to_array(path, '.')), '')
$$;
comment on function app_hidden.text_at(jsonb, text) is 'The words at a dotted path of the input, trimmed; null when blank or absent.';
grant execute on function app_hidden.text_at(jsonb, text) to app_visitor, app_user, app_operator, app_worker;
