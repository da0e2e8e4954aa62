-- The answer to a file question is the id of a file without any other reference; erasing the application finds it by
-- the same function (`files_of_rows`).
create or replace function app_hidden.answer_file_ids(answers jsonb) returns uuid[]
language sql immutable
as $$
  select array(
    select app_hidden.key_of(one ->> 'value', 'fil') from jsonb_each(answers) q (id, one)
    where one ->> 'value' ~ '^fil_[0-9a-z]{26}$' and app_hidden.key_of(one ->> 'value', 'fil') is not null
  )
$$;
comment on function app_hidden.answer_file_ids(jsonb) is 'The files that an application''s answers name.';
grant execute on function app_hidden.answer_file_ids(jsonb) to app_user;
