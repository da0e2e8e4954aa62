-- An answer that holds nothing is none.
create or replace function app_hidden.answers_of(answers jsonb) returns jsonb
language sql immutable
as $$
  select coalesce(jsonb_object_agg(g ->> 'questionId', case
    when jsonb_typeof(g -> 'values') = 'array' and g -> 'values' <> '[]' then jsonb_build_object('values', g -> 'values')
    when coalesce(g ->> 'value', '') <> '' then jsonb_build_object('value', g ->> 'value')
  end), '{}')
  from jsonb_array_elements(answers) g
$$;
comment on function app_hidden.answers_of(jsonb) is
  'Answers as they come, a list of questionId with value or values, by the question''s id; null for a question whose answer is taken back.';
grant execute on function app_hidden.answers_of(jsonb) to app_user;
