create or replace function app_hidden.question_ids(form_version_id uuid) returns text[]
language sql stable
as $$
  select coalesce(array_agg(q.id order by q.place), '{}') from app_hidden.form_questions(question_ids.form_version_id) q
$$;
comment on function app_hidden.question_ids(uuid) is 'The ids of the questions of a form that the caller may read, in their order.';
grant execute on function app_hidden.question_ids(uuid) to app_user;
