create or replace function app_hidden.question_ids(form_version_id uuid) returns text[]
language sql stable
as $$
  select coalesce(array_agg(q ->> 'id'), '{}')
  from app_public.job_form_versions f, jsonb_path_query(f.application_form, '$.pages[*].questions[*]') q
  where f.id = form_version_id
$$;
comment on function app_hidden.question_ids(uuid) is 'The ids of the questions of a form that the caller may read, in their order.';
grant execute on function app_hidden.question_ids(uuid) to app_user;
