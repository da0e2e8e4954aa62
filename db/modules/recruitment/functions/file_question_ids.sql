-- A schema's own keywords override those of its reference, as in forms/applications/resolve-fragment.ts.
create or replace function app_hidden.file_question_ids(form_version_id uuid) returns text[]
language sql stable
as $$
  with recursive schemas (id, document, schema, steps) as (
    select q.id, q.document, q.schema, 0 from app_hidden.form_questions(file_question_ids.form_version_id) q
    union all
    select s.id, s.document, app_hidden.named_schema(s.document, s.schema), s.steps + 1
    from schemas s
    where not s.schema ? 'format' and s.schema ->> '$ref' like '#/%' and s.steps < 20
  )
  select coalesce(array_agg(s.id), '{}') from schemas s where s.schema ->> 'format' = 'file'
$$;
comment on function app_hidden.file_question_ids(uuid) is 'The ids of the questions of a form that ask for a file.';
grant execute on function app_hidden.file_question_ids(uuid) to app_user;
