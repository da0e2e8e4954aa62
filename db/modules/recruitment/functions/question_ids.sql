-- A page asks by its questions, and before them by the properties of a schema of its own, which may stand elsewhere in
-- the form: as forms/applications/read-pages.ts reads it.
create or replace function app_hidden.question_ids(form_version_id uuid) returns text[]
language sql stable
as $$
  with recursive form as (
    select f.application_form as document from app_public.job_form_versions f where f.id = question_ids.form_version_id
  ), pages as (
    select f.document, p.page, p.at from form f, jsonb_array_elements(f.document -> 'pages') with ordinality p (page, at)
  ), schemas (document, at, schema, steps) as (
    select p.document, p.at, p.page -> 'schema', 0 from pages p
    union all
    select s.document, s.at, s.document #> array(
      select replace(replace(part, '~1', '/'), '~0', '~') from string_to_table(substr(s.schema ->> '$ref', 3), '/') part
    ), s.steps + 1
    from schemas s
    where not s.schema ? 'properties' and s.schema ->> '$ref' like '#/%' and s.steps < 20
  ), asked (id, page, place, at) as (
    select k.id, s.at, 0, k.at
    from schemas s, jsonb_object_keys(s.schema -> 'properties') with ordinality k (id, at)
    where jsonb_typeof(s.schema -> 'properties') = 'object'
    union all
    select q.question ->> 'id', p.at, 1, q.at
    from pages p, jsonb_array_elements(p.page -> 'questions') with ordinality q (question, at)
    where jsonb_typeof(p.page -> 'questions') = 'array'
  )
  select coalesce(array_agg(a.id order by a.page, a.place, a.at), '{}') from asked a
$$;
comment on function app_hidden.question_ids(uuid) is 'The ids of the questions of a form that the caller may read, in their order.';
grant execute on function app_hidden.question_ids(uuid) to app_user;
