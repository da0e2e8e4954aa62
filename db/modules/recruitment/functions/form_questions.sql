-- A page contains questions, and before them the properties of a schema of its own, which may be a reference within the
-- form: as forms/applications/read-pages.ts reads it.
create or replace function app_hidden.form_questions(form_version_id uuid)
returns table (id text, schema jsonb, document jsonb, place bigint)
language sql stable
as $$
  with recursive form as (
    select f.application_form as document from app_public.job_form_versions f where f.id = form_questions.form_version_id
  ), pages as (
    select f.document, p.page, p.at from form f, jsonb_array_elements(f.document -> 'pages') with ordinality p (page, at)
  ), schemas (document, at, schema, steps) as (
    select p.document, p.at, p.page -> 'schema', 0 from pages p
    union all
    select s.document, s.at, app_hidden.named_schema(s.document, s.schema), s.steps + 1
    from schemas s
    where not s.schema ? 'properties' and s.schema ->> '$ref' like '#/%' and s.steps < 20
  ), asked (id, schema, document, page, part, at) as (
    select k.id, k.schema, s.document, s.at, 0, k.at
    from schemas s, jsonb_each(s.schema -> 'properties') with ordinality k (id, schema, at)
    where jsonb_typeof(s.schema -> 'properties') = 'object'
    union all
    select q.question ->> 'id', q.question -> 'schema', p.document, p.at, 1, q.at
    from pages p, jsonb_array_elements(p.page -> 'questions') with ordinality q (question, at)
    where jsonb_typeof(p.page -> 'questions') = 'array'
  )
  select a.id, a.schema, a.document, row_number() over (order by a.page, a.part, a.at) from asked a
$$;
comment on function app_hidden.form_questions(uuid) is
  'The questions of a form that the caller may read, with their own schemas and the form that these may point into.';
grant execute on function app_hidden.form_questions(uuid) to app_user;
