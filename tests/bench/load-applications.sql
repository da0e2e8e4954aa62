-- A team gets 10 000 applications to ten jobs in two departments, a thousand people each, in every state a team sees.
-- Triggers are disabled, as in the main load.
set session_replication_role = replica;

create temp table large_team as
select uuidv7() as account_id, uuidv7() as kitchen_id, uuidv7() as store_id,
  (select id from app_public.users where email = 'bench2@example.no') as user_id;

insert into app_public.accounts (id, slug, account_type, name, tag, primary_user_id, workflows_enabled)
select account_id, 'bench-large-team', 'TEAM', 'Barnehagene', 'KINDERGARTEN', user_id, true from large_team;
insert into app_public.memberships (account_id, user_id, role) select account_id, user_id, 'OWNER' from large_team;
insert into app_public.departments (id, account_id, name)
select kitchen_id, account_id, 'Kjøkken' from large_team union all select store_id, account_id, 'Lager' from large_team;

create temp table large_jobs as
select n, uuidv7() as job_id, uuidv7() as version_id, case when n % 2 = 0 then kitchen_id else store_id end as department_id
from generate_series(1, 10) n, large_team;

insert into app_public.jobs (id, account_id, department_id, status, title, tagline, description, privacy_link, terms_link, published_at)
select j.job_id, t.account_id, j.department_id, 'PUBLISHED', 'Vikar ' || j.n, 'Vær med oss', 'Vi trenger deg.',
  'https://barnehagene.example/personvern', 'https://barnehagene.example/vilkar', now()
from large_jobs j, large_team t;

insert into app_public.job_form_versions (id, account_id, job_id, version, application_form)
select j.version_id, t.account_id, j.job_id, 1, jsonb_build_object('pages', jsonb_build_array(jsonb_build_object(
  'title', 'Om deg', 'pageNumber', 1, 'questions', (
    select jsonb_agg(jsonb_build_object('id', 'q' || n, 'label', 'Spørsmål ' || n, 'type', 'TEXT'))
    from generate_series(1, 20) n))))
from large_jobs j, large_team t;

insert into app_public.job_applications (
  account_id, partner_account_id, job_id, form_version_id, user_id, status, name, email, submitted_at, answers
)
select a.id, t.account_id, j.job_id, j.version_id, u.id,
  (array['SUBMITTED', 'QUALIFIED', 'QUALIFIED', 'APPROVED', 'REJECTED'])[1 + u.n % 5]::app_public.job_application_status,
  (array['Ida', 'Åse', 'Ola', 'Øystein', 'Per'])[1 + u.n % 5] || ' ' || (array['Berg', 'Ås', 'Hagen', 'Dahl'])[1 + (u.n / 5) % 4] || ' ' || u.n,
  u.email, now() - (u.n * 10 + j.n || ' minutes')::interval,
  (select jsonb_object_agg('q' || q, jsonb_build_object('value', 'Svar nummer ' || q || ' av ' || u.n || ', med noen flere ord'))
   from generate_series(1, 20) q)
from large_jobs j, large_team t, (
    select u.*, row_number() over (order by u.id) as n from app_public.users u where u.email ~ '^bench[0-9]+@' order by u.id limit $applicants$
  ) u
  join app_public.accounts a on a.primary_user_id = u.id and a.account_type = 'PERSONAL';

set session_replication_role = origin;
analyze app_public.job_applications, app_public.jobs, app_public.departments;
